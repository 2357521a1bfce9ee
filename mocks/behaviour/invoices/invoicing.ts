/** Creates monthly invoices when a month is over, and sends them on the third of the next month. */
import type { CorporateAccountRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { isClosedOn } from '../companies/closing.ts'
import { createFigures, createHeadcount } from '../reporting/figures.ts'
import { sendMail } from '../messages/mail.ts'
import { contactsOf } from '../users/users.ts'
import { toEuros } from '../money.ts'
import { monthAfter, startOfDay } from '../months.ts'

/** Per app user and month, VAT included. */
export const USER_FEE_CENTS = 250
const FEE_VAT = 21

/** Creates an invoice for every company that has a budget. `invoiceDate` is the day on which it will be sent. */
export function createInvoices(world: World, period: string, invoiceDate: string): void {
  const { budgets, corporateAccounts, invoices } = world.tables
  const payers = new Set(
    [...budgets.all()].flatMap(({ type, ownerOspId }) => (type === 'COMPANY_BUDGET' ? ownerOspId : [])),
  )
  for (const ospId of payers) {
    const account = corporateAccounts.get(ospId)
    const id = `inv-${ospId}-${period}`
    // R103: the last invoice of a company covers the month before it closed.
    if (!account || invoices.get(id) || isClosedOn(account, `${period.slice(0, 4)}-${period.slice(4)}-01`))
      continue
    const { incl, excl } = amountsOf(world, account, period)
    if (incl <= 0) continue
    const next = monthAfter(period, 2)
    invoices.insert({
      id,
      version: 1,
      number: `${period.slice(0, 4)}-${period.slice(4)}-${ospId.slice(3)}`,
      corporateAccount: { ospId, name: account.data.name },
      selfBilling: false,
      period,
      invoiceDate,
      dueDate: `${next.slice(0, 4)}-${next.slice(4)}-03`,
      amountVatExcl: toEuros(excl),
      amountVatIncl: toEuros(incl),
      status: 'created',
      payments: [],
      hasDetailReport: true,
    })
  }
}

/** R079: sends the invoices of this day, with a mail to the invoicing contacts. */
export function sendInvoices(world: World, invoiceDate: string): void {
  const { invoices } = world.tables
  // An invoice that was paid before it was sent is still sent, and keeps the status of its payments.
  for (const invoice of invoices.filter(
    (one) => one.invoiceDate === invoiceDate && (one.status === 'created' || one.payments.length > 0),
  )) {
    if (invoice.status === 'created')
      invoices.update(invoice.id, { status: 'sent', version: invoice.version + 1 })
    for (const user of contactsOf(world, invoice.corporateAccount.ospId, 'INVOICING')) {
      const text = `${invoice.number}: ${invoice.amountVatIncl.toFixed(2)} EUR`
      sendMail(world, user, 'invoice', text, startOfDay(invoiceDate))
    }
  }
}

/**
 * The amounts in cents: the fee per user, and the users' spending unless it was already taken from the company's
 * budget.
 */
function amountsOf(
  world: World,
  account: CorporateAccountRow,
  period: string,
): { incl: number; excl: number } {
  const spent = account.data.paymentType === 'PREPAID' ? [] : createFigures(world, period)(account, period)
  const lines = [
    { cents: USER_FEE_CENTS * createHeadcount(world)(account)(period).count, vatPercentage: FEE_VAT },
    ...spent,
  ]
  return lines.reduce(
    ({ incl, excl }, { cents, vatPercentage }) => ({
      incl: incl + cents,
      excl: excl + Math.round((cents * 100) / (100 + vatPercentage)),
    }),
    { incl: 0, excl: 0 },
  )
}
