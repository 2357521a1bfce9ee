/**
 * Each page of the gallery on the development server, whose React reports errors in a block: any such message fails the
 * test. Its build is tested in `../build/gallery.spec.ts`.
 */
import { test } from '../../fixtures.ts'
import { blocksOf, GALLERY, groups, openEach, show } from '../../gallery.ts'

test('each block, and what its buttons open, is rendered without a warning from React', async ({ page }) => {
  test.setTimeout(180_000) // All in one test, because loading the modules takes a second.
  await page.goto(GALLERY)
  for (const block of groups.flatMap(blocksOf))
    await test.step(block, async () => {
      await show(page, block)
      await openEach(page, () => Promise.resolve())
    })
})
