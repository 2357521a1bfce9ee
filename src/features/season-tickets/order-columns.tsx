import { column, defineColumns } from '@/lists/columns.tsx'
import type { SeasonCardOrder } from '@/domain/season-cards/season-card-order.ts'

// i18n-keys: season-tickets:action.*, season-tickets:status.*
const user = column.identity<SeasonCardOrder>(({ user }) => user.name, {
  second: ({ employeeNumber }) => employeeNumber,
  width: 210,
})
const action = column.plain<SeasonCardOrder>(({ action }, { t }) => t(`action.${action}`), { width: 150 })
const orderedProduct = column.text<SeasonCardOrder>(({ orderedProduct }) => orderedProduct, {
  width: 195,
})
const operator = column.plain<SeasonCardOrder>(({ operator, labels }) => labels.operator ?? operator, {
  width: 110,
  priority: 3,
})
const mobibCardNumber = column.plain<SeasonCardOrder>(({ mobibCardNumber }) => mobibCardNumber, {
  hidden: true,
})
const createdOn = column.day<SeasonCardOrder>((order) => order.createdOn, { priority: 3 })
/** What is asked for, by whom. */
const ordered = { user, action, orderedProduct, operator, mobibCardNumber, createdOn }
const rowId = ({ id }: SeasonCardOrder): string => id

/** What is to be handled: asked for since when, from when, for how much. */
export const openOrderColumns = defineColumns<SeasonCardOrder>(
  'season-tickets',
  {
    ...ordered,
    startDate: column.date(({ startDate }) => startDate, { priority: 1 }),
    price: column.money(({ price }) => price, { priority: 1 }),
  },
  rowId,
)

/** What became of it: R177, the start and the price that it was made for may differ from those ordered. */
export const handledOrderColumns = defineColumns<SeasonCardOrder>(
  'season-tickets',
  {
    ...ordered,
    createdOn: { ...createdOn, hidden: true },
    status: column.status(({ status }, { t }) => ({
      tone: status === 'CONFIRMED' ? 'success' : 'neutral',
      text: t(`status.${status}`),
    })),
    handledOn: column.day(({ handledOn }) => handledOn),
    startDate: column.date(({ startDate, effectiveStartDate }) => effectiveStartDate ?? startDate, {
      priority: 1,
    }),
    price: column.money(({ price, effectivePrice }) => effectivePrice ?? price, { priority: 1 }),
  },
  rowId,
)
