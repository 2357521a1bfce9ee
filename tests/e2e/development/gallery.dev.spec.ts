/**
 * Each page of the gallery on the development server, whose React tells of its own accord what is wrong with a block: any
 * such message fails the test. Its build is looked at in `../build/gallery.spec.ts`.
 */
import { test } from '../../fixtures.ts'
import { blocksOf, GALLERY, groups, openEach, show } from '../../gallery.ts'

test('each block, and what its buttons open, is drawn without a complaint of React', async ({ page }) => {
  test.setTimeout(180_000) // All of them in one page, since loading its modules takes a second.
  await page.goto(GALLERY)
  for (const block of groups.flatMap(blocksOf))
    await test.step(block, async () => {
      await show(page, block)
      await openEach(page, () => Promise.resolve())
    })
})
