/** Invoices of the personas' companies for a year: every status, and self-billing ones for one company. */
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { calendarOf, monthAfter } from '../../behaviour/months.ts'
import type { CorporateAccountRow, InvoiceRow } from '../../tables.ts'
import { COMPANY, PARTNER, PARTNER_NAME } from '../names.ts'
import { createRandom } from '../random.ts'

const MONTHS = 14
/** The day of the month on which the past month's invoices are sent. */
const INVOICE_DAY = 3
/** The suppliers on whose behalf a company issues self-billing invoices. */
const SUPPLIERS = [
  supplier(PARTNER.rail, '0876.543.228', 'BE68 5390 0754 7034'),
  supplier(PARTNER.reseller, '0412.345.672', 'BE71 0961 2345 6769'),
  supplier(PARTNER.longName, '0698.765.405'),
] as const
const COMPANIES: readonly string[] = Object.values(COMPANY).filter((ospId) => ospId !== COMPANY.empty)

export function* invoices(accounts: readonly CorporateAccountRow[]): Generator<InvoiceRow> {
  const { month: current, day } = calendarOf(new Date())
  const isSent = day >= INVOICE_DAY
  for (const account of accounts) {
    if (!COMPANIES.includes(account.ospId)) continue
    for (let ago = 1; ago <= MONTHS; ago += 1)
      yield invoice(account, { period: monthAfter(current, -ago), ago, isSent, selfBilling: false })
    if (account.ospId === COMPANY.bakery)
      for (let ago = 1; ago <= SUPPLIERS.length * 2; ago += 1)
        yield invoice(account, { period: monthAfter(current, -ago), ago, isSent, selfBilling: true })
  }
}

interface Bill {
  period: string
  /** The number of months ago. */
  ago: number
  /** Whether the past month's invoices have been sent. */
  isSent: boolean
  selfBilling: boolean
}

function invoice(
  { ospId, data }: CorporateAccountRow,
  { period, ago, isSent, selfBilling }: Bill,
): InvoiceRow {
  const random = createRandom(`invoice ${ospId} ${period} ${selfBilling}`)
  const excl = random.whole(50_00, 4000_00)
  const incl = Math.round(excl * 1.21)
  const issued = monthAfter(period, 1)
  const due = monthAfter(period, 2)
  const day = (month: string): string => `${month.slice(0, 4)}-${month.slice(4)}-03`
  const status = statusOf(ospId, ago, isSent)
  const seller = selfBilling ? SUPPLIERS[ago % SUPPLIERS.length] : undefined
  const paid = {
    created: 0,
    sent: 0,
    paid: incl,
    insufficient_payment: incl - 100,
    excessive_payment: incl + 2550,
  }[status]
  return {
    id: `inv${selfBilling ? '-sb' : ''}-${ospId}-${period}`,
    version: 1,
    number: `${selfBilling ? 'SB-' : ''}${period.slice(0, 4)}-${period.slice(4)}-${ospId.slice(3)}`,
    corporateAccount: { ospId, name: data.name },
    selfBilling,
    ...withoutUndefined({ supplier: seller }),
    period,
    invoiceDate: day(issued),
    dueDate: day(due),
    amountVatExcl: excl / 100,
    amountVatIncl: incl / 100,
    status: ospId === COMPANY.unknown && ago === 2 ? 'lost_in_the_mail' : status,
    payments: paid > 0 ? [{ paymentDate: day(due), amount: paid / 100 }] : [],
    hasDetailReport: ago !== 4,
  }
}

function supplier(ospId: string, companyNumber: string, iban?: string) {
  return { ospId, name: PARTNER_NAME[ospId] ?? ospId, companyNumber, ...withoutUndefined({ iban }) }
}

function statusOf(ospId: string, ago: number, isSent: boolean) {
  if (ago === 1) return isSent && ospId !== COMPANY.bakery ? 'sent' : 'created'
  if (ago === 2) return 'sent'
  if (ago === 3) return 'insufficient_payment'
  return ago === 5 ? 'excessive_payment' : 'paid'
}
