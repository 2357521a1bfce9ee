/** The reports that are ready, which follow from the world's clock: one per month or quarter that is over. */
import type { components } from '@/api/generated/schema.ts'
import type { CorporateAccountRow } from '../tables.ts'
import type { World } from '../world.ts'
import { countUsers, MONTHS_KEPT } from './figures.ts'
import { calendarOf, monthAfter } from './months.ts'

type Report = components['schemas']['Report']

export const REPORT_TYPES = [
  {
    reportType: 'USAGE_SUMMARY',
    label: { nl: 'Overzicht van het gebruik', en: 'Summary of use', fr: "Aperçu de l'utilisation" },
    suffixes: ['.xlsx', '.pdf'],
  },
  {
    reportType: 'USAGE_DETAIL',
    label: { nl: 'Detail van het gebruik', en: 'Details of use', fr: "Détail de l'utilisation" },
    suffixes: ['.xlsx', '.csv'],
  },
]

export function reportsOf(world: World, account: CorporateAccountRow): Report[] {
  const { month: current } = calendarOf(world.now())
  const reports: Report[] = []
  for (let ago = 1; ago < MONTHS_KEPT; ago += 1) {
    const month = monthAfter(current, -ago)
    if (countUsers(world, account.ospId, month).count === 0) continue
    reports.push(report(world, account, 'USAGE_DETAIL', month, 'MONTH'))
    if (Number(month.slice(4)) % 3 === 0)
      reports.push(report(world, account, 'USAGE_SUMMARY', month, 'QUARTER'))
  }
  return reports
}

function report(
  world: World,
  { ospId, data }: CorporateAccountRow,
  type: string,
  month: string,
  period: string,
): Report {
  const msp = world.tables.partners.get(data.partner.ospId)
  const next = monthAfter(month, 1)
  return {
    ospId: `r-${ospId}-${type}-${month}`,
    reportType: type,
    reportMonth: month,
    reportPeriod: period,
    ...(msp && { mspExtId: msp.extId }),
    corporateAccountExtId: data.extId,
    corporateAccountName: data.name,
    createdOn: `${next.slice(0, 4)}-${next.slice(4)}-02T04:00:00+01:00`,
  }
}
