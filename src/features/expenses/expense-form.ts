import single from '@/api/generated/requests/ExternalPurchase.ts'
import create from '@/api/generated/requests/RecurringCreation.ts'
import update from '@/api/generated/requests/UpdateRecurringRequest.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import type { Recurring } from '@/domain/events/expense-words.ts'
import { fromSigned, toSigned, type SignedAmount } from './signed-amount.ts'

/** R188: an expense that is booked once. */
export const singleForm = defineForm(
  { create: single },
  {
    given: ['userOspId'],
    own: {
      properties: ['amountVatIncl'],
      toRequest: (values: SignedAmount) => ({ amountVatIncl: toSigned(values) }),
    },
  },
)

/** R188: a recurring expense. A change applies to future occurrences (R097). */
export const recurringForm = defineForm(
  { create, update },
  {
    of: (recurring: Recurring) => ({ ...recurring, budgetOspId: recurring.budget.ospId }),
    given: ['userOspId'],
    own: {
      properties: ['amountVatIncl'],
      toFields: ({ amountVatIncl }): SignedAmount => fromSigned(amountVatIncl),
      toRequest: (values) => ({ amountVatIncl: toSigned(values) }),
    },
  },
)
/** The form values of both. */
export type ExpenseValues = FormValuesOf<typeof recurringForm>
