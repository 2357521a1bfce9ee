/** The cost of an event, in cents. */
import type { EventRow } from '../../tables.ts'
import { toCents } from '../money.ts'

export const refundedCents = ({ refunds }: EventRow): number =>
  refunds.reduce((sum, { amount }) => sum + toCents(amount), 0)

/** The amount that can still be refunded. */
export const refundableCents = (row: EventRow): number =>
  Math.max(0, -toCents(row.amountVatIncl) - refundedCents(row))

/** The cost after refunds. Negative when the event was income. */
export const spentCents = (row: EventRow): number => -toCents(row.amountVatIncl) - refundedCents(row)

/** The cost before any refund or correction. */
export const firstSpentCents = ({ amountVatIncl, corrections: [first] }: EventRow): number =>
  -toCents(first?.amountBefore ?? amountVatIncl)
