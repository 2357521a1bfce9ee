/** The reports that are ready at the world's clock: one for each past month or quarter. */
import { subHours } from 'date-fns/subHours'
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { CorporateAccountRow, ReportOrderRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { createHeadcount, MONTHS_KEPT } from './figures.ts'
import { localTime, momentOf } from '~notations/brussels.ts'
import { calendarOf, monthAfter } from '../months.ts'

type Schemas = components['schemas']
type Report = Schemas['Report']

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
  /** Only for this company, which requested it (G319). */
  only?: string
}

/** How long a requested report takes to create. */
const CREATION_MS = 60_000
/** The maximum number in the list: `maxItems` of the contract. */
const MAX_ORDERS = 100

/** The reports of a month are created on the second of the next month, at four in the morning. */
const CREATED_AT = { day: '02', time: '04:00' }
const HOURS_INTO_MONTH = 28

/** The latest month whose reports exist. */
export const latestReported = (now: Date): string =>
  monthAfter(calendarOf(subHours(now, HOURS_INTO_MONTH)).month, -1)

/** All issues that are ready at the world's clock. */
export function readyIssues(world: World): Issue[] {
  const latest = latestReported(world.now())
  const requested = world.tables.reportOrders
    .filter(({ requestedOn }) => Date.parse(requestedOn) + CREATION_MS <= world.now().getTime())
    .map(({ corporateAccountOspId, reportType, reportMonth, requestedOn }) => ({
      reportType,
      reportMonth,
      reportPeriod: 'MONTH',
      createdOn: localTime(new Date(Date.parse(requestedOn) + CREATION_MS)),
      only: corporateAccountOspId,
    }))
  const regular = Array.from({ length: MONTHS_KEPT - 1 }, (_, index) => monthAfter(latest, -index)).flatMap(
    (reportMonth) => {
      const next = monthAfter(reportMonth, 1)
      const createdOn = momentOf(`${next.slice(0, 4)}-${next.slice(4)}-${CREATED_AT.day}`, CREATED_AT.time)
      const monthly = { reportType: 'USAGE_DETAIL', reportMonth, reportPeriod: 'MONTH', createdOn }
      const quarterly = { reportType: 'USAGE_SUMMARY', reportMonth, reportPeriod: 'QUARTER', createdOn }
      return Number(reportMonth.slice(4)) % 3 === 0 ? [monthly, quarterly] : [monthly]
    },
  )
  return [...regular, ...requested]
}

/** The pending requests of a company, the latest first. */
export function requestedReports(world: World, account: CorporateAccountRow): Schemas['ReportOrder'][] {
  const ready = copiesOf(world, [account], readyIssues(world))
  const isReady = ({ reportType, reportMonth }: ReportOrderRow): boolean =>
    ready.some(({ issue }) => issue.reportType === reportType && issue.reportMonth === reportMonth)
  return world.tables.reportOrders
    .by('corporateAccount', account.ospId)
    .filter((order) => !isReady(order))
    .toSorted((one, other) => Date.parse(other.requestedOn) - Date.parse(one.requestedOn))
    .slice(0, MAX_ORDERS)
    .map(({ reportType, reportMonth, requestedOn }) => ({ reportType, reportMonth, requestedOn }))
}

/** The copy of an issue for one company. */
export interface Copy {
  account: CorporateAccountRow
  issue: Issue
}

/** The existing copies of these issues, company by company. */
export function copiesOf(
  world: World,
  accounts: readonly CorporateAccountRow[],
  issues: readonly Issue[],
): Copy[] {
  const usersOf = createHeadcount(world)
  const copies: Copy[] = []
  for (const account of accounts) {
    const usersIn = usersOf(account)
    for (const issue of issues)
      if ((issue.only ?? account.ospId) === account.ospId && usersIn(issue.reportMonth).count > 0)
        copies.push({ account, issue })
  }
  return copies
}

export const reportId = ({ account, issue }: Copy): string =>
  `r-${account.ospId}-${issue.reportType}-${issue.reportMonth}`

export function toReport(world: World, copy: Copy): Report {
  const { data } = copy.account
  const { only: _only, ...issue } = copy.issue
  const ospId = reportId(copy)
  const msp = world.tables.partners.get(data.partner.ospId)
  const downloadedOn = world.tables.reportDownloads.get(ospId)?.downloadedOn
  return {
    ospId,
    ...issue,
    ...(msp && { mspExtId: msp.extId }),
    corporateAccountExtId: data.extId,
    corporateAccountName: data.name,
    ...withoutUndefined({ downloadedOn }),
  }
}
