/**
 * Opens every screen of the table directly in its language. A full run also opens it in the other languages, and a
 * quick run opens a sample of the screens. Each has a title and one heading, needs few scripts, has no covered
 * controls, fits 992 px without a cut status or amount, and axe finds nothing in either theme. A new screen is included because
 * it is in the table.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { coveredControls } from '../engines/hit-test.ts'
import { expect, test, type Language } from '../fixtures.ts'
import { LANGUAGES, languagesFor } from '../languages.ts'
import { isFull, sample } from '../level.ts'
import { cutBadges, cutFigures, inEachLanguage, rememberLanguage } from '../portal.ts'
import { sampleAddress } from '../sample-address.ts'

/** In another order, so that guest screens and similarly named screens do not share a language. */
const GUESTS_LANGUAGES: readonly Language[] = [...LANGUAGES.slice(1), LANGUAGES[0]]
/**
 * The number of files that may load after the page is shown: the content of a dialog, which is three files, or the
 * user's own language.
 */
const AFTERWARDS = 3
/** Screens that open in front of another screen, and hide it from screen readers. */
const DRAWERS: ReadonlySet<string> = new Set(['AddUserExpense'])
const budget = JSON.parse(readFileSync('size-budget.json', 'utf8')) as { scriptsPerColdPage: number }

const screens = (routes as readonly Route[]).filter(({ load }) => load !== undefined)

for (const route of sample(screens, 32, ({ name }) => `screen ${name}`))
  test(route.name, async ({ page, signInAs, context, baseURL, expectAccessible }) => {
    test.setTimeout(isFull ? 120_000 : 60_000) // Each language takes as long as the first.
    const isDrawer = DRAWERS.has(route.name)
    const look = async (): Promise<void> => {
      await expectReady(page, isDrawer)
      await expect(page).toHaveTitle(/\S/)
      await expect(page.getByRole('heading', { level: isDrawer ? 2 : 1 })).toHaveCount(1)
      expect(await page.evaluate(coveredControls), 'what lies over controls').toEqual([])
      await expectAccessible()
      await page.setViewportSize({ width: 992, height: 800 })
      const overflow = (): Promise<number> =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
      // A table hides columns once it has measured its new width.
      await expect.poll(overflow, 'wider than 992 px').toBeLessThanOrEqual(0)
      await expect.poll(() => cutBadges(page), 'a status that is cut').toEqual([])
      await expect.poll(() => cutFigures(page), 'an amount that is cut').toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    if (route.audience === 'guest') {
      for (const language of languagesFor(route.name, GUESTS_LANGUAGES)) {
        await rememberLanguage(context, baseURL ?? '', language)
        await page.goto(sampleAddress(route))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await look()
      }
      return
    }
    // The budget covers what a page needs. Prefetching waits for an idle moment, which never comes here.
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'requestIdleCallback'))
    const [language] = isFull ? [] : languagesFor(route.name)
    await signInAs('olivia.osp', language && { language }) // Platform staff may see every screen.
    await page.goto(sampleAddress(route))
    await expectReady(page, isDrawer)
    expect.soft(await countScripts(page)).toBeLessThanOrEqual(budget.scriptsPerColdPage + AFTERWARDS)
    if (isFull && !isDrawer) return inEachLanguage(page, look)
    await expect(page.locator('html')).toHaveAttribute('lang', language ?? 'nl')
    await look()
    // The user menu is not reachable under a drawer, so the page is opened again in the other languages.
    for (const other of isFull ? LANGUAGES.slice(1) : []) {
      await signInAs('olivia.osp', { language: other })
      await page.goto(sampleAddress(route))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expectReady(page, isDrawer)
      await look()
    }
  })

/** The content is complete: a heading, or a drawer in front of it, and nothing is still loading. */
async function expectReady(page: Page, isDrawer: boolean): Promise<void> {
  const shown = isDrawer ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 })
  await expect(shown.first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The number of scripts that the page has requested since it was opened, including scripts from a cache. */
const countScripts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return new Set(addresses.filter((path) => path.endsWith('.js'))).size
  })
