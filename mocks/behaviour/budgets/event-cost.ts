/** What an event cost, in cents. */
import type { EventRow } from '../../tables.ts'
import { toCents } from '../money.ts'

export const refundedCents = ({ refunds }: EventRow): number =>
  refunds.reduce((sum, { amount }) => sum + toCents(amount), 0)

/** What can still be given back. */
export const refundableCents = (row: EventRow): number =>
  Math.max(0, -toCents(row.amountVatIncl) - refundedCents(row))

/** What it cost after all, refunds taken off; below zero where money came in. */
export const spentCents = (row: EventRow): number => -toCents(row.amountVatIncl) - refundedCents(row)

/** What it cost before it was refunded or corrected. */
export const firstSpentCents = ({ amountVatIncl, corrections: [first] }: EventRow): number =>
  -toCents(first?.amountBefore ?? amountVatIncl)
