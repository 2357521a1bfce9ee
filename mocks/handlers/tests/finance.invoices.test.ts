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
    const [sent] = await list({ statuses: ['sent'] })
    if (!sent) throw new Error('no invoice was sent')
    const today = dayOf(new Date())
    const pay = (amount: number) =>
      ivo.call('registerInvoicePayment', { body: { id: sent.id, amount, paymentDate: today } })
    expect((await pay(0.01)).good).toMatchObject({ status: 'insufficient_payment', paidAmount: 0.01 })
    const rest = Math.round(sent.amountVatIncl * 100 - 1) / 100
    expect((await pay(rest)).good).toMatchObject({ status: 'paid', openAmount: 0 })
    expect((await pay(5)).good).toMatchObject({ status: 'excessive_payment', openAmount: -5 })
    // G012: the payments add up to the maximum amount.
    expect((await pay(999_999_999.99)).error?.errors).toMatchObject([{ field: 'amount', rule: 'maximum' }])
    const [created] = await list({ statuses: ['created'] })
    const ulla = await guest.as('ulla.users')
    const body = { id: created?.id ?? '', amount: 1, paymentDate: today }
    expect((await ulla.call('registerInvoicePayment', { body })).status).toBe(403)
    expect((await ivo.call('registerInvoicePayment', { body })).good.status).toBe('insufficient_payment')
  })

  test('of two simultaneous payments with the same version, the second is refused', async () => {
    const [one] = await list({ statuses: ['sent'] })
    const body = { id: one?.id ?? '', version: one?.version ?? 0, amount: 1, paymentDate: dayOf(new Date()) }
    const both = await Promise.all([1, 2].map(() => ivo.call('registerInvoicePayment', { body })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { good } = await ivo.call('getInvoice', { body: { id: body.id } })
    expect(good.paidAmount).toBe(1)
  })

  test('R037 R040 an invoice can be read by its id by a user who may list it', async () => {
    const [ordinary] = await list()
    const [own] = await list({ selfBilling: true })
    const read = async (login: string, id = '') =>
      (await (await guest.as(login)).call('getInvoice', { body: { id } })).status
    expect((await ivo.call('getInvoice', { body: { id: ordinary?.id ?? '' } })).good).toEqual(ordinary)
    expect(await read('ulla.users', ordinary?.id)).toBe(200)
    expect(await read('ulla.users', own?.id), 'self-billing').toBe(403)
    expect(await read('petra.prepaid', ordinary?.id), 'of another company').toBe(404)
    expect(await read('rita.reports', ordinary?.id)).toBe(403)
  })

  test('open and overdue amounts are summed over all pages', async () => {
    const { good } = await ivo.call('findInvoicesByFilter', { query: { size: 1 }, body: BAKERY })
    const open = (await list()).filter(({ openAmount }) => openAmount > 0)
    const sum = (some: typeof open) =>
      Math.round(some.reduce((all, one) => all + one.openAmount, 0) * 100) / 100
    const today = dayOf(new Date())
    const late = open.filter(({ dueDate }) => dueDate < today)
    expect(late.length, 'the seed has some').toBeGreaterThan(0)
    expect(good.totals).toEqual({
      openAmount: sum(open),
      openCount: open.length,
      overdueAmount: sum(late),
      overdueCount: late.length,
    })
    expect(await list({ ...BAKERY, overdue: true })).toEqual(late)
  })

  test('R055 are filtered by partner, and a partner that the caller may not see has none', async () => {
    const olivia = await guest.as('olivia.osp')
    const of = async (caller: Tester, partnerOspId: string) =>
      caller.call('findInvoicesByFilter', { query: { size: 1000 }, body: { partnerOspId } })
    const { content } = (await of(olivia, 'p-3001')).good
    expect(new Set(content.map(({ corporateAccount }) => corporateAccount.ospId))).toEqual(
      new Set(['ca-2001', 'ca-2003']),
    )
    expect((await of(ivo, 'p-3002')).status).toBe(404)
    expect((await of(ivo, 'p-3001')).good.content.length).toBeGreaterThan(0)
  })

  test('G106 a self-billing invoice names its supplier, an ordinary one has none', async () => {
    const own = await list({ selfBilling: true })
    expect(own.every(({ supplier }) => supplier !== undefined)).toBe(true)
    expect(new Set(own.map(({ supplier }) => supplier?.ospId)).size).toBeGreaterThan(1)
    expect((await list()).some(({ supplier }) => supplier !== undefined)).toBe(false)
    expect((await list({ selfBilling: true, search: 'old rail' })).length).toBeGreaterThan(0)
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
    const sheet = await readSheet(xlsx)
    expect(sheet).toHaveLength(15)
    expect(sheet[0]?.[3], 'in the language of the caller').toBe('Factuurdatum')
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
    expect(invoices.filter(({ hasDetailReport }) => hasDetailReport).length).toBeGreaterThan(5)
    for (const { id, hasDetailReport } of invoices) {
      const detail = await ivo.raw(`/invoice/download/detail/csv/${id}`)
      expect([id, detail.status]).toEqual([id, hasDetailReport ? 200 : 404])
      if (!hasDetailReport) continue
      const [head, ...lines] = (await detail.text()).trimEnd().split('\r\n')
      expect(head).toContain('date;user;description')
      expect([id, lines.length > 0]).toEqual([id, true])
    }
  })
})
