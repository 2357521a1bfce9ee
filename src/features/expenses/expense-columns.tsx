import { date, dayOf, money } from '@/i18n/formats.ts'
import type { Column } from '@/ui/table/column.ts'
import {
  budgetName,
  EventBadge,
  RecurringBadge,
  statusOf,
  titleOf,
  type Event,
  type Recurring,
  type Words,
} from './expense-words.tsx'

/** The columns of a list of events. */
export const expenseColumns = (
  t: Words,
  modeName: (mode: string | undefined) => string,
): readonly Column<Event>[] => [
  {
    id: 'description',
    header: t('columns.description'),
    text: (event) => titleOf(t, event),
    cell: (event) => <bdi>{titleOf(t, event)}</bdi>,
    width: '28%',
  },
  { id: 'date', header: t('columns.date'), text: (event) => dayOf(event.date), sort: true },
  { id: 'mode', header: t('columns.mode'), text: ({ mobilityMode }) => modeName(mobilityMode) },
  { id: 'budget', header: t('columns.budget'), text: ({ budget }) => budgetName(t, budget) },
  {
    id: 'status',
    header: t('columns.status'),
    text: (event) => statusOf(t, event),
    cell: (event) => <EventBadge event={event} />,
  },
  {
    id: 'amountVatIncl',
    header: t('columns.amount'),
    text: ({ amountVatIncl }) => money(amountVatIncl),
    sort: true,
    align: 'end',
  },
]

/** The columns of the list of recurring expenses. */
export const recurringColumns = (
  t: Words,
  typeName: (type: string) => string,
): readonly Column<Recurring>[] => [
  {
    id: 'description',
    header: t('columns.description'),
    text: ({ description, type }) => description ?? typeName(type),
    cell: ({ description, type }) => <bdi>{description ?? typeName(type)}</bdi>,
    sort: true,
    width: '28%',
  },
  { id: 'type', header: t('columns.type'), text: ({ type }) => typeName(type), sort: true },
  { id: 'frequency', header: t('columns.frequency'), text: ({ frequency }) => t(`frequency.${frequency}`) },
  {
    id: 'nextDate',
    header: t('columns.nextDate'),
    text: ({ nextDate }) => (nextDate === undefined ? '' : date(nextDate)),
    sort: true,
    sortValue: ({ nextDate = '9999' }) => nextDate,
  },
  {
    id: 'status',
    header: t('columns.status'),
    text: ({ active }) => t(active ? 'recurring.active' : 'recurring.ended'),
    cell: (recurring) => <RecurringBadge recurring={recurring} />,
  },
  {
    id: 'amountVatIncl',
    header: t('columns.amount'),
    text: ({ amountVatIncl }) => money(amountVatIncl),
    sort: true,
    sortValue: ({ amountVatIncl }) => amountVatIncl,
    align: 'end',
  },
]
