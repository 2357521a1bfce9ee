/**
 * Nothing jumps when data arrives, measured by the browser's layout shifts on one page of each template and on the page
 * of a budget. Nothing flashes either: the skeleton of a list is shown only if its rows take a while.
 */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../../fixtures.ts'
import { isAll, sample, turn } from '../../level.ts'

/**
 * The browser's layout shift score: 0.1 counts as "good" for a whole visit. A page whose elements keep their places
 * stays far below.
 */
const MOST = 0.02
/** Data with this delay arrives after the first paint. */
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
  /** The template, and what it shows when everything has loaded. */
  readonly of: string
  readonly shows: string
  readonly path: string
  /** The data that is loaded late. */
  readonly late: readonly string[]
  readonly as?: string
}

const CASES: readonly Case[] = [
  {
    of: 'a list',
    path: '/manage/app-users/active?search=jonas',
    late: ['getUsersByFilter'],
    shows: 'Jonas Peeters',
  },
  {
    of: 'a record',
    path: '/manage/app-users/u-1101/overview',
    late: ['getUser', 'getEventsByFilter'],
    shows: 'Laatste uitgaven',
  },
  {
    of: 'a budget',
    path: '/manage/app-users/u-1101/budgets/b-5101',
    late: ['getUser', 'getBudgetsByOwner', 'getBudgetTransactionsByFilter'],
    shows: 'Transacties',
  },
  {
    of: 'a dashboard',
    path: '/dashboard',
    late: ['countBookings', 'sumEvents', 'countUsersWithNegativeBudget'],
    shows: 'Laatste 12 maanden',
  },
  { of: 'a form', path: '/manage/app-users/u-1101/detail', late: ['getUser'], shows: 'Voornaam' },
  {
    of: 'settings',
    path: '/company/settings/details',
    late: ['getCorporateAccount'],
    shows: 'Naam',
  },
  {
    of: 'settings in rows',
    path: '/manage/user-groups/g-4002/trip-registration',
    late: ['getUserGroup', 'getCommuteCompensation', 'getBusinessTripCompensation'],
    shows: 'Wandelvergoeding',
  },
  { of: 'a wizard', path: '/manage/app-users/add', late: ['findAllUserGroups'], shows: 'Voornaam' },
  {
    of: 'an empty company',
    as: 'emma.empty',
    path: '/dashboard',
    late: ['countUsers', 'countUsersWithNegativeBudget'],
    shows: 'Nog 4 haltes te gaan',
  },
]

for (const { of, path, late, shows, as = 'ulla.users' } of sample(CASES, 7, (one) => one.of))
  test(`the layout of ${of} does not shift when data arrives`, async ({ page, signInAs, sandbox }) => {
    await signInAs(as)
    await watchShifts(page)
    for (const operationId of late) await sandbox.faults.set({ operationId, kind: 'latency', ms: LATE_MS })
    await page.goto(`${BASE}${path}`)
    await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
    const { score, moved } = await shiftsOf(page)
    expect(score, moved.join('\n')).toBeLessThanOrEqual(MOST)
  })

test('the layout of the sign-in page does not shift when its drawing and font arrive', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`${BASE}/login`)
  await expect(page.getByRole('complementary').getByRole('paragraph').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const { score, moved } = await shiftsOf(page)
  expect(score, moved.join('\n')).toBeLessThanOrEqual(MOST)
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
