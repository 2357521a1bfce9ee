/** Events: generated from the figures, or stored. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { notFound } from '../../refusal.ts'
import { MODES, UNKNOWN_MODE } from '../../seed/finance/modes.ts'
import type { CorporateAccountRow, EventRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { toEuros } from '../money.ts'
import { requireUser } from '../access.ts'
import { refundableCents, refundedCents } from './event-cost.ts'
import { maySeeBudgetsOf } from './budgets.ts'
import { spendingOf } from './transactions.ts'
import { fullName } from '../users/users.ts'

type Event = components['schemas']['Event']

export function toEvent(world: World, row: EventRow): Event {
  const { budgetOspId, userOspId, corporateAccountOspId, mrpOspId, ...event } = row
  const user = world.tables.users.require(userOspId)
  const budget = world.tables.budgets.get(budgetOspId)
  const account = world.tables.corporateAccounts.get(corporateAccountOspId)
  const refunded = refundedCents(row)
  const provider = world.tables.partners.get(mrpOspId ?? '')?.data.name ?? modeOf(row)?.mrpName
  const isBooking = row.eventType === 'BOOKING'
  const invoice = account && invoiceOf(world, account, row)
  return {
    ...event,
    status: statusOf(row),
    refundedAmount: toEuros(refunded),
    refundableAmount: toEuros(refundableCents(row)),
    budget: { ospId: budgetOspId, name: budget?.type ?? budgetOspId },
    user: { ospId: userOspId, name: fullName(user) },
    ...(account && { corporateAccount: { ospId: account.ospId, name: account.data.name } }),
    ...(invoice && { invoice: { id: invoice.id, number: invoice.number } }),
    ...(row.eventType !== 'EXTERNAL_PURCHASE' && provider !== undefined && { provider }),
    hasReceipt: isBooking && user.email !== undefined,
    hasPurchase: isBooking && modeOf(row) !== undefined,
  }
}

export const modeOf = ({ mobilityMode }: EventRow) =>
  [...MODES, UNKNOWN_MODE].find(({ mode }) => mode === mobilityMode)

/** All events of a company's users. */
export function eventsOf(world: World, account: CorporateAccountRow): EventRow[] {
  const all = new Map<string, EventRow>()
  const add = (row: EventRow): void => {
    all.set(row.ospId, row)
  }
  for (const event of generatedEvents(world, account)) add(event)
  for (const event of world.tables.events.by('corporateAccount', account.ospId)) add(event)
  return [...all.values()]
}

/** Returns the event, or throws the contract's 404. */
export function requireEvent(world: World, caller: UserRow, ospId: string): EventRow {
  const event = world.tables.events.get(ospId) ?? findGeneratedEvent(world, ospId)
  if (!event) throw notFound()
  requireUser(world, caller, event.userOspId)
  return event
}

/**
 * Returns the event to a caller who may list a transaction of it: one on the user's budget, or the charge of a
 * prepaid company (R199). Otherwise throws the contract's 404.
 */
export function requireListedEvent(world: World, caller: UserRow, ospId: string): EventRow {
  const event = requireEvent(world, caller, ospId)
  const account = world.tables.corporateAccounts.get(event.corporateAccountOspId)
  const isCharged = account?.data.paymentType === 'PREPAID' && maySeeBudgetsOf(world, caller, account.ospId)
  if (!isCharged && !maySeeBudgetsOf(world, caller, event.userOspId)) throw notFound()
  return event
}

/** R199: spending is on the company's invoice of the month, unless the company paid in advance. */
const invoiceOf = (world: World, { ospId, data }: CorporateAccountRow, { date }: EventRow) =>
  data.paymentType === 'PREPAID'
    ? undefined
    : world.tables.invoices.get(`inv-${ospId}-${date.slice(0, 4)}${date.slice(5, 7)}`)

/** Stores an event, new or changed. */
export function storeEvent(world: World, event: EventRow): EventRow {
  const { events } = world.tables
  return events.get(event.ospId) ? events.update(event.ospId, event) : events.insert(event)
}

/**
 * The id of a generated event contains the company and the month, so that only this month of this company is generated.
 */
const GENERATED = /^e-(ca-\d+)-(\d{6})-/
/** Whether an event is generated. This is also true of one that was stored because of a refund or a correction. */
export const isGenerated = ({ ospId }: EventRow): boolean => GENERATED.test(ospId)

function findGeneratedEvent(world: World, ospId: string): EventRow | undefined {
  const [, accountOspId = '', month] = GENERATED.exec(ospId) ?? []
  const account = world.tables.corporateAccounts.get(accountOspId)
  return account && generatedEvents(world, account, month).find((event) => event.ospId === ospId)
}

const generatedEvents = (world: World, account: CorporateAccountRow, month?: string): EventRow[] =>
  spendingOf(world, account, month).flatMap((transaction) => {
    const { eventOspId, userOspId, date, description, mobilityMode, amountVatIncl, vatPercentage } =
      transaction
    if (eventOspId === undefined || userOspId === undefined) return []
    return {
      ospId: eventOspId,
      version: 1,
      eventType: 'BOOKING',
      date,
      ...withoutUndefined({ description, mobilityMode }),
      amountVatIncl,
      ...withoutUndefined({ vatPercentage }),
      budgetOspId: transaction.budgetOspId,
      userOspId,
      corporateAccountOspId: account.ospId,
      refunds: [],
      corrections: [],
    }
  })

function statusOf(row: EventRow): string {
  if (refundedCents(row) > 0) return refundableCents(row) === 0 ? 'REFUNDED' : 'PARTLY_REFUNDED'
  return row.corrections.length > 0 ? 'CORRECTED' : 'BOOKED'
}
