import { findInvoicesByFilter } from '@/api/generated/operations/finance.ts'
import type { components } from '@/api/generated/schema.ts'
import { useList } from '@/lists/use-list.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { invoicesQuery, toInvoiceFilter } from './invoices-query.ts'

/** The invoices that the address asks for, and what is open on all of them. */
export function useInvoices(selfBilling: boolean) {
  const company = useAccountOspId()
  const list = useList(findInvoicesByFilter, invoicesQuery, (query) => ({
    body: toInvoiceFilter(query, company, selfBilling),
  }))
  return {
    list,
    filter: toInvoiceFilter(list.query, company, selfBilling),
    // `List` leaves the type of the answer open.
    page: list.read.data as components['schemas']['InvoicePage'] | undefined,
  }
}
