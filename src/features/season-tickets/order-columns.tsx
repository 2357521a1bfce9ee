import { column, defineColumns } from '@/lists/columns.tsx'
import type { SeasonCardOrder } from '@/domain/season-cards/season-card-order.ts'

// i18n-keys: season-tickets:action.*, season-tickets:status.*
const user = column.identity<SeasonCardOrder>(({ user }) => user.name, {
  second: ({ employeeNumber }) => employeeNumber,
})
/** The ordered action, which staff needs to handle an order. */
const action = column.kind<SeasonCardOrder>(({ action }, { t }) => t(`action.${action}`), { priority: 1 })
const orderedProduct = column.text<SeasonCardOrder>(({ orderedProduct }) => orderedProduct, { type: 'main' })
const operator = column.plain<SeasonCardOrder>(({ operator, labels }) => labels.operator ?? operator, {
  priority: 3,
})
const mobibCardNumber = column.code<SeasonCardOrder>(({ mobibCardNumber }) => mobibCardNumber, {
  hidden: true,
})
const createdOn = column.day<SeasonCardOrder>((order) => order.createdOn, { priority: 3 })
/** The columns with the content and the user of an order. */
const ordered = { user, action, orderedProduct, operator, mobibCardNumber, createdOn }
const rowId = ({ id }: SeasonCardOrder): string => id

/** The columns of an open order, with its date, its start and its price. */
export const openOrderColumns = defineColumns<SeasonCardOrder>(
  'season-tickets',
  {
    ...ordered,
    startDate: column.date(({ startDate }) => startDate),
    price: column.money(({ price }) => price),
  },
  rowId,
)

/** R177: the columns of a handled order. Its start and price may differ from the ordered ones. */
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
    startDate: column.date(({ startDate, effectiveStartDate }) => effectiveStartDate ?? startDate),
    price: column.money(({ price, effectivePrice }) => effectivePrice ?? price),
  },
  rowId,
)
