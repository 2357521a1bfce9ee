/** The branding of a company. Its rules are tested in `../screen/`. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { drawLogo } from '../../mocks/behaviour/files/draw-png.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'

const BRANDING = `${BASE}/company/settings/branding`

test('R128 R285 the portal takes on the branding of the selected company', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(`${BRANDING}?corporateAccountOspId=${COMPANY.bakery}`)
  const solid = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--colors-brand-solid').trim(),
    )
  const colour = page.getByRole('textbox', { name: 'Merkkleur', exact: true })
  await colour.fill('#0B5D1E')
  await page.locator('input[name="images.PORTAL_LOGO"]').setInputFiles({
    name: 'rood.png',
    mimeType: 'image/png',
    buffer: Buffer.from(drawLogo('#FF0000', 60, 20)),
  })
  await expect(page.getByText('rood.png')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(notification(page, 'De huisstijl is opgeslagen.')).toBeVisible()
  await expect.poll(solid).toBe('#0b5d1e')
  const logo = page.locator('aside').getByRole('img').first()
  await expect(logo).toHaveJSProperty('naturalWidth', 60)
  await page.getByRole('combobox', { name: 'Bedrijf', exact: true }).fill('gent garage')
  await page.getByRole('option', { name: /GENT-GARAGE/ }).click()
  await expect.poll(solid).toBe('#ffe45c')
})
