/** The month end: what is open in a company, for who may see it. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { expect, test } from './fixture.ts'

const at = (company: string): string => `/month-end?corporateAccountOspId=${company}`

test('G316 names what is open, each with the way to it', async ({ page, open }) => {
  await open(at(COMPANY.payroll), { as: 'olivia.osp' })
  await expect(page.getByText(/punten open/)).toBeVisible()
  await expect(page.getByText(/looncodes? ontbre/)).toBeVisible()
  await page.getByRole('link', { name: 'Looncodes invullen' }).click()
  await expect(page).toHaveURL(/payrolls\/salary-codes/)
})

test('G316 shows only what the viewer may handle', async ({ page, open }) => {
  await open('/month-end', { as: 'ivo.invoices' })
  await expect(page.getByText(/facturen? (is|zijn) niet betaald/)).toBeVisible()
  await expect(page.getByText(/[Ll]ooncode/)).toHaveCount(0)
})

test('G316 says that nothing is left to do', async ({ page, open }) => {
  await open('/month-end', { as: 'emma.empty' })
  await expect(page.getByRole('heading', { name: 'Alles is afgehandeld' })).toBeVisible()
})

test('G316 what cannot be read is said at its place, and can be tried again', async ({
  page,
  open,
  sandbox,
  allowed,
}) => {
  allowed.push(/500/)
  await sandbox.faults.set({ operationId: 'findInvoicesByFilter', kind: 'status-500', times: 1 })
  await open('/month-end', { as: 'ulla.users' })
  await expect(page.getByText('Facturen: niet gelezen')).toBeVisible()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText(/facturen zijn niet betaald/)).toBeVisible()
})
