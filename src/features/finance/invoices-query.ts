import { onlySet } from '@/base/only-set.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { day, flag, id, paged, periodOf, sortBy, text, type ListQuery } from '@/lists/list-query.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'

export type Invoice = Schemas['Invoice']

/** R100: the statuses of an invoice. */
const INVOICE_STATUSES = ['created', 'sent', 'insufficient_payment', 'paid', 'excessive_payment'] as const

/** The statuses with an open amount. */
const OPEN = ['created', 'sent', 'insufficient_payment'] as const
/** The status filters: all open invoices together, or one status. */
export const STATUS_FILTERS = ['open', ...INVOICE_STATUSES] as const

/** The query of a list of invoices. */
export const invoicesQuery = {
  search: text(),
  partner: id(),
  status: id(),
  overdue: flag(),
  from: day(),
  to: day(),
  ...paged([25, 10, 50, 100]),
  sort: sortBy(['invoiceDate', 'number', 'amountVatIncl', 'dueDate'], '-invoiceDate'),
}

/** The filter of the request. Without a company, the invoices of all companies that the viewer may see (R037). */
export const toInvoiceFilter = (
  query: ListQuery<typeof invoicesQuery>,
  corporateAccountOspId: string | undefined,
  selfBilling: boolean,
): Schemas['InvoiceFilter'] => {
  const { search, partner: partnerOspId, status, overdue } = query
  const statuses = status && (status === 'open' ? [...OPEN] : [status])
  return {
    ...periodOf(query),
    ...withoutUndefined({ selfBilling: selfBilling || undefined }),
    ...onlySet({ corporateAccountOspId, search, partnerOspId, statuses, overdue }),
  }
}
