/** Recurring expenses as the contract describes them. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { conflict } from '../../refusal.ts'
import type { RecurringRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { accountOfUser, isClosedOn } from '../companies/closing.ts'
import { bookWithoutNewVersion } from './ledger.ts'
import { toCents } from '../money.ts'
import { dayOf, startOfDay } from '../months.ts'
import { nextOccurrence } from './occurrences.ts'
import { requireUser } from '../access.ts'
import { fullName } from '../users/users.ts'

export const RECURRING_TYPES = [
  {
    type: 'BIKE_LEASE',
    labels: { nl: 'Fietslease', en: 'Bicycle lease', fr: 'Leasing vélo' },
    mobilityMode: 'BIKE',
  },
  {
    type: 'SEASON_TICKET',
    labels: { nl: 'Abonnement', en: 'Season ticket', fr: 'Abonnement' },
    mobilityMode: 'TRAIN',
  },
  {
    type: 'PARKING_SPACE',
    labels: { nl: 'Parkeerplaats', en: 'Parking space', fr: 'Place de parking' },
    mobilityMode: 'PARKING',
  },
  {
    type: 'HOUSING',
    labels: { nl: 'Huisvestingskosten', en: 'Housing costs', fr: 'Frais de logement' },
    mobilityMode: undefined,
  },
] as const

/** Returns the recurring expense, or throws the contract's 404. */
export function requireRecurring(world: World, caller: UserRow, ospId: string): RecurringRow {
  const row = world.tables.recurringPurchases.require(ospId)
  requireUser(world, caller, row.userOspId)
  return row
}

export function toRecurring(
  world: World,
  row: RecurringRow,
): components['schemas']['RecurringExternalPurchase'] {
  const { userOspId, budgetOspId, ...rest } = row
  const budget = world.tables.budgets.require(budgetOspId)
  const nextDate = nextBookingDay(world, row)
  return {
    ...rest,
    user: { ospId: userOspId, name: fullName(world.tables.users.require(userOspId)) },
    budget: { ospId: budgetOspId, name: budget.type },
    active: nextDate !== undefined,
    ...withoutUndefined({ nextDate }),
    bookedCount: world.tables.events.by('recurrence', row.ospId).length,
  }
}

/** Books one occurrence on its day. A deactivated budget and a closed company (R103) are skipped. */
export function bookOccurrence(world: World, { ospId }: RecurringRow, day: string): void {
  const { budgets, events, recurringPurchases, users } = world.tables
  const { userOspId, budgetOspId, description, amountVatIncl, vatPercentage } =
    recurringPurchases.require(ospId)
  const account = accountOfUser(world, users.require(userOspId))
  if (budgets.get(budgetOspId)?.active !== true || (account && isClosedOn(account, day))) return
  const details = { ...withoutUndefined({ description }), vatPercentage }
  const event = events.insert({
    ospId: `e-${ospId}-${day}`,
    version: 1,
    eventType: 'EXTERNAL_PURCHASE',
    date: startOfDay(day),
    ...details,
    amountVatIncl,
    budgetOspId,
    userOspId,
    corporateAccountOspId: users.require(userOspId).corporateAccountOspId ?? '',
    recurrenceOspId: ospId,
    refunds: [],
    corrections: [],
  })
  const cents = toCents(amountVatIncl)
  const entry = { type: 'event', cents, date: event.date, eventOspId: event.ospId, ...details }
  bookWithoutNewVersion(world, budgetOspId, { ...entry, ospId: `t-${ospId}-${day}` })
}

/** The next day to book, or `undefined` if there is none. */
export const nextBookingDay = (world: World, row: RecurringRow): string | undefined => {
  const today = dayOf(world.now())
  const next = nextOccurrence(row, world.settledThrough > today ? world.settledThrough : today)
  const account = accountOfUser(world, world.tables.users.require(row.userOspId))
  return next !== undefined && account && isClosedOn(account, next) ? undefined : next
}

/** Returns the next day to book, or throws the contract's 409. */
export function requireNextBookingDay(world: World, row: RecurringRow): string {
  const next = nextBookingDay(world, row)
  if (next === undefined)
    throw conflict('RECURRENCE_ENDED', 'No occurrence is to come.', {
      nl: 'Deze terugkerende uitgave is afgelopen.',
      en: 'This recurring expense has ended.',
      fr: 'Cette dépense récurrente est terminée.',
    })
  return next
}
