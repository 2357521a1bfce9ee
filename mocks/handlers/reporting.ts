/** Figures per month, company or mobility mode, and the reports to download. */
import { reportOrderRules } from '~openapi/rules.ts'
import type { components } from '@/api/generated/schema.ts'
import {
  createFigures,
  createHeadcount,
  FIGURE_MONTHS,
  type Headcount,
  perMode,
  type FigureTotals,
  total,
} from '../behaviour/reporting/figures.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { toEuros } from '../behaviour/money.ts'
import { localTime } from '~notations/brussels.ts'
import { calendarOf, monthsBetween } from '../behaviour/months.ts'
import { accessibleAccounts, requireAccount } from '../behaviour/access.ts'
import { requirePartner } from '../behaviour/companies/partners.ts'
import {
  copiesOf,
  type Copy,
  type Issue,
  readyIssues,
  REPORT_TYPES,
  reportId,
  requestedReports,
  toReport,
} from '../behaviour/reporting/reports.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { reportFile } from '../behaviour/reporting/report-files.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, notFound } from '../refusal.ts'
import type { Mode } from '../seed/finance/modes.ts'
import type { CorporateAccountRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage } from '../behaviour/in-language.ts'

type Schemas = components['schemas']
type Group = Schemas['ReportingGroup'] | undefined

interface Query {
  monthFrom: string
  monthTo: string
  parentOspId?: string
  groupBy?: Schemas['ReportingGroup']
}

