import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import {
  eventStatus,
  recurringStatus,
  titleOf,
  type Event,
  type Recurring,
} from '@/domain/events/expense-words.ts'

export const eventColumns = defineColumns<Event, { readonly modeName: (mode: string | undefined) => string }>(
  'expenses',
  {
    description: column.text((event, { t }) => titleOf(t, event)),
    date: column.day(({ date }) => date),
    mode: column.kind(({ mobilityMode }, { modeName }) => modeName(mobilityMode)),
    budget: column.kind(({ budget }, { t }) => budgetTypeName(t, budget.name)),
    status: column.status((event, { t }) => eventStatus(t, event)),
    amountVatIncl: column.money(({ amountVatIncl }) => amountVatIncl),
  },
)

const always = { hideable: false }

export const recurringColumns = defineColumns<Recurring, { readonly typeName: (type: string) => string }>(
  'expenses',
  {
    description: column.text(({ description, type }, { typeName }) => description ?? typeName(type), {
      ...always,
    }),
    type: column.plain(({ type }, { typeName }) => typeName(type), always),
    frequency: column.plain(({ frequency }, { t }) => t(`frequency.${frequency}`), always),
    nextDate: column.date(({ nextDate }) => nextDate, always),
    status: column.status((recurring, { t }) => recurringStatus(t, recurring), always),
    amountVatIncl: column.money(({ amountVatIncl }) => amountVatIncl, always),
  },
)
