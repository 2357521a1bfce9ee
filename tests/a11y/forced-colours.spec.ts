/**
 * Checks each block of the gallery with forced colours, where shadows are not drawn and all backgrounds are equal: an
 * element that is current, selected, pressed, checked or invalid still looks different from one that is not. Also
 * checks that nothing moves when reduced motion is preferred.
 */
import { moving, indistinguishableStates } from '../engines/indistinguishable.ts'
import { expect, test } from '../fixtures.ts'
import { blocksOf, GALLERY, groups, openEach, show } from '../gallery.ts'
import { inAll } from '../level.ts'

for (const group of groups)
  test(
    `every state of the blocks of ${group} is visible with forced colours, and nothing moves`,
    inAll,
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      const blocks = blocksOf(group)
      await page.goto(`${GALLERY}?block=${blocks[0]}`)
      const look = async (): Promise<void> => {
        expect.soft(await page.evaluate(indistinguishableStates), 'looks like what is not').toEqual([])
        expect.soft(await page.evaluate(moving), 'moves').toEqual([])
      }
      for (const block of blocks)
        await test.step(block, async () => {
          await show(page, block)
          await look()
          await openEach(page, look)
        })
    },
  )
