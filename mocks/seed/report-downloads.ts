import { calendarOf, monthAfter } from '../behaviour/months.ts'
import type { ReportDownloadRow } from '../tables.ts'
import { momentAgo } from './ago.ts'
import { COMPANY } from './names.ts'

/** The bakery downloaded its reports of all months but the last one. */
export function reportDownloads(): ReportDownloadRow[] {
  const { month: current } = calendarOf(new Date())
  return Array.from({ length: 11 }, (_none, index) => index + 2).flatMap((ago) =>
    ['USAGE_DETAIL', 'USAGE_SUMMARY'].map((type) => ({
      reportOspId: `r-${COMPANY.bakery}-${type}-${monthAfter(current, -ago)}`,
      downloadedOn: momentAgo((ago - 1) * 30, '09:12'),
    })),
  )
}
