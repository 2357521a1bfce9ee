/**
 * A browser's translator moves texts into elements of its own. React goes on writing into a text that stands beside others
 * where it was, so the page keeps what it said before: each text that changes needs an element of its own.
 */
import { BASE, expect, test } from './fixture.ts'
import { monthAgo } from './days.ts'

/** Wraps each text as Google Translate does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const parent = text.parentElement
    if (!parent || (text.textContent ?? '').trim() === '' || parent.closest('script, style, option, svg'))
      continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    parent.replaceChild(outer, text)
    outer.append(inner)
    inner.append(text)
  }
}

/** What the main part of the page says, word by word. */
const said = (): string => (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

for (const login of ['ulla.users', 'mats.msp', 'paul.postpaid'])
  test(`the dashboard of ${login} says the figures of another month, though its texts were moved`, async ({
    open,
    page,
  }) => {
    const table = page.getByRole('table', { name: /Bedrijven in|Uitgaven van/ })
    await open(`/dashboard?month=${monthAgo(2)}`, { as: login })
    await expect(table.first()).toContainText('€')
    await expect(page.getByRole('list', { name: 'Waaraan het budget gaat' })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const fresh = said()
    await page.goto(`${BASE}/dashboard`)
    await expect(page.getByRole('list', { name: 'Waaraan het budget gaat' })).toBeVisible()
    translate()
    await page.getByRole('combobox', { name: 'Maand', exact: true }).selectOption(monthAgo(2))
    await expect.poll(said).toBe(fresh)
  })

test('a list says what a search found, though its texts were moved', async ({ open, page }) => {
  const search = () => page.getByRole('searchbox').first().fill('peeters')
  const rows = page.locator('tbody tr[aria-rowindex]')
  await open('/manage/app-users/active', { as: 'ulla.users' })
  await expect(rows.first()).toBeVisible()
  await search()
  await expect(rows).toHaveCount(3)
  const fresh = said()
  await page.goto(`${BASE}/manage/app-users/active`)
  await expect(rows.first()).toBeVisible()
  translate()
  await search()
  await expect.poll(said).toBe(fresh)
})
