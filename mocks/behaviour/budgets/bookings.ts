/**
 * Books charges from provider files: finds the user and the budget, and detects charges that the platform already
 * has.
 */
import { withoutUndefined } from '~openapi/without-undefined.ts'
import {
  bookingKey,
  type BudgetRow,
  type CorporateAccountRow,
  type EventRow,
  type IdentificationTokenRow,
  identificationValue,
  type UserRow,
} from '../../tables.ts'
import type { World } from '../../world.ts'
import { accountOfUser, mayBook } from '../companies/closing.ts'
import { storeEvent } from './events.ts'
import { book } from './ledger.ts'
import { toCents, toEuros } from '../money.ts'
import { localTime } from '~notations/brussels.ts'
import { dayOf, startOfDay } from '../months.ts'
import type { Problem, Verdict } from '../files/uploads.ts'

/** The result of processing a valid row. */
export interface Effect {
  /** The amount; absent when the row has none. */
  cents?: number
  /** The amount differs from the booking, so a reconciliation problem is opened instead. */
  isProblem: boolean
  run: () => void
}

/** Which records the rows of an upload may name. */
export interface Scope {
  world: World
  /** Whether rows may name users of this company. */
  includesAccount: (account: CorporateAccountRow) => boolean
  /** The provider chosen for the upload. */
  mrpOspId: string | undefined
}

/** The user and the active budget to charge, or the problem with the column that should identify them. */
export type Spender = { user: UserRow; budget: BudgetRow } | Problem

export interface Charge {
  bookingId: string
  spender: Spender
  mrpOspId?: string | undefined
  mobilityMode?: string | undefined
  eventType: 'BOOKING' | 'SURCHARGE'
  /** Euros, as in the file. Spending is positive. */
  amount: number
  vatPercentage?: number | undefined
  description?: string | undefined
  /** A day, or the moments of its beginning and end. */
  date?: string
  startedOn?: string
  endedOn?: string
}

/** The user with a login name, if the rows may name that user. */
export const userByLogin = (scope: Scope, login: string): UserRow | undefined =>
  scope.world.tables.users.by('login', login.toLowerCase()).find((user) => includesUser(scope, user))

function includesUser({ world, includesAccount }: Scope, { corporateAccountOspId }: UserRow): boolean {
  const account = world.tables.corporateAccounts.get(corporateAccountOspId ?? '')
  return account !== undefined && includesAccount(account)
}

export function spenderByLogin(scope: Scope, login: string): Spender {
  const user = userByLogin(scope, login)
  return user ? onBudget(scope.world, user, 'login') : { field: 'login', rule: 'user_unknown' }
}

/** Finds the user by an identification field, which can name its own budget. */
export function spenderByToken(
  scope: Scope,
  field: string,
  token: Pick<IdentificationTokenRow, 'type' | 'cardNumber' | 'cambioExtRef'>,
): Spender {
  const { world } = scope
  const [found] = world.tables.identificationTokens.by('value', identificationValue(token))
  const user = found && world.tables.users.get(found.userOspId)
  if (!user || !includesUser(scope, user)) return { field, rule: 'card_unknown' }
  if (found.activationStatus !== 'ACTIVE') return { field, rule: 'card_inactive' }
  return onBudget(world, user, field, found.budgetOspId)
}

function onBudget(world: World, user: UserRow, field: string, budgetOspId?: string): Spender {
  const active = world.tables.budgets.by('owner', user.ospId).filter((budget) => budget.active)
  const budget =
    active.find(({ ospId }) => ospId === budgetOspId) ??
    active.find(({ type }) => type === 'MOBILITY_BUDGET') ??
    active[0]
  return budget ? { user, budget } : { field, rule: 'budget' }
}

