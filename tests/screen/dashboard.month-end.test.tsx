/** The month end: the open tasks of a company, for users who may see them. */
import { monthName } from '@/i18n/long-dates.ts'
import { COMPANY } from '../../mocks/seed/names.ts'
import { endsQuarter, monthAgo } from './days.ts'
import { expect, test } from './fixture.ts'
import { isAll } from '../level.ts'

const at = (company: string): string => `/month-end?corporateAccountOspId=${company}`

test('G316 the month-end card lists the open items, each with a link', async ({ page, open }) => {
  await open(at(COMPANY.payroll), { as: 'olivia.osp' })
  await expect(page.getByText(/punten open/)).toBeVisible()
  await expect(page.getByText(/looncodes? ontbre/)).toBeVisible()
  await page.getByRole('link', { name: 'Looncodes invullen' }).click()
  await expect(page).toHaveURL(/payrolls\/salary-codes/)
})

test('G316 the link to the unpaid invoices opens their list, with the earliest due date first', async ({
  page,
  open,
}) => {
  await open('/month-end', { as: 'ivo.invoices' })
  await page.getByRole('link', { name: 'Facturen bekijken' }).click()
  await expect(page).toHaveURL(/status=open/)
  const rows = page.locator('tbody tr[aria-rowindex]')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Te weinig betaald, vervallen')
})

test('G316 the month-end card is about the previous month', async ({ page, open }) => {
  await open('/month-end', { as: 'ivo.invoices' })
  await expect(page.getByText(monthName(monthAgo(1), 'nl'), { exact: true })).toBeVisible()
})

test('G316 the month-end card shows only items that the viewer may handle', async ({ page, open }) => {
  await open('/month-end', { as: 'ivo.invoices' })
  await expect(page.getByText(/facturen? (is|zijn) niet betaald/)).toBeVisible()
  await expect(page.getByText(/[Ll]ooncode/)).toHaveCount(0)
})

test.runIf(isAll)(
  'G316 G317 the month-end card lists reports until someone has downloaded them',
  async ({ page, open, sandbox }) => {
    const thisMonth = monthAgo(0)
    const files = endsQuarter(monthAgo(1)) ? [/als CSV$/, /als PDF$/] : [/als CSV$/]
    // By then the reports of last month exist: one of the month, and one of a quarter that ended.
    await sandbox.clock.set(`${thisMonth.slice(0, 4)}-${thisMonth.slice(4)}-03T12:00:00Z`)
    await open('/month-end', { as: 'emma.empty' })
    await expect(page.getByText(/Er wacht geen rapport van vorige maand/)).toBeVisible()
    await open(at(COMPANY.bakery), { as: 'olivia.osp' })
    await expect(
      page.getByText(
        files.length === 1
          ? '1 rapport van vorige maand is niet gedownload'
          : '2 rapporten van vorige maand zijn niet gedownload',
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Rapporten downloaden' }).click()
    await expect(page).toHaveURL(/reporting\?.*downloaded=no/)
    for (const file of files) await page.getByRole('row').getByRole('button', { name: file }).click()
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
    await open(at(COMPANY.bakery))
    await expect(page.getByText(/Er wacht geen rapport van vorige maand/)).toBeVisible()
  },
)

test('R037 G316 the month-end card lists the invoices of all companies if none is selected', async ({
  page,
  open,
}) => {
  await open('/month-end', { as: 'olivia.osp' })
  await expect(page.getByText(/facturen zijn niet betaald/)).toBeVisible()
  await expect(page.getByText('van alle bedrijven', { exact: false })).toBeVisible()
  await expect(page.getByText(/[Ll]ooncode/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Facturen bekijken' }).click()
  await expect(page).toHaveURL(/finance\/invoices/)
})

test('G316 the month-end card says when nothing is left to do', async ({ page, open }) => {
  await open('/month-end', { as: 'emma.empty' })
  await expect(page.getByRole('heading', { name: 'Alles is behandeld' })).toBeVisible()
})

test('G316 a part that cannot be loaded shows an error in its place, and can be retried', async ({
  page,
  open,
  sandbox,
  allowed,
}) => {
  allowed.push(/500/)
  await sandbox.faults.set({ operationId: 'findInvoicesByFilter', kind: 'status-500', times: 1 })
  await open('/month-end', { as: 'ulla.users' })
  await expect(page.getByText('Facturen: kon niet worden geladen')).toBeVisible()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText(/facturen zijn niet betaald/)).toBeVisible()
})
