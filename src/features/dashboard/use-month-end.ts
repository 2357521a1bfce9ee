import { findInvoicesByFilter } from '@/api/generated/operations/finance.ts'
import { findPayrollReports, getSalaryCodes } from '@/api/generated/operations/payroll.ts'
import { getOpenSeasonTicketOrders } from '@/api/generated/operations/season-tickets.ts'
import { useRead } from '@/api/use-read.ts'
import { money } from '@/i18n/formats.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import type { ApiError } from '@/api/errors.ts'

/** One thing to look at before the month is closed. */
export interface MonthEndStop {
  readonly id: 'codes' | 'orders' | 'payrollReports' | 'invoices'
  /** How many are open; `undefined` until it is known. */
  readonly count: number | undefined
  readonly amount?: string | undefined
  readonly error: ApiError | undefined
  readonly retry: () => void
  readonly href: Href
}

/** What is open this month in a company, as far as the viewer may open its screens (G316). */
export function useMonthEnd(viewer: Viewer, corporateAccountOspId: string): readonly MonthEndStop[] {
  const query = { corporateAccountOspId }
  const sees = {
    codes: mayOpen('PayrollSalaryCodes', viewer),
    orders: mayOpen('SeasonCardOrders', viewer),
    payrollReports: mayOpen('PayrollReports', viewer),
    invoices: mayOpen('Invoices', viewer),
  }
  const codes = useRead(getSalaryCodes, sees.codes ? { query } : null)
  const orders = useRead(getOpenSeasonTicketOrders, sees.orders ? { query: { size: 1 }, body: query } : null)
  const reports = useRead(
    findPayrollReports,
    sees.payrollReports
      ? { query: { limit: 1 }, body: { ...query, statuses: ['CREATED', 'REJECTED'] } }
      : null,
  )
  const invoices = useRead(findInvoicesByFilter, sees.invoices ? { query: { size: 1 }, body: query } : null)
  const totals = invoices.data?.totals
  const stops = [
    {
      id: 'codes',
      read: codes,
      count: codes.data?.filter(({ code }) => code === undefined).length,
      href: hrefTo('PayrollSalaryCodes'),
    },
    { id: 'orders', read: orders, count: orders.data?.totalElements, href: hrefTo('SeasonCardOrders') },
    { id: 'payrollReports', read: reports, count: reports.data?.total, href: hrefTo('PayrollReports') },
    {
      id: 'invoices',
      read: invoices,
      count: totals?.openCount,
      amount: totals && money(totals.openAmount),
      href: hrefTo('Invoices', {}, { sort: 'dueDate' }),
    },
  ] as const
  return stops
    .filter(({ id }) => sees[id])
    .map(({ read, ...stop }) => ({ ...stop, error: read.error, retry: () => void read.mutate() }))
}
