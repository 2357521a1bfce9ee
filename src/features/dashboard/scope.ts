import type { components } from '@/api/generated/schema.ts'
import { monthKey } from '@/base/dates.ts'
import { HISTORY_MONTHS } from '@/domain/reporting/figures.ts'
import { id, readListQuery, text, type ListQuery } from '@/lists/list-query.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import type { BasicViewer } from '@/routes/route.ts'
import { isOspadmin } from '@/session/access.ts'
import { chooseAccount } from '@/session/account.ts'
import { useAccountOspId, useUser } from '@/session/use-viewer.ts'

type SetUp = components['schemas']['SetUp']

/**
 * The scope of the dashboard's figures, and their month. Without ids it contains everything that the viewer may see.
 */
export interface Scope {
  readonly accountOspId: string | undefined
  readonly partnerOspId: string | undefined
  readonly companyType: string | undefined
  /** `yyyyMM`. */
  readonly month: string
}

const schema = { partner: id(), companyType: text({ max: 64 }), month: text({ max: 6 }) }
export type Filters = ListQuery<typeof schema>

/**
 * The selected company, the month, and the ospadmin's filters. Month and filters are stored in the address (R061). The
 * filters apply to many companies: they are inactive while one is selected, and setting one deselects that company.
 */
export function useScope(): { scope: Scope; choose: (change: Partial<Filters>) => void } {
  const user = useUser()
  const accountOspId = useAccountOspId()
  const { query, change } = useListQuery(schema)
  return {
    scope: scopeOf({ user, accountOspId }, query),
    choose: (changed) => {
      if (accountOspId !== undefined && changed.month === undefined) chooseAccount(undefined)
      change(changed)
    },
  }
}

/** The scope in the query of an address. */
export const scopeIn = (viewer: BasicViewer, query: string): Scope =>
  scopeOf(viewer, readListQuery(schema, query))

function scopeOf({ user, accountOspId }: BasicViewer, query: Filters): Scope {
  // Filters in the address apply only to an ospadmin.
  const filters = isOspadmin(user) && accountOspId === undefined ? query : undefined
  return {
    accountOspId,
    partnerOspId: filters?.partner,
    companyType: filters?.companyType || undefined,
    month: months().includes(query.month) ? query.month : monthKey(),
  }
}

/** The selectable months: those of the history (R064), the current one first. Each block requests them. */
export function months(): readonly string[] {
  if (lastMonths[0] !== monthKey()) lastMonths = monthsNow()
  return lastMonths
}
const monthsNow = (): readonly string[] =>
  Array.from({ length: HISTORY_MONTHS }, (_none, ago) => monthKey(-ago))
let lastMonths = monthsNow()

/**
 * The query of the reporting calls for a scope. The calls do not filter by company type, because the rows contain it
 * (G184).
 */
export const parentOf = ({ accountOspId, partnerOspId }: Scope): { parentOspId?: string } => {
  const parentOspId = accountOspId ?? partnerOspId
  return parentOspId === undefined ? {} : { parentOspId }
}

/** The body of calls that only filter by company. Without one, they include everyone that the viewer may see. */
export const companyOf = ({ accountOspId }: Scope): { corporateAccountOspId?: string } =>
  accountOspId === undefined ? {} : { corporateAccountOspId: accountOspId }

/** Whether a company is not set up yet: none of its users has had a budget. */
export const isNew = (setUp: SetUp | undefined): setUp is SetUp => setUp?.userBudgets === 0
