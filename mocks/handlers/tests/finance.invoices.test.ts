import { beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '../../behaviour/months.ts'
import { createTester, type Tester } from '../../testing.ts'

const BAKERY = { corporateAccountOspId: 'ca-2001' }

let guest: Tester
let ivo: Tester
beforeEach(async () => {
  guest = createTester()
  ivo = await guest.as('ivo.invoices')
})
const list = async (body: object = BAKERY) =>
  (await ivo.call('findInvoicesByFilter', { query: { size: 100 }, body })).good.content

describe('invoices', () => {
  test('R100 every status exists and can be filtered', async () => {
    expect(new Set((await list()).map(({ status }) => status))).toEqual(
      new Set(['created', 'sent', 'insufficient_payment', 'excessive_payment', 'paid']),
    )
    expect(new Set((await list({ statuses: ['paid'] })).map(({ status }) => status))).toEqual(
      new Set(['paid']),
    )
  })

  test('R037 R040 R073 user managers see invoices; only invoice managers see self-billing ones', async () => {
    const ulla = await guest.as('ulla.users')
    expect((await ulla.call('findInvoicesByFilter', { body: {} })).status).toBe(200)
    expect((await ulla.call('findInvoicesByFilter', { body: { selfBilling: true } })).status).toBe(403)
    expect((await list({ selfBilling: true })).every(({ selfBilling }) => selfBilling)).toBe(true)
    const rita = await guest.as('rita.reports')
    expect((await rita.call('findInvoicesByFilter', { body: {} })).status).toBe(403)
    const petra = await guest.as('petra.prepaid')
    expect((await petra.call('findInvoicesByFilter', { body: BAKERY })).status).toBe(404)
  })

  test('R101 R226 payments add up, and the status follows', async () => {
    const mats = await guest.as('mats.msp')
    const [sent] = await list({ statuses: ['sent'] })
    if (!sent) throw new Error('no invoice was sent')
    const today = dayOf(new Date())
    const pay = (amount: number) =>
      mats.call('registerInvoicePayment', { body: { id: sent.id, amount, paymentDate: today } })
    expect((await pay(0.01)).good).toMatchObject({ status: 'insufficient_payment', paidAmount: 0.01 })
    const rest = Math.round(sent.amountVatIncl * 100 - 1) / 100
    expect((await pay(rest)).good).toMatchObject({ status: 'paid', openAmount: 0 })
    expect((await pay(5)).good).toMatchObject({ status: 'excessive_payment', openAmount: -5 })
    const [created] = await list({ statuses: ['created'] })
    const early = await mats.call('registerInvoicePayment', {
      body: { id: created?.id ?? '', amount: 1, paymentDate: today },
    })
    expect(early.error.code).toBe('INVOICE_NOT_SENT')
    expect(
      (await ivo.call('registerInvoicePayment', { body: { id: sent.id, amount: 1, paymentDate: today } }))
        .status,
    ).toBe(403)
  })

  test('R242 files have the content of their type', async () => {
    const [invoice] = await list({ statuses: ['paid'] })
    const path = { id: invoice?.id ?? '' }
    const pdf = await ivo.call('downloadInvoicePdf', { path })
    const text = await pdf.good.text()
    expect(text.startsWith('%PDF-1.4')).toBe(true)
    expect(text).toContain(invoice?.number)
    expect(pdf.headers.get('content-disposition')).toContain(`${invoice?.number}.pdf`)
    expect(await (await ivo.call('downloadInvoiceXml', { path })).good.text()).toContain('<Invoices>')
    const { good: csv } = await ivo.call('downloadInvoicesCsvByFilter', { body: BAKERY })
    expect((await csv.text()).trim().split('\n')).toHaveLength(15)
    const { readSheet } = await import('read-excel-file/universal')
    const { good: xlsx } = await ivo.call('downloadInvoicesXlsx', { body: BAKERY })
    expect(await readSheet(xlsx)).toHaveLength(15)
    const none = await ivo.call('downloadInvoicesPdfByFilter', { body: { search: 'no such number' } })
    expect(none.status).toBe(404)
  })

  test('R255 a missing detail report has its own error message', async () => {
    const invoices = await list()
    const without = invoices.find(({ hasDetailReport }) => !hasDetailReport)
    const { error } = await ivo.call('downloadInvoiceDetailCsv', { path: { id: without?.id ?? '' } })
    expect(error.errorLabel).toMatchObject({
      en: 'An invoice detail report does not exist for this corporate account and period.',
    })
    const id = invoices.find(({ hasDetailReport, status }) => hasDetailReport && status === 'paid')?.id ?? ''
    const detail = await ivo.raw(`/invoice/download/detail/csv/${id}`)
    expect((await detail.text()).split('\n')[0]).toContain('date;user;description')
  })
})
