import type { BrokenRules } from '~openapi/rules.ts'
import create from '@/api/generated/requests/PayInvoiceRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { today } from '@/base/dates.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import { sumEuros } from '@/i18n/formats.ts'
import type { Invoice } from './invoices-query.ts'

/**
 * A payment. The version makes the server refuse it if someone else has just registered a payment for the same invoice.
 */
export const paymentForm = defineForm({ create }, { given: ['id', 'version'] })
export type PaymentValues = FormValuesOf<typeof paymentForm>

/** By default, the payment covers the whole open amount and was made today. */
export const beginning = ({ openAmount }: Invoice): PaymentValues => ({
  ...(openAmount > 0 && { amount: openAmount }),
  paymentDate: today(),
})

/** The payment was already made, so its day cannot be in the future. */
export const brokenDay = ({ paymentDate }: Schemas['PayInvoiceRequest']): BrokenRules =>
  paymentDate > today() ? { paymentDate: { rule: 'not_future' } } : {}

/** The status of the invoice after a payment of this amount (R100). `undefined` without an amount. */
export function effectOf(
  { openAmount }: Pick<Invoice, 'openAmount'>,
  amount: unknown,
): { readonly words: 'insufficient' | 'paid' | 'excessive'; readonly left: number } | undefined {
  if (typeof amount !== 'number' || amount <= 0) return undefined
  const left = sumEuros([openAmount, -amount])
  if (left === 0) return { words: 'paid', left }
  return left > 0 ? { words: 'insufficient', left } : { words: 'excessive', left: -left }
}
