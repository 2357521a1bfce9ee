import { useTranslation } from 'react-i18next'
import { CountedTextField } from '@/forms/fields/counted-text-field.tsx'
import { DateField } from '@/forms/fields/date-field.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { PercentField } from '@/forms/fields/number-fields.tsx'
import { today } from '@/base/dates.ts'
import { BalanceEffect } from '@/domain/budgets/balance-effect.tsx'
import { BudgetField } from '@/domain/budgets/budget-field.tsx'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import type { ExpenseValues } from './expense-form.ts'
import { SignedAmountFields } from './signed-amount-fields.tsx'
import { toSigned } from './signed-amount.ts'
import { useRecurringTypes } from './use-recurring-types.ts'

export interface ExpenseFieldsProps {
  readonly kind: 'single' | 'recurring'
  /** Active budgets. */
  readonly budgets: readonly Budget[]
  /** For an existing recurring expense: its first day is in the past. */
  readonly edits?: boolean
}

/** The fields of an expense (R188). */
export function ExpenseFields({ kind, budgets, edits = false }: ExpenseFieldsProps) {
  const { t } = useTranslation('expenses')
  const { types } = useRecurringTypes()
  const isSingle = kind === 'single'
  return (
    <div className="stack">
      <BudgetField
        name="budgetOspId"
        label={t('columns.budget')}
        budgets={budgets}
        placeholder={t('form.chooseBudget')}
      />
      {!isSingle && (
        <SelectField
          name="type"
          label={t('columns.type')}
          placeholder={t('form.chooseType')}
          options={types.map(({ type, label }) => ({ value: type, label }))}
        />
      )}
      <SignedAmountFields />
      <div className="contract-form-fields">
        <PercentField name="vatPercentage" label={t('form.vat')} />
        {!edits && (
          <DateField
            name="date"
            label={t(isSingle ? 'columns.date' : 'form.firstDate')}
            {...(isSingle ? { max: today() } : { min: today() })}
          />
        )}
      </div>
      {!isSingle && (
        <>
          <SelectField
            name="frequency"
            label={t('columns.frequency')}
            optionLabel={(frequency) => t(`frequency.${frequency}`)}
          />
          <DateField name="endDate" label={t('form.endDate')} help={t('form.endDateHelp')} min={today()} />
        </>
      )}
      <CountedTextField name="description" label={t('columns.description')} />
      {isSingle && (
        <FormValues<ExpenseValues>>
          {(values) => (
            <BalanceEffect
              budget={budgets.find(({ ospId }) => ospId === values.budgetOspId)}
              change={toSigned(values)}
              label={t('form.thisExpense')}
            />
          )}
        </FormValues>
      )}
    </div>
  )
}
