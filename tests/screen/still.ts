/** Waits until a screen has settled. */
import { expect } from './fixture.ts'
import type { ScreenPage } from './page.ts'

export const textOn = (): string => document.querySelector('main')?.textContent ?? ''

/** The texts of the page, one by one. */
export function textsOn(): readonly string[] {
  const main = document.querySelector('main')
  if (!main) return []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts
}

/** Waits until the screen after "change password" is there, with all its data and the code that shows it. */
export async function untilStill(page: ScreenPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toHaveCount(0)
  // A drawer hides the page behind it, which is still in the document.
  await expect.poll(() => document.querySelector('h1') !== null).toBe(true)
  for (let before = '', alike = 0; alike < 3; alike += 1) {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (before !== textOn()) alike = 0
    before = textOn()
  }
}
