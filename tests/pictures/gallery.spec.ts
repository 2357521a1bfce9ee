/** Each block of the gallery with forced colours and without motion. See `playwright.pictures.config.ts`. */
import { expect, test } from '../fixtures.ts'
import { blocksOf, GALLERY, groups, show } from '../gallery.ts'

for (const group of groups)
  test(`the blocks of ${group}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const blocks = blocksOf(group)
    await page.goto(`${GALLERY}?block=${blocks[0]}`)
    for (const block of blocks) {
      await show(page, block)
      await expect.soft(page).toHaveScreenshot(['gallery', `${block}-forced-colours.png`], { fullPage: true })
    }
  })
