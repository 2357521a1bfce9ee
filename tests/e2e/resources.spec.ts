/** Resources in the browser: the position picked on the map, and thousands that are moved at once. */
import { BASE } from '../sign-in.ts'
import { expect, test } from '../fixtures.ts'

test('R167 a position is picked on the map, by click and by arrow keys', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/resources/gas-station/create`)
  const map = page.getByRole('button', { name: 'Ligging' })
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not drawn')
  await map.click({ position: { x: box.width / 2, y: box.height / 2 } })
  const latitude = page.getByRole('textbox', { name: 'Breedtegraad' })
  const longitude = page.getByRole('textbox', { name: 'Lengtegraad' })
  await expect(latitude).toHaveValue(/^50,\d+$/)
  await expect(longitude).toHaveValue(/^4,\d+$/)
  const before = await longitude.inputValue()
  await map.press('ArrowRight')
  await expect(longitude).not.toHaveValue(before)
})
