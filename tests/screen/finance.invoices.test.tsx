/** Invoices and self-billing invoices: lists, files, and payments. */
import { calendarOf } from '../../mocks/behaviour/months.ts'
import { COMPANY } from '../../mocks/seed/names.ts'
import { monthAgo } from './days.ts'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, row, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const LIST = '/finance/invoices'
/** The day of the month on which invoices are due. */
const DUE_DAY = 3
const idOf = (ago: number): string => `inv-${COMPANY.bakery}-${monthAgo(ago)}`
const numberOf = (ago: number): string => `${monthAgo(ago).slice(0, 4)}-${monthAgo(ago).slice(4)}-2001`
const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const errors = (page: ScreenPage): Locator => page.locator('.field-error')
const heads = async (page: ScreenPage): Promise<readonly string[]> =>
  page.getByRole('columnheader').allTextContents()

test.describe('the list of invoices', () => {
  test('R073 R100 shows number, dates, amounts and status, and sums up what is open and overdue', async ({
    page,
    open,
  }) => {
    await open(LIST, { as: 'ivo.invoices' })
    await expect(row(page, numberOf(1)).getByText('Gemaakt')).toBeVisible()
    await expect(row(page, numberOf(3)).getByText('Te weinig betaald, vervallen')).toBeVisible()
    await expect(row(page, numberOf(5)).getByText('Te veel betaald')).toBeVisible()
    await expect(row(page, numberOf(4)).getByText(/etaald/), 'what is normal is silent').toHaveCount(0)
    expect(await heads(page)).toEqual(
      expect.arrayContaining(['Nummer', 'Vervaldatum', 'Openstaand', 'Status']),
    )
    const figure = (name: string): Locator => page.getByRole('region', { name, exact: true })
    await expect(figure('Openstaand').getByText('3 facturen')).toBeVisible()
    // An invoice of two months ago is due this month, one of three months ago was due the month before.
    const overdue = calendarOf(new Date()).day > DUE_DAY ? '2 facturen' : '1 factuur'
    await figure('Vervallen').getByRole('link', { name: overdue }).click()
    await expect(page).toHaveURL(/overdue=yes/)
    await expect(row(page, numberOf(1))).toHaveCount(0)
    await expect(row(page, numberOf(3))).toBeVisible()
  })

  test('R037 needs no company for an invoice manager, while others choose one, and is open to a user manager', async ({
    page,
    open,
  }) => {
    await open(LIST, { as: 'mats.msp' })
    await expect(page.getByRole('columnheader', { name: 'Bedrijf' })).toBeVisible()
    await open(LIST, { as: 'paul.postpaid' })
    await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
    await open(LIST, { as: 'rita.reports', language: 'nl' })
    await expect(page.getByRole('heading', { name: 'Facturen' })).toHaveCount(0)
  })

  test.runIf(isAll)('R055 can be filtered by partner by platform staff only', async ({ page, open }) => {
    await open(LIST, { as: 'olivia.osp' })
    await addFilter(page, 'Partner', 'Artemis')
    await expect(page).toHaveURL(/partner=p-3003/)
    await expect(page.getByRole('link', { name: /^\d+ facturen$/ })).toHaveAttribute(
      'href',
      /partner=p-3003&overdue=yes/,
    )
    await expect(page.getByRole('cell', { name: 'Antwerp Architects' }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Brugge Bakery' })).toHaveCount(0)
    await open(`${LIST}?corporateAccountOspId=ca-2001`)
    await expect(row(page, numberOf(2))).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Bedrijf' })).toHaveCount(0)
    await open(LIST, { as: 'mats.msp' })
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.getByRole('group', { name: 'Status' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Partner' })).toHaveCount(0)
    await open(`${LIST}?partner=p-3003&corporateAccountOspId=ca-2001`)
    await expect(row(page, numberOf(2))).toBeVisible()
  })

  test('G107 can be filtered by status and period, and says when nothing matches', async ({ page, open }) => {
    await open(`${LIST}?status=paid&from=2026-01-01`, { as: 'ivo.invoices' })
    await expect(row(page, numberOf(4))).toBeVisible()
    await expect(row(page, numberOf(2))).toHaveCount(0)
    await page.getByRole('searchbox').fill('no such number')
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
  })

  test('shows an empty state without invoices, and an error after a server error', async ({
    page,
    open,
    sandbox,
  }) => {
    await open(LIST, { as: 'emma.empty' })
    await expect(page.getByRole('heading', { name: 'Nog geen facturen' })).toBeVisible()
    await expect(page.getByText('Niets vervallen')).toBeVisible()
    await sandbox.faults.set({ operationId: 'findInvoicesByFilter', kind: 'status-500', times: 1 })
    await open(LIST, { as: 'ivo.invoices' })
    await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(row(page, numberOf(1))).toBeVisible()
  })

  test('G108 R242 exports all matches as one file of the chosen format', async ({ page, open, sandbox }) => {
    await open(`${LIST}?status=paid`, { as: 'ivo.invoices' })
    await page.getByRole('button', { name: 'Alles downloaden' }).click()
    await page.getByRole('menuitem', { name: 'PDF' }).click()
    await expect(notification(page, 'De download is gestart.')).toBeVisible()
    await expect
      .poll(async () => (await sandbox.calls('downloadInvoicesPdfByFilter')).map(({ status }) => status))
      .toEqual([200])
  })
})

test.describe('one invoice', () => {
  test('R242 R255 shows its payments and files, and reports a missing detail report', async ({
    page,
    open,
    sandbox,
  }) => {
    await open(`${LIST}/${idOf(3)}`, { as: 'ivo.invoices' })
    await expect(page.getByRole('heading', { level: 1, name: `Factuur ${numberOf(3)}` })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Nog te betalen' })).toContainText(/€.*van €.*incl\. btw/)
    const events = page.getByRole('region', { name: 'Wat er gebeurde' }).getByRole('listitem')
    // The due date is past, and is the latest event.
    await expect(events.first()).toContainText('Vervaldatum')
    await expect(events.filter({ hasText: /betaald/ })).toContainText(/Daarna nog open: €/)
    await expect(events.last()).toContainText('Factuur gemaakt')
    await page.getByRole('button', { name: 'PDF downloaden' }).click()
    await expect.poll(async () => (await sandbox.calls('downloadInvoicePdf')).length).toBe(1)
    await open(`${LIST}/${idOf(4)}`)
    await expect(page.getByRole('paragraph').filter({ hasText: 'geen detailrapport' })).toBeVisible()
  })

  test('R255 shows the specified message if there is no detail report', async ({ page, open }) => {
    await open(`${LIST}/${idOf(4)}`, { as: 'ivo.invoices', language: 'en' })
    const said = 'An invoice detail report does not exist for this corporate account and period.'
    await expect(page.getByRole('paragraph').filter({ hasText: said })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download details (CSV)' })).toHaveAccessibleDescription(
      said,
    )
  })

  test('is not found if it does not exist or belongs to others', async ({ page, open }) => {
    await open(`${LIST}/inv-nothing`, { as: 'ivo.invoices' })
    await expect(page.getByRole('heading', { name: /niet gevonden|bestaat niet/i }).first()).toBeVisible()
    await open(`${LIST}/${idOf(3)}`, { as: 'petra.prepaid' })
    await expect(page.getByRole('heading', { name: /niet gevonden|bestaat niet/i }).first()).toBeVisible()
  })

  test('offers no registration of payments to a user manager', async ({ page, open }) => {
    await open(`${LIST}/${idOf(3)}?dialog=pay`, { as: 'ulla.users' })
    await expect(page.getByRole('heading', { level: 1, name: `Factuur ${numberOf(3)}` })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Acties', exact: true })).toHaveCount(0)
  })
})

test.describe('a payment', () => {
  const pay = async (page: ScreenPage): Promise<void> =>
    dialog(page).getByRole('button', { name: 'Betaling registreren' }).click()
  const amount = (page: ScreenPage): Locator => dialog(page).getByRole('textbox', { name: 'Betaald bedrag' })

  test('R101 R226 is registered from the list, with a preview of too low and too high amounts', async ({
    page,
    open,
  }) => {
    await open(LIST, { as: 'ivo.invoices' })
    await (await action(page, numberOf(2), 'Betaling registreren')).click()
    await expect(page).toHaveURL(new RegExp(`dialog=pay&invoice=${idOf(2)}`))
    await expect(dialog(page).getByText('Hiermee is de factuur volledig betaald.')).toBeVisible()
    await amount(page).fill('0,01')
    await expect(dialog(page).getByText(/De factuur wordt “Te weinig betaald”/)).toBeVisible()
    await amount(page).fill('900000')
    await expect(dialog(page).getByText(/De factuur wordt “Te veel betaald”/)).toBeVisible()
    await amount(page).fill('10')
    await pay(page)
    await expect(notification(page, /€ 10,00 is geregistreerd. Status: Te weinig betaald/)).toBeVisible()
    await expect(page).toHaveURL(`${BASE}${LIST}`)
    await expect(row(page, numberOf(2)).getByText(/Te weinig betaald/)).toBeVisible()
  })

  test('of zero, of a negative amount, or with a future date is refused at its field', async ({
    page,
    open,
  }) => {
    await open(`${LIST}/${idOf(2)}?dialog=pay`, { as: 'ivo.invoices' })
    for (const invalid of ['0', '-5', '']) {
      await amount(page).fill(invalid)
      await pay(page)
      await expect(errors(page)).toHaveCount(1)
      await expect(dialog(page).getByText(/De factuur wordt|volledig betaald/)).toHaveCount(0)
    }
    await amount(page).fill('5')
    await dialog(page).getByRole('textbox', { name: 'Betaald op' }).fill('01/01/2999')
    await pay(page)
    await expect(errors(page)).toHaveCount(1)
  })

  test('that someone else registers at the same time is not registered twice', async ({
    page,
    open,
    sandbox,
    allowed,
  }) => {
    allowed.push(/409/)
    await open(`${LIST}/${idOf(2)}?dialog=pay`, { as: 'ivo.invoices' })
    await amount(page).fill('10')
    await callServer('invoice/pay', { id: idOf(2), amount: 1000, paymentDate: '2026-11-02' })
    await pay(page)
    await expect(dialog(page).getByText(/betaald € 1 000,00/)).toBeVisible()
    await expect(amount(page)).toHaveValue('10,00')
    await pay(page)
    await expect(notification(page, /€ 10,00 is geregistreerd/)).toBeVisible()
    const sent = await sandbox.calls('registerInvoicePayment')
    expect(sent.map(({ status }) => status)).toEqual([200, 409, 200])
  })

  test('asks before typed values are lost when its dialog is closed', async ({ page, open }) => {
    await open(`${LIST}/${idOf(2)}?dialog=pay`, { as: 'ivo.invoices' })
    await amount(page).fill('12')
    await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})

test('R040 G106 self-billing invoices name their supplier, and are for invoice managers', async ({
  page,
  open,
}) => {
  await open('/finance/self-billing-invoices', { as: 'ivo.invoices' })
  await expect(page.getByRole('columnheader', { name: 'Leverancier' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Old Rail' }).first()).toBeVisible()
  await page.getByRole('link', { name: /^SB-/ }).first().click()
  await expect(page.getByText('Ondernemingsnummer')).toBeVisible()
  await open('/finance/self-billing-invoices', { as: 'ulla.users' })
  await expect(page.getByRole('columnheader', { name: 'Leverancier' })).toHaveCount(0)
})
