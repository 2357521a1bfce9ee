import { withoutUndefined } from '~openapi/without-undefined.ts'
import { accountOfUser, refuseCost } from '../behaviour/companies/closing.ts'
import type { components } from '@/api/generated/schema.ts'
import { expenseRules, recurringRules } from '~openapi/rules.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { budgetInactive } from '../behaviour/budgets/budget-changes.ts'
import { requireBudget } from '../behaviour/budgets/budgets.ts'
import {
  eventsOf,
  modeOf,
  requireEvent,
  requireListedEvent,
  storeEvent,
  toEvent,
} from '../behaviour/budgets/events.ts'
import { book } from '../behaviour/budgets/ledger.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { toCents, toEuros } from '../behaviour/money.ts'
import { localTime } from '~notations/brussels.ts'
import { dayOf, startOfDay } from '../behaviour/months.ts'
import { dayBefore } from '../behaviour/budgets/occurrences.ts'
import { accessibleAccounts, requireAccount, requireUser } from '../behaviour/access.ts'
import {
  bookOccurrence,
  RECURRING_TYPES,
  requireRecurring,
  requireNextBookingDay,
  toRecurring,
  nextBookingDay,
} from '../behaviour/budgets/recurring-expenses.ts'
import { refundableCents, refundedCents } from '../behaviour/budgets/event-cost.ts'
import { createSearch } from '../behaviour/text.ts'
import { fullName, refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, notFound } from '../refusal.ts'
import { hash } from '../seed/random.ts'
import type { BudgetRow, CorporateAccountRow, EventRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage } from '../behaviour/in-language.ts'

type Filter = components['schemas']['EventFilter']

/** How long a ticket is valid, in ms. */
const TICKET_LIFETIME = 24 * 60 * 60 * 1000
const RECEIPT_SUBJECTS = { nl: 'Uw aankoop', en: 'Your purchase', fr: 'Votre achat' }

const COLUMNS: Columns<EventRow> = {
  date: ({ date }) => Date.parse(date),
  amountVatIncl: ({ amountVatIncl }) => amountVatIncl,
}

