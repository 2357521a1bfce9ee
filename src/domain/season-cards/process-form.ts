import type { BrokenRules } from '~openapi/rules.ts'
import create from '@/api/generated/requests/ConfirmSeasonCardOrderRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import { sumEuros } from '@/i18n/formats.ts'
import type { SeasonCardOrder } from './season-card-order.ts'

type Body = Schemas['ConfirmSeasonCardOrderRequest']

/** What is asked before several orders are processed or cancelled. */
export interface OrderPlan {
  /** R177: a new card is added to the price of those who have none. */
  readonly newCard: boolean
  readonly reason: string
}

/** The processing of one order. The version refuses one that someone else has just handled or changed. */
export const processForm = defineForm({ create }, { given: ['orderId', 'version'] })
export type ProcessValues = FormValuesOf<typeof processForm> & {
  /** A new card is in the price. */
  readonly newCard?: boolean | undefined
}

/** R177: whether a card must be made; then the order says what one costs (G402). */
export const needsCard = ({ newCardFee }: SeasonCardOrder): boolean => newCardFee !== undefined

/** An order begins and costs as ordered, unless this is changed. */
export const asOrdered = ({ startDate, price }: SeasonCardOrder): ProcessValues => ({
  ...(startDate !== undefined && { effectiveStartDate: startDate }),
  ...(price !== undefined && { effectivePrice: price }),
})

/** Adds the fee of a new card to the price, whatever was typed, or takes it out again. */
export const priceWithCard =
  (fee: number) =>
  ({ effectivePrice, newCard = false }: ProcessValues, before: ProcessValues): ProcessValues =>
    newCard === (before.newCard ?? false) || typeof effectivePrice !== 'number'
      ? {}
      : { effectivePrice: sumEuros([effectivePrice, newCard ? fee : -fee]) }

/** What was ordered with a start and a price has them when it is processed: an empty field would mean "as ordered". */
export const missing =
  ({ startDate, price }: SeasonCardOrder) =>
  ({ effectiveStartDate, effectivePrice }: Body): BrokenRules => ({
    ...(startDate !== undefined &&
      effectiveStartDate === undefined && { effectiveStartDate: { rule: 'required' } }),
    ...(price !== undefined && effectivePrice === undefined && { effectivePrice: { rule: 'required' } }),
  })

/** One of several orders that are processed as ordered. */
export function confirmationFor(order: SeasonCardOrder, { newCard }: OrderPlan): Body {
  const { id, version, price, newCardFee } = order
  return {
    orderId: id,
    version,
    ...(newCard &&
      newCardFee !== undefined &&
      price !== undefined && { effectivePrice: sumEuros([price, newCardFee]) }),
  }
}
