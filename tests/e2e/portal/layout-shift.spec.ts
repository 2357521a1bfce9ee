/**
 * The layout does not shift when data arrives, measured by the browser on one page of each template and on the page of a
 * budget. Nothing flashes either: the skeleton of a list is shown only if loading its rows takes a while.
 */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../../fixtures.ts'
import { isAll, sample, turn } from '../../level.ts'

/**
 * The maximum layout shift score. The browser vendors call 0.1 "good" for a whole visit; a page without shifts stays far
 * below that.
 */
const MAX_SCORE = 0.02
/** The delay of the data, so that it arrives after the first paint. */
const DELAY_MS = 400

interface Shifts {
  readonly score: number
  readonly moved: readonly string[]
}
declare global {
  interface Window {
    shifts: { score: number; moved: string[] }
  }
}

/** Records layout shifts that no user input has caused. */
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
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`
        for (const { node, previousRect, currentRect } of entry.sources)
          if (node instanceof Element)
            window.shifts.moved.push(
              `${entry.value.toFixed(4)} ${node.tagName} ${node.textContent.slice(0, 40)}: from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
            )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
const shiftsOf = (page: Page): Promise<Shifts> => page.evaluate(() => window.shifts)

interface Case {
  /** The template. */
  readonly of: string
  /** A text that is visible when everything has loaded. */
  readonly shows: string
  readonly path: string
  /** The operations whose responses are delayed. */
  readonly delayed: readonly string[]
  readonly as?: string
}

const CASES: readonly Case[] = [
  {
    of: 'a list',
    path: '/manage/app-users/active?search=jonas',
    delayed: ['getUsersByFilter'],
    shows: 'Jonas Peeters',
  },
  {
    of: 'a record',
    path: '/manage/app-users/u-1101/overview',
    delayed: ['getUser', 'getEventsByFilter'],
    shows: 'Laatste uitgaven',
  },
  {
    of: 'a budget',
    path: '/manage/app-users/u-1101/budgets/b-5101',
    delayed: ['getUser', 'getBudgetsByOwner', 'getBudgetTransactionsByFilter'],
    shows: 'Transacties',
  },
  {
    of: 'a dashboard',
    path: '/dashboard',
    delayed: ['countBookings', 'sumEvents', 'countUsersWithNegativeBudget'],
    shows: 'Laatste 12 maanden',
  },
  { of: 'a form', path: '/manage/app-users/u-1101/detail', delayed: ['getUser'], shows: 'Voornaam' },
  {
    of: 'settings',
    path: '/company/settings/details',
    delayed: ['getCorporateAccount'],
    shows: 'Naam',
  },
  {
    of: 'settings in rows',
    path: '/manage/user-groups/g-4002/trip-registration',
    delayed: ['getUserGroup', 'getCommuteCompensation', 'getBusinessTripCompensation'],
    shows: 'Wandelvergoeding',
  },
  { of: 'a wizard', path: '/manage/app-users/add', delayed: ['findAllUserGroups'], shows: 'Voornaam' },
  {
    of: 'an empty company',
    as: 'emma.empty',
    path: '/dashboard',
    delayed: ['countUsers', 'countUsersWithNegativeBudget'],
    shows: 'Nog 4 haltes te gaan',
  },
]

for (const { of, path, delayed, shows, as = 'ulla.users' } of sample(CASES, 7, (one) => one.of))
  test(`the layout of ${of} does not shift when data arrives`, async ({ page, signInAs, sandbox }) => {
    await signInAs(as)
    await watchShifts(page)
    for (const operationId of delayed)
      await sandbox.faults.set({ operationId, kind: 'latency', ms: DELAY_MS })
    await page.goto(`${BASE}${path}`)
    await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
    const { score, moved } = await shiftsOf(page)
    expect(score, moved.join('\n')).toBeLessThanOrEqual(MAX_SCORE)
  })

test('the layout of the sign-in page does not shift when its drawing and font arrive', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`${BASE}/login`)
  await expect(page.getByRole('complementary').getByRole('paragraph').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const { score, moved } = await shiftsOf(page)
  expect(score, moved.join('\n')).toBeLessThanOrEqual(MAX_SCORE)
})

for (const reducedMotion of turn(['no-preference', 'reduce'] as const, 0, isAll))
  test(`the skeleton of a list is shown only after 100 ms, motion: ${reducedMotion}`, async ({
    page,
    signInAs,
    sandbox,
  }) => {
    await signInAs('ulla.users')
    await page.emulateMedia({ reducedMotion })
    await sandbox.faults.set({ operationId: 'getUsersByFilter', kind: 'latency', ms: 10_000 })
    await page.goto(`${BASE}/manage/app-users/active`)
    const skeleton = page.locator('.table-awaited > td').first()
    await expect(skeleton).toBeVisible()
    /**
     * Whether it is visible this long after it was rendered. The animation is restarted and held at that moment,
     * because the clock is stopped.
     */
    const isDrawnAfter = (ms: number): Promise<boolean> =>
      skeleton.evaluate((cell: HTMLElement, time) => {
        cell.style.animation = 'none'
        void cell.clientWidth // Forces a layout, otherwise the browser would see no change.
        cell.style.animation = ''
        for (const animation of cell.getAnimations()) {
          animation.pause()
          animation.currentTime = time
        }
        return getComputedStyle(cell).backgroundImage !== 'none'
      }, ms)
    expect([await isDrawnAfter(0), await isDrawnAfter(99), await isDrawnAfter(100)]).toEqual([
      false,
      false,
      true,
    ])
  })