export const reporting = handlersFor({
  countUsers({ world, caller, query, reply }) {
    const { accounts, months } = scopeOf(world, caller, query)
    const usersOf = createHeadcount(world)
    const sums = new Sums<Headcount>(world, caller, query.groupBy)
    for (const account of accounts) {
      const counted = months.map(usersOf(account))
      if (isPerMonth(query))
        counted.forEach((count, index) => sums.add({ account, month: months[index] }, count))
      else {
        // A user active in several months counts once, so the total is the count of the last month.
        const newCount = counted.reduce((sum, { newCount: more }) => sum + more, 0)
        sums.add({ account }, { count: counted.at(-1)?.count ?? 0, newCount })
      }
    }
    return reply(200, sums.rows())
  },

  countBookings({ world, caller, query, reply }) {
    const sums = new Sums<{ count: number; toDate: number }>(world, caller, query.groupBy)
    for (const { dimensions, spent, toDate } of spendingRows(world, caller, query))
      sums.add(dimensions, { count: spent.bookings, toDate: toDate?.bookings ?? 0 })
    return reply(
      200,
      sums.rows().map(({ toDate, ...row }) => ({
        ...row,
        ...(query.groupBy === 'month' && { countToDate: toDate }),
      })),
    )
  },

  sumEvents({ world, caller, query, reply }) {
    const sums = new Sums<{ count: number; cents: number; toDate: number }>(world, caller, query.groupBy)
    for (const { dimensions, spent, toDate } of spendingRows(world, caller, query))
      sums.add(dimensions, { count: spent.count, cents: spent.cents, toDate: toDate?.cents ?? 0 })
    return reply(
      200,
      sums.rows().map(({ cents, toDate, ...row }) => ({
        ...row,
        totalPriceVatIncl: toEuros(cents),
        ...(query.groupBy === 'month' && { totalToDateVatIncl: toEuros(toDate) }),
      })),
    )
  },

  findReportsByFilter({ world, caller, query, body, reply }) {
    const { reportType: type, monthFrom = '', monthTo = LAST_MONTH, partnerOspId } = body
    refuseInvalidRange(monthFrom, monthTo)
    if (partnerOspId !== undefined) requirePartner(world, caller, partnerOspId)
    const accounts =
      body.corporateAccountOspId === undefined
        ? accessibleAccounts(world, caller)
        : [requireAccount(world, caller, body.corporateAccountOspId)]
    const found = sortedCopies(
      world,
      accounts.filter(({ data }) => partnerOspId === undefined || data.partner.ospId === partnerOspId),
      readyIssues(world).filter(
        (issue) => isBetween(issue, monthFrom, monthTo) && (type ?? issue.reportType) === issue.reportType,
      ),
      query.sort ?? '-createdOn',
    )
    const matches = (copy: Copy): boolean =>
      body.downloaded === undefined ||
      (world.tables.reportDownloads.get(reportId(copy)) !== undefined) === body.downloaded
    return reply(
      200,
      paged(found.filter(matches), query, (copy) => toReport(world, copy)),
    )
  },

  markReportDownloaded({ world, caller, body: { ospId }, reply }) {
    const accounts = accessibleAccounts(world, caller).filter((account) =>
      ospId.startsWith(`r-${account.ospId}-`),
    )
    const copy = copiesOf(world, accounts, readyIssues(world)).find((one) => reportId(one) === ospId)
    if (!copy) throw notFound()
    const { reportDownloads } = world.tables
    const downloadedOn = localTime(world.now())
    if (reportDownloads.get(ospId)) reportDownloads.update(ospId, { downloadedOn })
    else reportDownloads.insert({ reportOspId: ospId, downloadedOn })
    return reply(200, toReport(world, copy))
  },

  listReportTypes({ caller, reply }) {
    return reply(
      200,
      REPORT_TYPES.map(({ reportType, label, suffixes }) => ({
        reportType,
        label: inLanguage(label, caller.language),
        suffixes,
      })),
    )
  },

  async downloadReport({ world, caller, path, query, raw }) {
    const { reportOspId, corporateAccountOspId, monthFrom = '', monthTo = LAST_MONTH } = query
    refuseInvalidRange(monthFrom, monthTo)
    const dot = path.typeWithSuffix.indexOf('.')
    const type = REPORT_TYPES.find(({ reportType }) => reportType === path.typeWithSuffix.slice(0, dot))
    const suffix = path.typeWithSuffix.slice(dot)
    if (!type?.suffixes.includes(suffix)) throw notFound()
    const accounts =
      corporateAccountOspId === undefined
        ? accessibleAccounts(world, caller)
        : [requireAccount(world, caller, corporateAccountOspId)]
    const ofType = readyIssues(world).filter(
      (issue) => issue.reportType === type.reportType && isBetween(issue, monthFrom, monthTo),
    )
    const chosen = copiesOf(world, accounts, ofType).filter(
      (copy) => reportOspId === undefined || reportId(copy) === reportOspId,
    )
    if (chosen.length === 0) throw notFound()
    const file = await reportFile(
      world,
      chosen,
      suffix,
      inLanguage(type.label, caller.language),
      caller.language,
    )
    return raw(200, 'application/octet-stream', file, {
      'content-disposition': `attachment; filename="${path.typeWithSuffix}"`,
    })
  },

  requestReport({ world, caller, body, reply }) {
    const { corporateAccountOspId, reportType, reportMonth } = body
    const account = requireAccount(world, caller, corporateAccountOspId)
    if (!REPORT_TYPES.some((type) => type.reportType === reportType))
      throw invalidField('reportType', 'unknown', 'There is no such kind of report')
    refuseBrokenRules(reportOrderRules(body, calendarOf(world.now()).month))
    const copies = copiesOf(world, [account], readyIssues(world))
    if (copies.some(({ issue }) => issue.reportType === reportType && issue.reportMonth === reportMonth))
      throw reportReady()
    const waiting = requestedReports(world, account)
    if (waiting.some((one) => one.reportType === reportType && one.reportMonth === reportMonth))
      throw alreadyRequested()
    world.tables.reportOrders.insert({
      corporateAccountOspId: account.ospId,
      reportType,
      reportMonth,
      requestedOn: localTime(world.now()),
    })
    return reply(200, requestedReports(world, account))
  },

  getRequestedReports({ world, caller, body, reply }) {
    return reply(200, requestedReports(world, requireAccount(world, caller, body.corporateAccountOspId)))
  },

  getReportRecipients({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccountOspId)
    return reply(200, recipientsOf(world, account.ospId))
  },

  addReportRecipient({ world, caller, body, reply }) {
    const { ospId } = requireAccount(world, caller, body.corporateAccountOspId)
    const { reportRecipients } = world.tables
    if (!reportRecipients.get(recipientKey(ospId, body.email))) {
      if (reportRecipients.by('corporateAccount', ospId).length >= MAX_RECIPIENTS) throw limitReached()
      reportRecipients.insert({ corporateAccountOspId: ospId, email: body.email })
    }
    return reply(200, recipientsOf(world, ospId))
  },

  removeReportRecipient({ world, caller, body, reply }) {
    const { ospId } = requireAccount(world, caller, body.corporateAccountOspId)
    const { reportRecipients } = world.tables
    const key = recipientKey(ospId, body.email)
    if (reportRecipients.get(key)) reportRecipients.remove(key)
    return reply(200, recipientsOf(world, ospId))
  },
})

