import type { BrokenRules } from '~openapi/rules.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import create from '@/api/generated/requests/ConfirmSeasonCardOrderRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import { sumEuros } from '@/i18n/formats.ts'
import type { SeasonCardOrder } from './season-card-order.ts'

type Body = Schemas['ConfirmSeasonCardOrderRequest']

/** The options for processing or cancelling several orders. */
export interface OrderPlan {
  /** R177: adds a new card to the price for users without a card. */
  readonly newCard: boolean
  readonly reason: string
}

/** Processes one order. The version makes the server refuse an order that someone else has just handled or changed. */
export const processForm = defineForm({ create }, { given: ['orderId', 'version'] })
export type ProcessValues = FormValuesOf<typeof processForm> & {
  /** The price includes a new card. */
  readonly newCard?: boolean | undefined
}

/** R177: whether a card must be produced. If so, the order states its price (G402). */
export const needsCard = ({ newCardFee }: SeasonCardOrder): boolean => newCardFee !== undefined

/** The start and price of an order stay as ordered, unless the user changes them. */
export const asOrdered = ({ startDate, price }: SeasonCardOrder): ProcessValues =>
  withoutUndefined({ effectiveStartDate: startDate, effectivePrice: price })

/** Adds the fee of a new card to the typed price, or subtracts it again. */
export const priceWithCard =
  (fee: number) =>
  ({ effectivePrice, newCard = false }: ProcessValues, before: ProcessValues): ProcessValues =>
    newCard === (before.newCard ?? false) || typeof effectivePrice !== 'number'
      ? {}
      : { effectivePrice: sumEuros([effectivePrice, newCard ? fee : -fee]) }

/** An order with a start and a price must keep them: an empty field would mean "as ordered". */
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
