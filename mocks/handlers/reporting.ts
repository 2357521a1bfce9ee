/** Figures per month, company or mobility mode, and the reports to download. */
import type { components } from '@/api/generated/schema.ts'
import { countUsers, createFigures, type Figure, MONTHS_KEPT } from '../behaviour/figures.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { toEuros } from '../behaviour/money.ts'
import { calendarOf, monthsBetween } from '../behaviour/months.ts'
import { accountsInReach, requireAccount } from '../behaviour/reach.ts'
import { requirePartner } from '../behaviour/partners.ts'
import { REPORT_TYPES, reportsOf } from '../behaviour/reports.ts'
import { reportFile } from '../behaviour/report-files.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, notFound } from '../refusal.ts'
import type { CorporateAccountRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

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
    const { accounts, months } = scope(world, caller, query)
    const sums = new Sums<{ count: number; newCount: number }>(query.groupBy)
    for (const account of accounts) {
      const counted = months.map((month) => ({ month, ...countUsers(world, account.ospId, month) }))
      if (query.groupBy === 'month' || query.groupBy === undefined)
        for (const { month, count, newCount } of counted)
          sums.add(labels(world, query.groupBy, account, month), { count, newCount })
      else {
        // Whoever was active in two of the months counts once; who was active last was active at some time.
        const newCount = counted.reduce((sum, { newCount: more }) => sum + more, 0)
        sums.add(labels(world, query.groupBy, account, ''), { count: counted.at(-1)?.count ?? 0, newCount })
      }
    }
    return reply(200, sums.rows())
  },

  countBookings({ world, caller, query, reply }) {
    const sums = new Sums<{ count: number }>(query.groupBy)
    for (const { label, bookings: count } of spending(world, caller, query)) sums.add(label, { count })
    return reply(200, sums.rows())
  },

  sumEvents({ world, caller, query, reply }) {
    const sums = new Sums<{ count: number; cents: number }>(query.groupBy)
    for (const { label, count, cents } of spending(world, caller, query)) sums.add(label, { count, cents })
    return reply(
      200,
      sums.rows().map(({ cents, ...row }) => ({ ...row, totalPriceVatIncl: toEuros(cents) })),
    )
  },

  findReportsByFilter({ world, caller, query, body, reply }) {
    if (body.monthFrom !== undefined && body.monthTo !== undefined)
      refuseWrongOrder(body.monthFrom, body.monthTo)
    if (body.partnerOspId !== undefined) requirePartner(world, caller, body.partnerOspId)
    const accounts =
      body.corporateAccountOspId === undefined
        ? accountsInReach(world, caller)
        : [requireAccount(world, caller, body.corporateAccountOspId)]
    const found = accounts
      .filter(({ data }) => body.partnerOspId === undefined || data.partner.ospId === body.partnerOspId)
      .flatMap((account) => reportsOf(world, account))
      .filter(
        ({ reportType, reportMonth = '' }) =>
          (body.reportType === undefined || reportType === body.reportType) &&
          (body.monthFrom === undefined || reportMonth >= body.monthFrom) &&
          (body.monthTo === undefined || reportMonth <= body.monthTo),
      )
    const rows = sorted(found, query.sort ?? '-createdOn', REPORT_COLUMNS, ({ ospId }) => ospId)
    return reply(
      200,
      paged(rows, query, (report) => report),
    )
  },

  listReportTypes({ caller, reply }) {
    return reply(
      200,
      REPORT_TYPES.map(({ reportType, label, suffixes }) => ({
        reportType,
        label: label[caller.language],
        suffixes,
      })),
    )
  },

  async downloadReport({ world, caller, path, query, raw }) {
    const { reportOspId, corporateAccountOspId, monthFrom = '', monthTo = '999912' } = query
    refuseWrongOrder(monthFrom, monthTo)
    const dot = path.typeWithSuffix.indexOf('.')
    const type = REPORT_TYPES.find(({ reportType }) => reportType === path.typeWithSuffix.slice(0, dot))
    const suffix = path.typeWithSuffix.slice(dot)
    if (!type?.suffixes.includes(suffix)) throw notFound()
    const accounts =
      corporateAccountOspId === undefined
        ? accountsInReach(world, caller)
        : [requireAccount(world, caller, corporateAccountOspId)]
    const chosen = accounts.flatMap((account) =>
      reportsOf(world, account)
        .filter(
          ({ ospId, reportType, reportMonth = '' }) =>
            reportType === type.reportType &&
            (reportOspId === undefined || ospId === reportOspId) &&
            reportMonth >= monthFrom &&
            reportMonth <= monthTo,
        )
        .map((report) => ({ account, report })),
    )
    if (chosen.length === 0) throw notFound()
    const file = await reportFile(world, chosen, suffix, type.label[caller.language], caller.language)
    return raw(200, 'application/octet-stream', file, {
      'content-disposition': `attachment; filename="${path.typeWithSuffix}"`,
    })
  },

  getReportRecipients({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccountOspId)
    return reply(200, recipientsOf(world, account.ospId))
  },

  addReportRecipient({ world, caller, body, reply }) {
    const { ospId } = requireAccount(world, caller, body.corporateAccountOspId)
    const { reportRecipients } = world.tables
    if (!reportRecipients.get(recipientKey(ospId, body.email))) {
      if (reportRecipients.by('corporateAccount', ospId).length >= MOST_RECIPIENTS) throw limitReached()
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

const MOST_RECIPIENTS = 100

const limitReached = () =>
  conflict('LIMIT_REACHED', 'A company has at most 100 recipients.', {
    nl: 'Een bedrijf heeft hoogstens 100 ontvangers.',
    en: 'A company has at most 100 recipients.',
    fr: 'Une entreprise a au plus 100 destinataires.',
  })

/** Addresses are the same, case aside. */
const recipientKey = (ospId: string, email: string): string => `${ospId} ${email.toLowerCase()}`

const recipientsOf = (world: World, ospId: string): Schemas['ReportRecipient'][] =>
  sorted(
    world.tables.reportRecipients.by('corporateAccount', ospId),
    'email',
    { email: ({ email }) => email },
    ({ email }) => email,
  ).map(({ email }) => ({ email }))

const REPORT_COLUMNS: Columns<Schemas['Report']> = {
  createdOn: ({ createdOn }) => Date.parse(createdOn),
  reportMonth: ({ reportMonth }) => reportMonth,
  reportType: ({ reportType }) => reportType,
}

/** The companies with users, and the months, that a query is about; a parent that the caller may not see is a 404. */
function scope(world: World, caller: UserRow, { monthFrom, monthTo, parentOspId }: Query) {
  refuseWrongOrder(monthFrom, monthTo)
  const { month: current } = calendarOf(world.now())
  const months = monthsBetween(monthFrom, monthTo < current ? monthTo : current, MONTHS_KEPT)
  const hasUsers = ({ ospId }: CorporateAccountRow): boolean =>
    world.tables.users.by('corporateAccount', ospId).length > 0
  return { months, accounts: accountsBelow(world, caller, parentOspId).filter(hasUsers) }
}

function accountsBelow(
  world: World,
  caller: UserRow,
  parentOspId: string | undefined,
): CorporateAccountRow[] {
  if (parentOspId === undefined) return accountsInReach(world, caller)
  if (!world.tables.partners.get(parentOspId)) return [requireAccount(world, caller, parentOspId)]
  requirePartner(world, caller, parentOspId)
  return accountsInReach(world, caller).filter(({ data }) => data.partner.ospId === parentOspId)
}

function refuseWrongOrder(monthFrom: string, monthTo: string): void {
  if (monthTo < monthFrom) throw invalidField('monthTo', 'month_order', 'The last month is before the first')
}

/** What every company books and spends in every month; per mobility mode only where the grouping tells modes apart. */
function* spending(world: World, caller: UserRow, query: Query) {
  const { accounts, months } = scope(world, caller, query)
  const figuresOf = createFigures(world)
  const isPerMode = query.groupBy === 'mobilityMode' || query.groupBy === undefined
  for (const account of accounts)
    for (const month of months) {
      const figures = figuresOf(account, month)
      const label = labels(world, query.groupBy, account, month)
      if (!isPerMode) {
        yield { label, ...total(figures) }
        continue
      }
      for (const { mode, bookings, count, cents } of figures) {
        const ofMode = { mobilityMode: mode.mode, mobilityModeLabel: mode.labels[caller.language] }
        const ofProvider = query.groupBy === undefined && { mrpExtId: mode.mrpExtId, mrpName: mode.mrpName }
        yield { label: { ...label, ...ofMode, ...ofProvider }, bookings, count, cents }
      }
    }
}

function total(figures: readonly Figure[]): Pick<Figure, 'bookings' | 'count' | 'cents'> {
  const sums = { bookings: 0, count: 0, cents: 0 }
  for (const { bookings, count, cents } of figures) {
    sums.bookings += bookings
    sums.count += count
    sums.cents += cents
  }
  return sums
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

/** The fields of a row that say what it stands for. */
function labels(world: World, group: Group, { ospId, data }: CorporateAccountRow, month: string): Label {
  const mspExtId = world.tables.partners.get(data.partner.ospId)?.extId
  const ofCompany = (group === 'corporateAccount' || group === undefined) && {
    ...(mspExtId !== undefined && { mspExtId }),
    corporateAccountOspId: ospId,
    corporateAccountExtId: data.extId,
    corporateAccountName: data.name,
  }
  return {
    ...((group === 'month' || group === undefined) && { billingMonth: month }),
    ...(data.companyType !== undefined && { companyType: data.companyType }),
    ...ofCompany,
  }
}

/** Rows that add up, one per label, in the order of month, company and mode; what is nothing has no row. */
class Sums<Figures extends Record<string, number>> {
  private readonly byLabel = new Map<string, Label & Figures>()

  constructor(private readonly group: Group) {}

  add(label: Label, figures: Figures): void {
    if (Object.values(figures).every((figure) => figure === 0)) return
    const { billingMonth = '', companyType = '', mobilityMode = '', corporateAccountOspId = '' } = label
    const key = [billingMonth, corporateAccountOspId, mobilityMode, this.group && companyType].join('|')
    const row = this.byLabel.get(key)
    if (!row) {
      this.byLabel.set(key, { ...label, ...figures })
      return
    }
    const target: Record<string, unknown> = row
    for (const [name, figure] of Object.entries(figures)) target[name] = Number(target[name]) + figure
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
