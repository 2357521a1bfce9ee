/**
 * Restores faults that the portal once had, by a style sheet, and expects the checks of `narrow.spec.ts` and
 * `forced-colours.spec.ts` to find them.
 */
import type { Page } from '@playwright/test'
import { cutTexts, spaceTexts, unreadableCuts } from '../engines/cut-texts.ts'
import { stopsUnderBars } from '../engines/focus-stops.ts'
import { unseenParts } from '../engines/reflow.ts'
import { moving, indistinguishableStates } from '../engines/indistinguishable.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { GALLERY } from '../gallery.ts'
import { isAll } from '../level.ts'

test.skip(!isAll, 'tests of tests: in a run of everything')

const putBack = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

test('the checks find content that a narrow window, wider text spacing or a bar hides', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('ulla.users')
  await page.goto(`${BASE}/dashboard`)
  await expect(page.locator('.figure-value').nth(3)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(unseenParts)).toEqual([])
  const unseen = async (css: string): Promise<string[]> => {
    await putBack(page, css)
    return (await page.evaluate(unseenParts)).map(({ why }) => why)
  }
  expect(await unseen('.figures { grid-template-columns: repeat(4, 160px) }'), 'cut').toContainEqual(
    expect.stringContaining('cut by'),
  )
  expect(await unseen('.attention li { min-width: 600px }'), 'beyond the window').not.toEqual([])
  expect(await unseen('.brief-box { overflow: visible }'), 'a table without its box').toContainEqual(
    expect.stringContaining('right of the window'),
  )
  expect(await unseen('.figure > h2 { position: relative; top: 30px }')).toContainEqual(
    expect.stringContaining('lies over'),
  )

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${BASE}/manage/app-users/u-1101`)
  await expect(page.locator('.facts dd').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await putBack(page, '.facts dd { width: 20px }')
  expect(await page.evaluate(unreadableCuts), 'a fact that no control stands for').not.toEqual([])
  const before = await page.evaluate(cutTexts)
  await page.evaluate(spaceTexts, true)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.icon-note { width: 30px; overflow: hidden !important; white-space: nowrap !important; text-overflow: ellipsis !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await page.evaluate(cutTexts)).not.toEqual(before)

  await page.setViewportSize({ width: 1024, height: 600 })
  await page.goto(`${BASE}/manage/app-users/active`)
  await page.locator('main tbody .table-select input').first().check()
  await expect(page.locator('.selection-bar')).toBeVisible()
  await putBack(page, '.table-card * { scroll-margin: 0 !important } html { scroll-padding: 0 !important }')
  expect(await page.evaluate(stopsUnderBars)).not.toEqual([])
})

test('the checks find states that only a background shows, and unwanted motion', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(`${GALLERY}?block=tabs`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(indistinguishableStates)).toEqual([])
  await putBack(
    page,
    '.sub-tabs > a { outline: 0 !important } .tabs > a { border-color: Canvas !important; color: CanvasText !important }',
  )
  expect(await page.evaluate(indistinguishableStates)).not.toEqual([])
  expect(await page.evaluate(moving)).toEqual([])
  // No style of a block overrides the rule for all elements, so the preference itself is withdrawn.
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' })
  await putBack(page, 'a { transition: color 1s }')
  expect(await page.evaluate(moving)).not.toEqual([])
})
