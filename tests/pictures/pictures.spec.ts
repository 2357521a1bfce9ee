/** See `playwright.pictures.config.ts`. */
import { expect, test } from '../fixtures.ts'
import { STATES } from './states.ts'

/** A Thursday in the middle of a month, so that each picture has the same texts. */
const NOW = '2026-11-19T10:30:00+01:00'
const SIZES = { 1440: { width: 1440, height: 900 }, 1024: { width: 1024, height: 768 } } as const
const THEMES = ['light', 'dark'] as const

for (const { name, as, at, before } of STATES)
  test(name, async ({ page, clock, sandbox, signInAs }) => {
    await sandbox.clock.set(NOW, true)
    await clock.setFixedTime(NOW)
    if (as !== undefined) await signInAs(as, { language: 'nl' })
    await page.goto(at)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
    await before?.(page)
    for (const [width, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size)
      for (const theme of THEMES) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset['theme'] = chosen
        }, theme)
        await expect.soft(page).toHaveScreenshot([name, `${width}-${theme}.png`])
      }
    }
  })