const MAX_RECIPIENTS = 100

const limitReached = () =>
  conflict('LIMIT_REACHED', 'A company has at most 100 recipients.', {
    nl: 'Een bedrijf heeft hoogstens 100 ontvangers.',
    en: 'A company has at most 100 recipients.',
    fr: 'Une entreprise a au plus 100 destinataires.',
  })

const reportReady = () =>
  conflict('REPORT_READY', 'The report is ready already.', {
    nl: 'Dit rapport staat al klaar.',
    en: 'This report is ready already.',
    fr: 'Ce rapport est déjà prêt.',
  })

const alreadyRequested = () =>
  conflict('ALREADY_REQUESTED', 'The report was requested already.', {
    nl: 'Dit rapport is al aangevraagd.',
    en: 'This report was requested already.',
    fr: 'Ce rapport a déjà été demandé.',
  })

/** Email addresses are compared ignoring case. */
const recipientKey = (ospId: string, email: string): string => `${ospId} ${email.toLowerCase()}`

const recipientsOf = (world: World, ospId: string): Schemas['ReportRecipient'][] =>
  sorted(
    world.tables.reportRecipients.by('corporateAccount', ospId),
    'email',
    { email: ({ email }) => email },
    ({ email }) => email,
  ).map(({ email }) => ({ email }))

const ISSUE_COLUMNS: Columns<Issue> = {
  createdOn: ({ createdOn }) => Date.parse(createdOn),
  reportMonth: ({ reportMonth }) => reportMonth,
  reportType: ({ reportType }) => reportType,
}

/**
 * The identifier of a report starts with that of its company, so issues with equal sort values can be sorted company by
 * company.
 */
function sortedCopies(
  world: World,
  accounts: readonly CorporateAccountRow[],
  issues: readonly Issue[],
  sort: string,
): Copy[] {
  const byId = sorted(accounts, 'ospId', { ospId: ({ ospId }) => ospId }, ({ ospId }) => ospId)
  const value = ISSUE_COLUMNS[sort.replace('-', '')]
  const equal = new Map<unknown, Issue[]>()
  for (const issue of sorted(issues, sort, ISSUE_COLUMNS, (one) => `${one.reportType}-${one.reportMonth}`))
    equal.set(value?.(issue), [...(equal.get(value?.(issue)) ?? []), issue])
  return [...equal.values()].flatMap((group) => copiesOf(world, byId, group))
}

const LAST_MONTH = '999912'

const isBetween = ({ reportMonth }: Issue, from: string, to: string): boolean =>
  reportMonth >= from && reportMonth <= to

/** The companies with users, and the months, of a query. Throws 404 for a parent that the caller may not see. */
function scopeOf(world: World, caller: UserRow, { monthFrom, monthTo, parentOspId }: Query) {
  refuseInvalidRange(monthFrom, monthTo)
  const { month: current } = calendarOf(world.now())
  const months = monthsBetween(monthFrom, monthTo < current ? monthTo : current, FIGURE_MONTHS)
  const hasUsers = ({ ospId }: CorporateAccountRow): boolean =>
    world.tables.users.by('corporateAccount', ospId).length > 0
  return { months, accounts: accountsBelow(world, caller, parentOspId).filter(hasUsers) }
}

function accountsBelow(
  world: World,
  caller: UserRow,
  parentOspId: string | undefined,
): readonly CorporateAccountRow[] {
  if (parentOspId === undefined) return accessibleAccounts(world, caller)
  if (!world.tables.partners.get(parentOspId)) return [requireAccount(world, caller, parentOspId)]
  requirePartner(world, caller, parentOspId)
  return accessibleAccounts(world, caller).filter(({ data }) => data.partner.ospId === parentOspId)
}

function refuseInvalidRange(monthFrom: string, monthTo: string): void {
  if (monthTo < monthFrom) throw invalidField('monthTo', 'month_order', 'The last month is before the first')
}

const isPerMonth = ({ groupBy }: Query): boolean => groupBy === 'month' || groupBy === undefined

/**
 * Bookings and spending of every company, one row per combination of the grouping. If grouped by month, also up to the
 * current day of the month.
 */
