import { call } from '@/api/client.ts'
import { findPayrollReports } from '@/api/generated/operations/payroll.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { paged, optionalOneOf, sortBy } from '@/lists/list-query.ts'
import { stateOf, type List } from '@/lists/use-list.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'

export type Report = components['schemas']['PayrollReport']

export const REPORT_STATUSES = ['CREATED', 'SENT', 'ACCEPTED', 'REJECTED'] as const

const reportsQuery = {
  status: optionalOneOf(REPORT_STATUSES),
  sort: sortBy(['month', 'createdOn', 'totalAmount', 'status'], '-month'),
  ...paged([15, 50, 100]), // R237.
}
/** The largest page size of the contract. */
const MAX_PAGE_SIZE = 100

/** The reports of the selected company. R237, G008: this operation pages by limit and offset. */
export function useReports(): List<Report> {
  const corporateAccountOspId = useCompanyOspId()
  const state = useListQuery(reportsQuery)
  const { status, sort, page, size: limit } = state.query
  const requestFor = (offset: number, count: number) => ({
    query: { limit: count, offset, sort },
    body: { corporateAccountOspId, ...(status && { statuses: [status] }) },
  })
  const read = useRead(findPayrollReports, requestFor(page * limit, limit))
  const { content, total = 0 } = read.data ?? {}
  return {
    ...stateOf(reportsQuery, state, state.query),
    rows: content,
    pages: content && { totalElements: total, totalPages: Math.ceil(total / limit) },
    isPaged: true,
    read,
    readAll: async () => {
      const all: Report[] = []
      for (;;) {
        const found = await call(findPayrollReports, requestFor(all.length, MAX_PAGE_SIZE))
        all.push(...found.content)
        if (found.content.length === 0 || all.length >= found.total) return all
      }
    },
  }
}
