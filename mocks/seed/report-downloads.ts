import { momentOf } from '~notations/brussels.ts'
import { monthAfter } from '../behaviour/months.ts'
import { latestReported } from '../behaviour/reporting/reports.ts'
import type { ReportDownloadRow } from '../tables.ts'
import { COMPANY } from './names.ts'

/** The bakery downloaded its reports of all months but the last one, some days after they were made. */
export function reportDownloads(): ReportDownloadRow[] {
  const latest = latestReported(new Date())
  return Array.from({ length: 11 }, (_none, index) => index + 1).flatMap((ago) => {
    const month = monthAfter(latest, -ago)
    const madeIn = monthAfter(month, 1)
    return ['USAGE_DETAIL', 'USAGE_SUMMARY'].map((type) => ({
      reportOspId: `r-${COMPANY.bakery}-${type}-${month}`,
      downloadedOn: momentOf(`${madeIn.slice(0, 4)}-${madeIn.slice(4)}-05`, '09:12'),
    }))
  })
}