function* spendingRows(
  world: World,
  caller: UserRow,
  query: Query,
): Generator<{ dimensions: Dimensions; spent: FigureTotals; toDate?: FigureTotals }> {
  const { accounts, months } = scopeOf(world, caller, query)
  const figuresOf = createFigures(world)
  const figuresToDate = query.groupBy === 'month' ? createFigures(world, undefined, true) : undefined
  const spans = isPerMonth(query) ? months.map((month) => [month]) : [months]
  const isPerMode = query.groupBy === 'mobilityMode' || query.groupBy === undefined
  for (const account of accounts)
    for (const span of spans) {
      const dimensions = { account, month: span[0] }
      const figures = span.flatMap((month) => figuresOf(account, month))
      if (!isPerMode) {
        const toDate = figuresToDate && { toDate: total(figuresToDate(account, dimensions.month ?? '')) }
        yield { dimensions, spent: total(figures), ...toDate }
      } else
        for (const [mode, spent] of perMode(figures)) yield { dimensions: { ...dimensions, mode }, spent }
    }
}

/** The dimensions of a row. The grouping decides which of them are shown. */
interface Dimensions {
  account: CorporateAccountRow
  month?: string | undefined
  mode?: Mode
}

interface Label {
  billingMonth?: string
  companyType?: string
  mobilityMode?: string
  mobilityModeLabel?: string
  mrpExtId?: string
  mrpName?: string
  mspExtId?: string
  corporateAccountOspId?: string
  corporateAccountExtId?: string
  corporateAccountName?: string
}

const MAX_ROWS = 50_000

/** Adds up rows by label, in the order of month, company and mode. Rows of zeros are left out. */
class Sums<Figures extends { [Name in keyof Figures]: number }> {
  private readonly byLabel = new Map<string, Label & Figures>()

  constructor(
    private readonly world: World,
    private readonly caller: UserRow,
    private readonly group: Group,
  ) {}

  add(dimensions: Dimensions, figures: Figures): void {
    if (Object.values(figures).every((figure) => figure === 0)) return
    const key = this.keyOf(dimensions)
    const row = this.byLabel.get(key)
    if (!row) {
      if (this.byLabel.size === MAX_ROWS)
        throw invalidField('groupBy', 'too_many_rows', 'More than 50,000 rows')
      this.byLabel.set(key, { ...this.labelOf(dimensions), ...figures })
      return
    }
    const target: Record<string, unknown> = row
    for (const [name, figure] of Object.entries<number>(figures)) target[name] = Number(target[name]) + figure
  }

  private keyOf({ account: { ospId, data }, month = '', mode }: Dimensions): string {
    if (this.group === 'corporateAccount') return ospId
    if (this.group === 'month') return `${month}|${data.companyType}`
    if (this.group === 'mobilityMode') return `${mode?.mode}|${data.companyType}`
    return `${month}|${ospId}|${mode?.mode}`
  }

  /** The label properties of a row. Assigned one by one for speed, because there are tens of thousands of rows. */
  private labelOf({ account: { ospId, data }, month, mode }: Dimensions): Label {
    const isUngrouped = this.group === undefined
    const label: Label = {}
    if ((isUngrouped || this.group === 'month') && month !== undefined) label.billingMonth = month
    if (data.companyType !== undefined) label.companyType = data.companyType
    if (isUngrouped || this.group === 'corporateAccount') {
      const mspExtId = this.world.tables.partners.get(data.partner.ospId)?.extId
      if (mspExtId !== undefined) label.mspExtId = mspExtId
      label.corporateAccountOspId = ospId
      label.corporateAccountExtId = data.extId
      label.corporateAccountName = data.name
    }
    if (mode) {
      label.mobilityMode = mode.mode
      label.mobilityModeLabel = inLanguage(mode.labels, this.caller.language)
      if (isUngrouped) {
        label.mrpExtId = mode.mrpExtId
        label.mrpName = mode.mrpName
      }
    }
    return label
  }

  rows(): (Label & Figures)[] {
    const order = ({
      billingMonth = '',
      corporateAccountName = '',
      mobilityMode = '',
      companyType = '',
    }: Label): string => [billingMonth, corporateAccountName, mobilityMode, companyType].join('\t')
    return sorted([...this.byLabel.values()], 'label', { label: order }, order)
  }
}
