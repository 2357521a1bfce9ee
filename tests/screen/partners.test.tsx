/** Partners: the list, the wizard, the tabs of a partner, and its links. */
import { PARTNER } from '../../mocks/seed/names.ts'
import { expect, test } from './fixture.ts'
import { notification } from './page.ts'

const at = (tab: string, partner: string = PARTNER.small): string => `/partners/${partner}/${tab}`

test('R045 partners are for platform staff only', async ({ page, open }) => {
  await open('/partners', { as: 'mats.msp' })
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible()
})

test('R083 R203 the list names each partner with its type, companies and status, and filters them', async ({
  page,
  open,
}) => {
  await open('/partners', { as: 'olivia.osp' })
  const row = page.getByRole('row').filter({ hasText: 'Noordzee Mobility' })
  await expect(row).toContainText('MSP: beheert bedrijven')
  await expect(page.getByRole('row').filter({ hasText: 'MAKELAAR' })).toContainText('BROKER')
  await page.goto('/portal/partners?active=no')
  await expect(page.getByRole('row').filter({ hasText: 'Old Rail' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Noordzee' })).toHaveCount(0)
})

test('R009 G341 the details of a partner are edited, with each switch in words', async ({ page, open }) => {
  await open(at('details'), { as: 'olivia.osp' })
  const flag = page.getByRole('switch', { name: 'Per bedrijf factureren' })
  await expect(flag).toBeChecked()
  await flag.click()
  await page.getByRole('textbox', { name: 'Naam' }).fill('Noordzee Mobiliteit')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'Noordzee Mobiliteit is opgeslagen')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Noordzee Mobiliteit' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Per bedrijf factureren' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Eén factuur per bedrijf' })).not.toBeChecked()
})

test('a partner that does not exist is said, with the way back', async ({ page, open }) => {
  await open(at('details', 'p-9999'), { as: 'olivia.osp' })
  await expect(page.getByRole('heading', { name: /niet gevonden/i })).toBeVisible()
})

test('R106 G344 the question counts the companies and people that go with a partner, as the deactivation does', async ({
  page,
  open,
  sandbox,
}) => {
  await open(`${at('details')}?dialog=deactivate`, { as: 'olivia.osp' })
  const dialog = page.getByRole('alertdialog')
  const said = dialog.getByText(/Mee gedeactiveerd: \d+ bedrijven en \d+ personen/)
  await expect(said).toBeVisible()
  const counts = (await said.textContent())?.replace('Mee gedeactiveerd: ', '') ?? ''
  await dialog.getByRole('textbox').fill('NOORDZEE')
  await dialog.getByRole('button', { name: 'Deactiveren' }).click()
  await expect(notification(page, counts)).toBeVisible()
  expect(await sandbox.calls('deactivatePartner')).toHaveLength(1)
  await expect(page.getByRole('main').getByText('Inactief')).toBeVisible()
})