/** Decides whether a charge is new, known with the same amount, or known with another amount. */
export function validateCharge({ world }: Scope, charge: Charge): Verdict<Effect> {
  const { spender, bookingId, mrpOspId } = charge
  const problems = [
    ...dateProblems(world, charge),
    ...('rule' in spender ? [spender] : closedProblems(world, charge, spender)),
  ]
  if ('rule' in spender || problems.length > 0) return { kind: 'invalid', problems }
  const cents = toCents(charge.amount)
  const [existing] = world.tables.events.by('booking', bookingKey(mrpOspId, bookingId))
  if (!existing)
    return {
      kind: 'valid',
      value: { cents, isProblem: false, run: () => bookCharge(world, charge, spender) },
    }
  const expected = -toCents(existing.amountVatIncl)
  const problem = world.tables.reconciliations.get(bookingKey(mrpOspId, bookingId))
  const isReported = problem !== undefined && toCents(problem.actualAmount) === cents
  if (expected === cents || isReported || mrpOspId === undefined)
    return { kind: 'alreadyProcessed', rule: 'exists' }
  const run = (): void => openProblem(world, mrpOspId, bookingId, expected, cents)
  return { kind: 'valid', value: { cents, isProblem: true, run } }
}

/** R103, R104: a closed company does not bear charges made after its last day, or received after its settlement. */
function closedProblems(
  world: World,
  { date, startedOn }: Charge,
  { user }: Exclude<Spender, Problem>,
): Problem[] {
  const day = startedOn === undefined ? (date ?? dayOf(world.now())) : dayOf(new Date(startedOn))
  if (mayBook(world, accountOfUser(world, user), day)) return []
  return [{ field: startedOn === undefined ? 'date' : 'startedOn', rule: 'company_inactive' }]
}

function dateProblems(world: World, { date, startedOn, endedOn }: Charge): Problem[] {
  const now = world.now()
  if (date !== undefined && date > dayOf(now)) return [{ field: 'date', rule: 'not_future' }]
  if (startedOn === undefined || endedOn === undefined) return []
  if (Date.parse(startedOn) > now.getTime()) return [{ field: 'startedOn', rule: 'not_future' }]
  if (Date.parse(endedOn) > now.getTime()) return [{ field: 'endedOn', rule: 'not_future' }]
  return Date.parse(endedOn) < Date.parse(startedOn) ? [{ field: 'endedOn', rule: 'date_order' }] : []
}

function bookCharge(world: World, charge: Charge, { user, budget }: Exclude<Spender, Problem>): void {
  const { bookingId, eventType, mrpOspId, mobilityMode, vatPercentage, description } = charge
  const cents = -toCents(charge.amount)
  const details: Pick<EventRow, 'description' | 'mobilityMode' | 'vatPercentage'> = withoutUndefined({
    description,
    mobilityMode,
    vatPercentage,
  })
  const event = storeEvent(world, {
    ospId: world.nextId('e'),
    version: 1,
    eventType,
    date: charge.startedOn ?? startOfDay(charge.date ?? dayOf(world.now())),
    ...details,
    bookingId,
    ...withoutUndefined({ mrpOspId }),
    amountVatIncl: toEuros(cents),
    budgetOspId: budget.ospId,
    userOspId: user.ospId,
    corporateAccountOspId: user.corporateAccountOspId ?? '',
    refunds: [],
    corrections: [],
  })
  const stored = world.tables.budgets.require(budget.ospId)
  book(world, stored, { type: 'event', cents, date: event.date, eventOspId: event.ospId, ...details })
}

function openProblem(
  world: World,
  mrpOspId: string,
  bookingId: string,
  expected: number,
  actual: number,
): void {
  const { reconciliations } = world.tables
  const key = bookingKey(mrpOspId, bookingId)
  const change = {
    expectedAmount: toEuros(expected),
    actualAmount: toEuros(actual),
    status: 'OPEN' as const,
    lastUpdatedOn: localTime(world.now()),
  }
  const existing = reconciliations.get(key)
  if (existing)
    reconciliations.update(key, {
      ...change,
      version: existing.version + 1,
      overriddenByOspId: undefined,
      overrideReason: undefined,
    })
  else reconciliations.insert({ bookingId, mrpOspId, version: 1, currency: 'EUR', ...change })
}