export const expenses = handlersFor({
  getEventsByFilter({ world, caller, query, body, reply }) {
    const { dateFrom = '', dateTo = '9999-12-31' } = body
    if (dateTo < dateFrom) throw invalidField('dateTo', 'date_order', 'The last day is before the first')
    const search = createSearch<EventRow>(({ description, userOspId }) => {
      const user = world.tables.users.get(userOspId)
      return [description, user && fullName(user)]
    })
    const found = accountsOf(world, caller, body)
      .flatMap((account) => eventsOf(world, account))
      .filter(
        (event) =>
          (body.userOspId === undefined || event.userOspId === body.userOspId) &&
          (body.budgetOspId === undefined || event.budgetOspId === body.budgetOspId) &&
          (body.bookingId === undefined || event.bookingId === body.bookingId) &&
          (body.recurrenceOspId === undefined || event.recurrenceOspId === body.recurrenceOspId) &&
          (body.mobilityModes === undefined || body.mobilityModes.includes(event.mobilityMode ?? '')) &&
          event.date.slice(0, 10) >= dateFrom &&
          event.date.slice(0, 10) <= dateTo,
      )
      .filter(search(body.search))
    const rows = sorted(found, query.sort ?? '-date', COLUMNS, ({ ospId }) => ospId)
    return reply(
      200,
      paged(rows, query, (event) => toEvent(world, event)),
    )
  },

  getEvent({ world, caller, body, reply }) {
    return reply(200, toEvent(world, requireListedEvent(world, caller, body.ospId)))
  },

  refundEvent({ world, caller, body, reply }) {
    const event = requireEvent(world, caller, body.ospId)
    refuseStale(event.version, body.version)
    const cents = toCents(body.amount)
    if (refundableCents(event) === 0) throw nothingToRefund()
    if (cents > refundableCents(event))
      throw invalidField('amount', 'maximum', 'This is more than can be refunded', {
        max: toEuros(refundableCents(event)),
      })
    const refund = { date: localTime(world.now()), amount: body.amount, ...reasonOf(body) }
    bookDifference(world, event, 'refund', cents, body.reason)
    const changed = { ...event, version: event.version + 1, refunds: [...event.refunds, refund] }
    return reply(200, toEvent(world, storeEvent(world, changed)))
  },

  correctEvent({ world, caller, body, reply }) {
    const event = requireEvent(world, caller, body.ospId)
    refuseStale(event.version, body.version)
    const after = toCents(body.amountVatIncl)
    if (-after < refundedCents(event) && refundedCents(event) > 0)
      throw invalidField('amountVatIncl', 'refunded', 'More was refunded already')
    const correction = {
      date: localTime(world.now()),
      amountBefore: event.amountVatIncl,
      amountAfter: body.amountVatIncl,
      ...reasonOf(body),
    }
    bookDifference(world, event, 'update', after - toCents(event.amountVatIncl), body.reason)
    const changed = {
      ...event,
      version: event.version + 1,
      amountVatIncl: toEuros(after),
      ...withoutUndefined({ vatPercentage: body.vatPercentage }),
      corrections: [...event.corrections, correction],
    }
    return reply(200, toEvent(world, storeEvent(world, changed)))
  },

  getEventEmailReceipt({ world, caller, body, reply }) {
    const event = requireEvent(world, caller, body.ospId)
    const { email, language } = world.tables.users.require(event.userOspId)
    if (event.eventType !== 'BOOKING' || email === undefined) throw notFound()
    const text = `${event.description ?? ''}\nEUR ${(-event.amountVatIncl).toFixed(2)}`
    const subject = inLanguage(RECEIPT_SUBJECTS, language)
    return reply(200, { eventOspId: event.ospId, to: email, subject, sentOn: event.date, text })
  },

  getPurchaseEvent({ world, caller, body, reply }) {
    const event = requireEvent(world, caller, body.ospId)
    const mode = modeOf(event)
    if (event.eventType !== 'BOOKING' || !mode) throw notFound()
    return reply(200, {
      eventOspId: event.ospId,
      reference: event.bookingId ?? `${mode.mrpExtId}-${hash(event.ospId)}`,
      product: event.description ?? inLanguage(mode.labels, caller.language),
      provider: mode.mrpName,
      quantity: 1,
      unitPrice: -event.amountVatIncl,
      ...withoutUndefined({ vatPercentage: event.vatPercentage }),
      purchasedOn: event.date,
      ...(mode.mode === 'TRAIN' && {
        validUntil: localTime(new Date(Date.parse(event.date) + TICKET_LIFETIME)),
      }),
    })
  },

  createExternalPurchaseCostEvent({ world, caller, body, reply }) {
    const { user, budget } = requireSpender(world, caller, body)
    refuseBrokenRules(expenseRules(body, dayOf(world.now())))
    refuseCost(world, accountOfUser(world, user), body.date)
    const { budgetOspId, userOspId, date: day, ...expense } = body
    const event = storeEvent(world, {
      ...expense,
      ospId: world.nextId('e'),
      version: 1,
      eventType: 'EXTERNAL_PURCHASE',
      date: startOfDay(day),
      budgetOspId,
      userOspId,
      corporateAccountOspId: user.corporateAccountOspId ?? '',
      refunds: [],
      corrections: [],
    })
    book(world, budget, {
      type: 'event',
      cents: toCents(body.amountVatIncl),
      date: event.date,
      eventOspId: event.ospId,
      vatPercentage: body.vatPercentage,
      ...withoutUndefined({ description: body.description }),
    })
    return reply(200, toEvent(world, event))
  },

  getRecurringExternalPurchaseTypes({ caller, reply }) {
    return reply(
      200,
      RECURRING_TYPES.map(({ type, labels, mobilityMode }) => ({
        type,
        label: inLanguage(labels, caller.language),
        ...withoutUndefined({ mobilityMode }),
      })),
    )
  },

  getRecurringExternalPurchase({ world, caller, body, reply }) {
    return reply(200, toRecurring(world, requireRecurring(world, caller, body.ospId)))
  },

  createRecurringExternalPurchase({ world, caller, body, reply }) {
    const { user } = requireSpender(world, caller, body)
    refuseUnknownType(body.type, 'type')
    const today = dayOf(world.now())
    refuseBrokenRules(recurringRules(body, today))
    refuseCost(world, accountOfUser(world, user), body.date)
    const row = world.tables.recurringPurchases.insert({
      ...body,
      ospId: world.nextId('rp'),
      version: 1,
      skippedDates: [],
      createdOn: world.now().toISOString(),
    })
    if (row.date === today) bookOccurrence(world, row, today)
    return reply(200, toRecurring(world, row))
  },

  updateRecurringExternalPurchase({ world, caller, body: { ospId, version, data }, reply }) {
    const row = requireRecurring(world, caller, ospId)
    refuseStale(row.version, version)
    requireNextBookingDay(world, row)
    const budgetOspId = data.budgetOspId ?? row.budgetOspId
    requireSpender(world, caller, { userOspId: row.userOspId, budgetOspId }, 'data.')
    if (data.type !== undefined) refuseUnknownType(data.type, 'data.type')
    if (typeof data.endDate === 'string' && data.endDate < dayOf(world.now()))
      throw invalidField('data.endDate', 'future', 'The day is past')
    const { description, endDate, ...plain } = data
    const changed = world.tables.recurringPurchases.update(ospId, {
      ...plain,
      ...(description !== undefined && { description: description ?? undefined }),
      ...(endDate !== undefined && { endDate: endDate ?? undefined }),
      version: row.version + 1,
    })
    return reply(200, toRecurring(world, changed))
  },

  deleteRecurringExternalPurchase({ world, caller, body, reply }) {
    const row = requireRecurring(world, caller, body.ospId)
    const next = requireNextBookingDay(world, row)
    const change = body.deleteFollowing
      ? { endDate: dayBefore(next) }
      : { skippedDates: [...row.skippedDates, next] }
    const version = row.version + 1
    const changed = world.tables.recurringPurchases.update(row.ospId, { ...change, version })
    return reply(200, toRecurring(world, changed))
  },

  findRecurringExternalPurchasesByUser({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    const rows = world.tables.recurringPurchases.by('user', user.ospId)
    const order = {
      coming: (row: (typeof rows)[number]) =>
        `${nextBookingDay(world, row) === undefined ? 1 : 0}${row.date}`,
    }
    return reply(
      200,
      sorted(rows, 'coming', order, ({ ospId }) => ospId).map((row) => toRecurring(world, row)),
    )
  },

  findParkingHistoryByUser({ world, caller, query, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    const account = world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')
    const parked = (account ? eventsOf(world, account) : []).filter(
      ({ userOspId, mobilityMode }) => userOspId === user.ospId && mobilityMode === 'PARKING',
    )
    const columns: Columns<EventRow> = {
      startedOn: ({ date }) => Date.parse(date),
      amountVatIncl: ({ amountVatIncl }) => -amountVatIncl,
    }
    const rows = sorted(parked, query.sort ?? '-startedOn', columns, ({ ospId }) => ospId)
    return reply(
      200,
      paged(rows, query, (event) => toParking(event, user)),
    )
  },
})

/** The companies of the events that the filter selects. Throws 404 for a record that the caller may not access. */
function accountsOf(world: World, caller: UserRow, filter: Filter): readonly CorporateAccountRow[] {
  const owners = [
    ...(filter.userOspId === undefined ? [] : [requireUser(world, caller, filter.userOspId).ospId]),
    ...(filter.budgetOspId === undefined
      ? []
      : [requireBudget(world, caller, filter.budgetOspId).ownerOspId]),
    ...(filter.recurrenceOspId === undefined
      ? []
      : [requireRecurring(world, caller, filter.recurrenceOspId).userOspId]),
  ]
  if (filter.corporateAccountOspId !== undefined)
    return [requireAccount(world, caller, filter.corporateAccountOspId)]
  const [owner] = owners
  if (owner === undefined) return accessibleAccounts(world, caller)
  const employer = world.tables.users.get(owner)?.corporateAccountOspId
  return employer === undefined ? [] : [requireAccount(world, caller, employer)]
}

/** Returns the user and the active budget, which must be one of the user's. */
function requireSpender(
  world: World,
  caller: UserRow,
  { userOspId, budgetOspId }: { userOspId: string; budgetOspId: string },
  prefix = '',
): { user: UserRow; budget: BudgetRow } {
  const user = requireUser(world, caller, userOspId)
  const budget = world.tables.budgets.get(budgetOspId)
  if (budget?.ownerOspId !== user.ospId)
    throw invalidField(`${prefix}budgetOspId`, 'owner', 'This is not a budget of the user')
  if (!budget.active) throw budgetInactive()
  return { user, budget }
}

function bookDifference(
  world: World,
  event: EventRow,
  type: string,
  cents: number,
  reason: string | undefined,
): void {
  const budget = world.tables.budgets.require(event.budgetOspId)
  const description = reason ?? event.description
  const entry = { type, cents, eventOspId: event.ospId, ...withoutUndefined({ description }) }
  if (cents !== 0) book(world, budget, entry)
}

const reasonOf = ({ reason }: { reason?: string }) => (reason === undefined ? {} : { reason })

function refuseUnknownType(type: string, field: string): void {
  if (!RECURRING_TYPES.some((known) => known.type === type))
    throw invalidField(field, 'type', 'There is no such kind of recurring expense')
}

function toParking(event: EventRow, { licensePlate }: UserRow): components['schemas']['ParkingSession'] {
  const minutes = 20 + (hash(event.ospId) % 400)
  const provider = modeOf(event)?.mrpName
  return {
    ospId: event.ospId.replace(/^e-/, 'ps-'),
    startedOn: event.date,
    endedOn: localTime(new Date(Date.parse(event.date) + minutes * 60_000)),
    location: event.description ?? '',
    ...withoutUndefined({ plate: licensePlate, provider }),
    amountVatIncl: -event.amountVatIncl,
    eventOspId: event.ospId,
  }
}

const nothingToRefund = () =>
  conflict('NOTHING_TO_REFUND', 'There is nothing to refund.', {
    nl: 'Er valt niets terug te betalen.',
    en: 'There is nothing to refund.',
    fr: "Il n'y a rien à rembourser.",
  })
