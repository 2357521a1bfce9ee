import type { BrokenRules } from '~openapi/rules.ts'
import type { components } from '@/api/generated/schema.ts'
import { today } from '@/base/dates.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { sumEuros } from '@/i18n/formats.ts'
import type { Invoice } from './invoices-query.ts'

type Body = components['schemas']['PayInvoiceRequest']

/** What the fields hold. An empty field has no value. */
export type PaymentValues = Draft<Body>

/** Usually all that is open was paid, today. */
export const beginning = ({ openAmount }: Invoice): PaymentValues => ({
  ...(openAmount > 0 && { amount: openAmount }),
  paymentDate: today(),
})

/** The request of these values. The version refuses a payment that someone else has just registered as well. */
export const toBody = ({ amount, paymentDate }: PaymentValues, { id, version }: Invoice): Body =>
  asRequest<Body>({ id, version, amount, paymentDate })

/** A payment has been made: it cannot be of a day to come. */
export const brokenDay = ({ paymentDate }: Body): BrokenRules =>
  paymentDate > today() ? { paymentDate: { rule: 'not_future' } } : {}

/** What the invoice will be after a payment of this amount (R100); nothing while no amount is typed. */
export function effectOf(
  { openAmount }: Pick<Invoice, 'openAmount'>,
  amount: unknown,
): { readonly words: 'insufficient' | 'paid' | 'excessive'; readonly left: number } | undefined {
  if (typeof amount !== 'number' || amount <= 0) return undefined
  const left = sumEuros([openAmount, -amount])
  if (left === 0) return { words: 'paid', left }
  return left > 0 ? { words: 'insufficient', left } : { words: 'excessive', left: -left }
}
