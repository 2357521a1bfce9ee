/** Nothing jumps when data arrives: what the browser counts as a shift, on one page of each template. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../../fixtures.ts'

/** The browser's own score: 0.1 is "good" for a whole visit; a page that keeps its places stays far below. */
const MOST = 0.02
/** Data that comes this late comes after the first paint. */
const LATE_MS = 400

interface Shifts {
  readonly score: number
  readonly moved: readonly string[]
}
declare global {
  interface Window {
    shifts: { score: number; moved: string[] }
  }
}

/** Collects what moves without anybody having touched the page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = { score: 0, moved: [] }
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        window.shifts.score += entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          if (node instanceof Element)
            window.shifts.moved.push(
              `${entry.value.toFixed(4)} ${node.tagName} ${node.textContent.slice(0, 40)}: from ${previousRect.y} to ${currentRect.y}`,
            )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
const shiftsOf = (page: Page): Promise<Shifts> => page.evaluate(() => window.shifts)

for (const [template, path, operations, text] of [
  ['a list', '/manage/app-users/active?search=jonas', ['getUsersByFilter'], 'Jonas Peeters'],
  ['a record', '/manage/app-users/u-1101/overview', ['getUser', 'getEventsByFilter'], 'Laatste uitgaven'],
  [
    'a dashboard',
    '/dashboard',
    ['countBookings', 'sumEvents', 'countUsersWithNegativeBudget'],
    'Laatste 12 maanden',
  ],
  ['a form', '/manage/app-users/u-1101/detail', ['getUser'], 'Voornaam'],
  ['settings', '/company/settings/details', ['getCorporateAccount'], 'Naam'],
] as const)
  test(`${template} keeps its places when data arrives`, async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await watchShifts(page)
    for (const operationId of operations)
      await sandbox.faults.set({ operationId, kind: 'latency', ms: LATE_MS })
    await page.goto(`${BASE}${path}`)
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
    const { score, moved } = await shiftsOf(page)
    expect(score, moved.join('\n')).toBeLessThanOrEqual(MOST)
  })
