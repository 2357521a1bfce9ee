import { calendarOf, monthAfter, momentOf } from '../behaviour/months.ts'
import type { ReportDownloadRow } from '../tables.ts'
import { COMPANY } from './names.ts'

/** The bakery downloaded its reports of all months but the last one, some days after they were made. */
export function reportDownloads(): ReportDownloadRow[] {
  const { month: current } = calendarOf(new Date())
  return Array.from({ length: 11 }, (_none, index) => index + 2).flatMap((ago) => {
    const madeIn = monthAfter(current, 1 - ago)
    return ['USAGE_DETAIL', 'USAGE_SUMMARY'].map((type) => ({
      reportOspId: `r-${COMPANY.bakery}-${type}-${monthAfter(current, -ago)}`,
      downloadedOn: momentOf(`${madeIn.slice(0, 4)}-${madeIn.slice(4)}-05`, '09:12'),
    }))
  })
}
