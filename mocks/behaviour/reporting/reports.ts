/** The reports that are ready at the world's clock: one for each past month or quarter. */
import type { components } from '@/api/generated/schema.ts'
import type { CorporateAccountRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { createHeadcount, MONTHS_KEPT } from './figures.ts'
import { calendarOf, monthAfter } from '../months.ts'

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

/** A kind of report about one month, or about the quarter that ends with it. Every company with users gets one. */
export interface Issue {
  reportType: string
  reportMonth: string
  reportPeriod: string
  createdOn: string
}

/** All issues that are ready at the world's clock. */
export function readyIssues(world: World): Issue[] {
  const { month: current } = calendarOf(world.now())
  return Array.from({ length: MONTHS_KEPT - 1 }, (_, index) => monthAfter(current, -index - 1)).flatMap(
    (reportMonth) => {
      const next = monthAfter(reportMonth, 1)
      const createdOn = `${next.slice(0, 4)}-${next.slice(4)}-02T04:00:00+01:00`
      const monthly = { reportType: 'USAGE_DETAIL', reportMonth, reportPeriod: 'MONTH', createdOn }
      const quarterly = { reportType: 'USAGE_SUMMARY', reportMonth, reportPeriod: 'QUARTER', createdOn }
      return Number(reportMonth.slice(4)) % 3 === 0 ? [monthly, quarterly] : [monthly]
    },
  )
}

/** The copy of an issue for one company. */
export interface Copy {
  account: CorporateAccountRow
  issue: Issue
}

/** The existing copies of some issues, company by company. */
export function copiesOf(
  world: World,
  accounts: readonly CorporateAccountRow[],
  some: readonly Issue[],
): Copy[] {
  const usersOf = createHeadcount(world)
  const copies: Copy[] = []
  for (const account of accounts) {
    const usersIn = usersOf(account)
    for (const issue of some) if (usersIn(issue.reportMonth).count > 0) copies.push({ account, issue })
  }
  return copies
}

export const reportId = ({ account, issue }: Copy): string =>
  `r-${account.ospId}-${issue.reportType}-${issue.reportMonth}`

export function toReport(world: World, copy: Copy): Report {
  const { data } = copy.account
  const ospId = reportId(copy)
  const msp = world.tables.partners.get(data.partner.ospId)
  const downloadedOn = world.tables.reportDownloads.get(ospId)?.downloadedOn
  return {
    ospId,
    ...copy.issue,
    ...(msp && { mspExtId: msp.extId }),
    corporateAccountExtId: data.extId,
    corporateAccountName: data.name,
    ...(downloadedOn !== undefined && { downloadedOn }),
  }
}
