/**
 * Opens each page of the gallery on the development server, where React warns about errors in a block. Any warning fails
 * the test. The built gallery is tested in `../build/gallery.spec.ts`.
 */
import { test } from '../../fixtures.ts'
import { blocksOf, GALLERY, groups, openEach, show } from '../../gallery.ts'

test('each block and its overlays are rendered without a warning from React', async ({ page }) => {
  test.setTimeout(180_000) // All in one test, because loading the modules takes a second.
  await page.goto(GALLERY)
  for (const block of groups.flatMap(blocksOf))
    await test.step(block, async () => {
      await show(page, block)
      await openEach(page, () => Promise.resolve())
    })
})
