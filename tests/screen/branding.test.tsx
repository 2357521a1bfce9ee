/** The branding of a company: colour, images, inherited and refused values. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { drawLogo } from '../../mocks/behaviour/files/draw-png.ts'
import { TYPING_PAUSE_MS } from '@/ui/feedback/use-announcement.ts'
import { listen } from '@/ui/feedback/announcement-listener.ts'
import { expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { notification, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const at = (company: string): string => `/company/settings/branding?corporateAccountOspId=${company}`
const colour = (page: ScreenPage): Locator => page.getByRole('textbox', { name: 'Merkkleur' })
const logo = (page: ScreenPage): Locator => page.locator('input[name="images.PORTAL_LOGO"]')
const png = (): File => new File([drawLogo('#FF0000', 60, 20)], 'rood.png', { type: 'image/png' })
const brandOfPage = (): string => document.documentElement.style.getPropertyValue('--brand-light-solid')

async function save(page: ScreenPage): Promise<void> {
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'De huisstijl is opgeslagen.')).toBeVisible()
}

test('R035 branding is for platform staff only', async ({ page, open }) => {
  await open(at(COMPANY.bakery), { as: 'mats.msp' })
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible()
})

test('R160 R282 a colour is converted to capitals, and the portal uses it', async ({ page, open }) => {
  await open(at(COMPANY.bakery), { as: 'olivia.osp' })
  await expect(colour(page)).toHaveValue('#0F89EA')
  await expect(page.getByText('Alles is zoals bij de partner.')).toBeVisible()
  await colour(page).fill('#0b5d1e')
  await expect(colour(page)).toHaveValue('#0B5D1E')
  await save(page)
  await expect.poll(brandOfPage).toBe('#0b5d1e')
  await page.reload()
  await expect(colour(page)).toHaveValue('#0B5D1E')
  await page.getByRole('button', { name: 'Terug naar partner (#0F89EA)' }).click()
  await save(page)
  await expect(page.getByText('Alles is zoals bij de partner.')).toBeVisible()
})

test('R160 an invalid colour is reported at its field, and is not sent', async ({ page, open, sandbox }) => {
  await open(at(COMPANY.bakery), { as: 'olivia.osp' })
  await colour(page).fill('#12345')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(colour(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/^Geen kleur/)).toBeVisible()
  expect(await sandbox.calls('saveBrandingConfiguration')).toHaveLength(0)
})

test('G314 the preview warns if white text on the colour is not readable', async ({ page, open }) => {
  await open(at(COMPANY.bakery), { as: 'olivia.osp' })
  await colour(page).fill('#FFE45C')
  await expect(page.getByText('Contrast 1,2 : 1, slecht leesbaar')).toHaveCount(2)
  await colour(page).fill('#0B5D1E')
  await expect(page.getByText(/slecht leesbaar/)).toHaveCount(0)
})

test('the warning about contrast is announced once, after a pause in typing', async ({ page, open }) => {
  await open(at(COMPANY.bakery), { as: 'olivia.osp' })
  await expect(colour(page)).toHaveValue('#0F89EA')
  const listener = listen()
  const warnings = () => listener.announced.filter((text) => text.includes('Contrast'))
  await colour(page).fill('#FFE45C')
  await colour(page).fill('#FFFFFF')
  await expect.poll(warnings).toEqual(['Contrast 1,0 : 1, slecht leesbaar'])
  // While a colour is typed, the previews show the default colour, whose contrast is low.
  for (const typed of ['#0B5', '#0B5D1E']) {
    await colour(page).fill(typed)
    await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS * 1.5))
    expect(warnings(), typed).toHaveLength(1)
  }
  listener.stop()
})

test.runIf(isAll)(
  'R174 R204 an image that is sent replaces that of the partner, and can be reset to it',
  async ({ page, open }) => {
    await open(at(COMPANY.bakery), { as: 'olivia.osp' })
    await expect(page.getByText('Logo op facturen')).toHaveCount(0) // R204: of partners only.
    await expect(page.getByText(/PNG, JPEG, SVG, hoogstens 2 MB en 4 096 px/)).toHaveCount(3)
    await logo(page).setInputFiles(png())
    await expect(page.getByText('rood.png')).toBeVisible()
    await save(page)
    await page.reload()
    await expect(page.getByText(/^Gewijzigd op \d{2}\/\d{2}\/\d{4}/)).toHaveCount(1)
    const back = page.getByRole('button', { name: 'Terug naar partner (noordzee.png)' })
    await back.click()
    await save(page)
    await expect(back).toHaveCount(0)
  },
)

test('R174 G312 hostile files are refused at their field, and nothing is sent', async ({
  page,
  open,
  sandbox,
}) => {
  await open(at(COMPANY.bakery), { as: 'olivia.osp' })
  const svg = (inner: string, more = ''): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inner}</svg>`
  for (const [file, message] of [
    [new File(['GIF89a'], 'logo.png', { type: 'image/png' }), 'Kies een bestand van het type PNG, JPEG, SVG'],
    [
      new File([new Uint8Array(30 * 1024 * 1024)], 'groot.png', { type: 'image/png' }),
      'Het bestand is groter dan 2 MB',
    ],
    [
      new File([svg('', 'width="10000" height="10000"')], 'breed.svg', { type: 'image/svg+xml' }),
      'breder of hoger dan 4 096 px',
    ],
    [
      new File([svg('<script>1</script>')], 'kwaad.svg', { type: 'image/svg+xml' }),
      'Het bestand bevat scripts of delen van elders',
    ],
  ] as const) {
    await logo(page).setInputFiles(file)
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(logo(page)).toHaveAttribute('aria-invalid', 'true')
  expect(await sandbox.calls('uploadBrandingImage')).toHaveLength(0)
})

test('R282 all branding is reset to that of the partner at once, after a preview', async ({
  page,
  open,
  sandbox,
}) => {
  await open(at(COMPANY.prepaid), { as: 'olivia.osp' })
  await expect(page.getByText(/wijkt af van de partner/)).toBeVisible()
  await page.getByRole('button', { name: 'Alles terug naar de partner' }).click()
  await expect(page.getByText('Alles is zoals bij de partner.')).toBeVisible()
  await save(page)
  expect(await sandbox.calls('deleteBrandingConfiguration')).toHaveLength(1)
})

test('R159 an image that fails stays in its field, and the typed colour is kept', async ({
  page,
  open,
  sandbox,
  allowed,
}) => {
  allowed.push(/500/)
  await open(at(COMPANY.bakery), { as: 'olivia.osp' })
  await sandbox.faults.set({ operationId: 'uploadBrandingImage', kind: 'status-500', times: 1 })
  await colour(page).fill('#0B5D1E')
  await logo(page).setInputFiles(png())
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Niet opgeslagen', { exact: false }).first()).toBeVisible()
  await expect(colour(page)).toHaveValue('#0B5D1E')
  expect(await sandbox.calls('saveBrandingConfiguration')).toHaveLength(0)
  await save(page)
})

test('R045 R204 R282 a partner has its own kinds of images, and can be reset to the default', async ({
  page,
  open,
}) => {
  await open('/partners/p-3002/branding', { as: 'olivia.osp' })
  await expect(page.getByRole('heading', { name: 'Benelux Mobility', level: 1 })).toBeVisible()
  await expect(page.getByText('Logo op facturen')).toBeVisible()
  await expect(page.getByText('Startscherm van de app')).toBeVisible()
  await colour(page).fill('#7A3E9D80')
  await save(page)
  await page.getByRole('button', { name: 'Alles terug naar de standaard' }).click()
  await expect(colour(page)).toHaveValue('#0F89EA')
  await save(page)
  await expect(page.getByText('Alles is zoals standaard.')).toBeVisible()
})

test('R045 the branding of a partner is for platform staff only', async ({ page, open }) => {
  await open('/partners/p-3001/branding', { as: 'mats.msp' })
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible()
})
