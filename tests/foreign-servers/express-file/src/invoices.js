// Invoices to companies and their payments. Amounts are kept in cents.
import { hasRole, seesCompany } from './auth.js'
import { today } from './database.js'
import { checkVersion, forbidden, invalidField, notFound } from './errors.js'
import { hasWords, pageOf, sorted } from './lists.js'
import { mistake } from './mistakes.js'
import { paging } from './validation.js'

const euros = (cents) => (mistake('amounts-quoted') ? (cents / 100).toFixed(2) : cents / 100)

const cents = (amount) => Math.round(amount * 100)

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const paid = (invoice) => sum(invoice.payments.map(({ amount }) => amount))

const open = (invoice) => invoice.vatIncl - paid(invoice)

const isOverdue = (invoice) => open(invoice) > 0 && invoice.dueDate < today()

const statusOf = (invoice) => {
  if (open(invoice) === 0) return 'paid'
  return open(invoice) > 0 ? 'insufficient_payment' : 'excessive_payment'
}

export const invoiceRoutes = (db) => {
  const readers = ['invoice_manager', 'user_manager', 'msp']
  const payers = mistake('user-manager-pays') ? readers : ['invoice_manager', 'msp']

  const show = (invoice) => {
    const { id, version, number, company, selfBilling, supplier, period, invoiceDate, dueDate, status } = invoice
    return {
      id, version, number, corporateAccount: company, selfBilling, ...(supplier && { supplier }), period, invoiceDate, dueDate,
      amountVatExcl: euros(invoice.vatExcl), amountVatIncl: euros(invoice.vatIncl), paidAmount: euros(paid(invoice)),
      openAmount: euros(open(invoice)), overdue: isOverdue(invoice), status,
      payments: invoice.payments.map(({ paymentDate, amount }) => ({ paymentDate, amount: euros(amount) })),
      hasDetailReport: !selfBilling,
    }
  }

  const find = (req) => {
    const invoice = db.data.invoices.find(({ id }) => id === req.body.id)
    if (!invoice) throw notFound()
    if (!seesCompany(db, req.caller, invoice.company.ospId) && !mistake('company-not-checked')) throw notFound()
    if (invoice.selfBilling && !hasRole(req.caller, 'invoice_manager') && !mistake('self-billing-shown')) throw forbidden()
    return invoice
  }

  const companiesOf = (req) => {
    const { corporateAccountOspId, partnerOspId } = req.body
    const seen = db.data.companies.filter(({ ospId }) => seesCompany(db, req.caller, ospId))
    const companies = seen
      .filter(({ ospId }) => corporateAccountOspId === undefined || ospId === corporateAccountOspId)
    if (companies.length === 0) throw notFound()
    if (partnerOspId === undefined) return companies
    if (!seen.some((company) => company.partnerOspId === partnerOspId) && !hasRole(req.caller)) throw notFound()
    if (!db.data.partners.some(({ ospId }) => ospId === partnerOspId)) throw notFound()
    return companies.filter((company) => company.partnerOspId === partnerOspId)
  }

  const totalsOf = (invoices) => {
    const unpaid = invoices.filter((invoice) => open(invoice) > 0)
    const overdue = invoices.filter(isOverdue)
    return {
      openAmount: euros(sum(unpaid.map(open))), openCount: unpaid.length,
      overdueAmount: euros(sum(overdue.map(open))), overdueCount: overdue.length,
    }
  }

  const list = (req) => {
    const { overdue, selfBilling = false, statuses, dateFrom, dateTo, search } = req.body
    if (dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom) {
      throw invalidField('dateTo', 'date_order', 'The period ends before it begins')
    }
    if (selfBilling && !hasRole(req.caller, 'invoice_manager') && !mistake('self-billing-shown')) throw forbidden()
    const companies = companiesOf(req).map(({ ospId }) => ospId)
    const upTo = (date) => (mistake('last-day-excluded') ? date < dateTo : date <= dateTo)
    const rows = db.data.invoices
      .filter((row) => companies.includes(row.company.ospId) && row.selfBilling === selfBilling)
      .filter((row) => overdue === undefined || isOverdue(row) === overdue)
      .filter((row) => statuses === undefined || statuses.includes(row.status))
      .filter((row) => (dateFrom === undefined || row.invoiceDate >= dateFrom) && (dateTo === undefined || upTo(row.invoiceDate)))
      .filter((row) => search === undefined || hasWords(search, [row.number, row.company.name, row.supplier?.name]))
    const value = (row, column) => (column === 'amountVatIncl' ? row.vatIncl : row[column])
    const inOrder = sorted(rows, req.parameters.sort, (row) => row.id, value)
    const page = pageOf(inOrder, req.parameters)
    const totals = totalsOf(mistake('totals-of-page') ? page.content : rows)
    return { ...page, content: page.content.map(show), totals }
  }

  const pay = async (req) => {
    const { version, amount, paymentDate } = req.body
    if (paymentDate > today()) throw invalidField('paymentDate', 'not_future', 'The day is still to come')
    const invoice = find(req)
    checkVersion(invoice, version)
    invoice.payments.push({ paymentDate, amount: cents(amount) })
    invoice.payments.sort((a, b) => (a.paymentDate < b.paymentDate ? -1 : a.paymentDate > b.paymentDate ? 1 : 0))
    invoice.status = statusOf(invoice)
    if (!mistake('version-not-counted')) invoice.version += 1
    await db.write()
    return show(invoice)
  }

  return [
    {
      path: '/invoice/findByFilter', roles: readers, schema: 'InvoiceFilter', run: list,
      parameters: paging(['invoiceDate', 'number', 'amountVatIncl', 'dueDate'], '-invoiceDate'),
    },
    { path: '/invoice/get', roles: readers, schema: 'InvoiceRequest', run: (req) => show(find(req)) },
    { path: '/invoice/pay', roles: payers, schema: 'PayInvoiceRequest', run: pay, repeatable: true },
  ]
}
