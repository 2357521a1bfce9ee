import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest } from '@/forms/draft.ts'
import { changes, orNull } from '@/forms/values/changes.ts'
import type { Recurring } from '@/domain/events/expense-words.ts'
import { fromSigned, toSigned, type SignedAmount } from './signed-amount.ts'

export type Frequency = Recurring['frequency']

/** What the fields of an expense hold. An empty field has no value. */
export interface ExpenseValues extends SignedAmount {
  readonly budgetOspId?: string | undefined
  readonly vatPercentage?: number | undefined
  readonly description?: string | undefined
  readonly date?: string | undefined
  /** Of a recurring one. */
  readonly type?: string | undefined
  readonly frequency?: Frequency | undefined
  readonly endDate?: string | undefined
}

const textOf = (text: string | undefined): string | undefined => text?.trim() || undefined

/** R188: what both kinds have. */
const common = ({ vatPercentage, budgetOspId, description, date, ...amount }: ExpenseValues) => ({
  budgetOspId: textOf(budgetOspId),
  amountVatIncl: toSigned(amount),
  vatPercentage,
  description: textOf(description),
  date,
})

export const toSingle = (values: ExpenseValues, userOspId: string): Schemas['ExternalPurchase'] =>
  asRequest<Schemas['ExternalPurchase']>({ userOspId, ...common(values) })

export const toRecurring = (values: ExpenseValues, userOspId: string): Schemas['RecurringCreation'] =>
  asRequest<Schemas['RecurringCreation']>({
    userOspId,
    ...common(values),
    type: textOf(values.type),
    frequency: values.frequency,
    endDate: values.endDate,
  })

/** A recurring expense as its fields show it. */
export const toForm = (recurring: Recurring): ExpenseValues => ({
  budgetOspId: recurring.budget.ospId,
  type: recurring.type,
  ...fromSigned(recurring.amountVatIncl),
  vatPercentage: recurring.vatPercentage,
  description: recurring.description,
  frequency: recurring.frequency,
  endDate: recurring.endDate,
})

/** R097: what has changed; it counts for the occurrences to come. What was emptied is cleared, where it may be. */
export function toUpdate(values: ExpenseValues, base: Recurring): Schemas['UpdateRecurringRequest'] {
  const changed = changes({ ...values, description: textOf(values.description) }, toForm(base))
  const { budgetOspId, type, vatPercentage, frequency } = changed
  const amountVatIncl = toSigned(values)
  const { description, endDate } = orNull(changed)
  return asRequest<Schemas['UpdateRecurringRequest']>({
    ospId: base.ospId,
    version: base.version,
    data: {
      budgetOspId,
      type,
      ...(amountVatIncl !== base.amountVatIncl && { amountVatIncl }),
      vatPercentage,
      frequency,
      description,
      endDate,
    },
  })
}
