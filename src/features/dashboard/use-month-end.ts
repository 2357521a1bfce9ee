import { findInvoicesByFilter } from '@/api/generated/operations/finance.ts'
import { findPayrollReports, getSalaryCodes } from '@/api/generated/operations/payroll.ts'
import { findReportsByFilter } from '@/api/generated/operations/reporting.ts'
import { getOpenSeasonTicketOrders } from '@/api/generated/operations/season-tickets.ts'
import { useRead } from '@/api/use-read.ts'
import { hasIncomplete } from '@/base/not-received.ts'
import { monthKey } from '@/base/dates.ts'
import { retryRead, type Reading } from '@/frame/loaded.tsx'
import { money } from '@/i18n/formats.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'

/** The month to close: the last completed one. */
export const monthOver = (): string => monthKey(-1)

/** One item to check before the month is closed. */
export interface MonthEndStop {
  readonly id: 'codes' | 'orders' | 'payrollReports' | 'reports' | 'invoices'
  readonly isWaiting: boolean
  /** The number of open items. `undefined` while loading, and if it could not be read. */
  readonly count: number | undefined
  readonly amount?: string | undefined
  readonly retry: () => void
  readonly href: Href
}

/**
 * The open items of the past month in a company, if the viewer may open their screens. Without a company, the invoices
 * of all companies that the viewer may see (R037, G316).
 */
export function useMonthEnd(
  viewer: Viewer,
  corporateAccountOspId: string | undefined,
): readonly MonthEndStop[] {
  const ofCompany = corporateAccountOspId === undefined ? {} : { corporateAccountOspId }
  const query = { corporateAccountOspId: corporateAccountOspId ?? '' }
  const sees = {
    codes: corporateAccountOspId !== undefined && mayOpen('PayrollSalaryCodes', viewer),
    orders: corporateAccountOspId !== undefined && mayOpen('SeasonCardOrders', viewer),
    payrollReports: corporateAccountOspId !== undefined && mayOpen('PayrollReports', viewer),
    reports: corporateAccountOspId !== undefined && mayOpen('Reporting', viewer),
    invoices: mayOpen('Invoices', viewer),
  }
  const codes = useRead(getSalaryCodes, sees.codes ? { query } : null)
  const orders = useRead(getOpenSeasonTicketOrders, sees.orders ? { query: { size: 1 }, body: query } : null)
  const reports = useRead(
    findPayrollReports,
    sees.payrollReports ? { query: { limit: 1 }, body: { ...query, statuses: [...TO_SEND] } } : null,
  )
  const lastMonth = monthOver()
  const toDownload = useRead(
    findReportsByFilter,
    sees.reports ? { query: { size: 1 }, body: { ...query, monthFrom: lastMonth, downloaded: false } } : null,
  )
  const invoices = useRead(
    findInvoicesByFilter,
    sees.invoices ? { query: { size: 1 }, body: ofCompany } : null,
  )
  const stops = [
    {
      id: 'codes',
      href: hrefTo('PayrollSalaryCodes'),
      // A code that was not received may be set, so it does not count as missing.
      ...stopOf(codes, (all) => ({
        count: hasIncomplete(all) ? Number.NaN : all.filter(({ code }) => code === undefined).length,
      })),
    },
    {
      id: 'orders',
      href: hrefTo('SeasonCardOrders'),
      ...stopOf(orders, ({ totalElements }) => ({ count: totalElements })),
    },
    {
      id: 'payrollReports',
      href: hrefTo('PayrollReports'),
      ...stopOf(reports, ({ total }) => ({ count: total })),
    },
    {
      id: 'reports',
      href: hrefTo('Reporting', {}, { downloaded: 'no', monthFrom: lastMonth }),
      ...stopOf(toDownload, ({ totalElements }) => ({ count: totalElements })),
    },
    {
      id: 'invoices',
      href: hrefTo('Invoices', {}, { status: 'open', sort: 'dueDate' }),
      ...stopOf(invoices, ({ totals }) => ({ count: totals.openCount, amount: money(totals.openAmount) })),
    },
  ] as const
  return stops.filter(({ id }) => sees[id])
}

/** Payroll reports that have not reached the provider. */
const TO_SEND = ['CREATED', 'REJECTED'] as const

type Found = Pick<MonthEndStop, 'amount'> & { readonly count: number }

function stopOf<Data>(read: Reading<Data>, pick: (data: Data) => Found): Omit<MonthEndStop, 'id' | 'href'> {
  const { data, error } = read
  const state = {
    isWaiting: data === undefined && error === undefined,
    count: undefined,
    retry: () => retryRead(read),
  }
  if (data === undefined) return state
  try {
    const found = pick(data)
    return Number.isFinite(found.count) ? { ...state, ...found } : state
  } catch {
    return state // A response of an unexpected shape counts as a missing one, so that the other items still show.
  }
}
