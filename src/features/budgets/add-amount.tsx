import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import { addTransactionForUser, getBudgetTransactionsByFilter } from '@/api/generated/operations/finance.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { CountedTextField } from '@/forms/fields/counted-text-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { MoneyField } from '@/forms/fields/number-fields.tsx'
import { money } from '@/i18n/formats.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { BudgetField } from '@/domain/budgets/budget-field.tsx'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import { amountForm, balanceAfter, brokenAmount, type AmountValues } from './amount-form.ts'
import { typeOf } from './budget-words.ts'
import styles from './budgets.module.css'

interface AddAmountProps {
  readonly userOspId: string
  /** Active, limited budgets. */
  readonly budgets: readonly Budget[]
}

/** The amount, its budget, and the resulting balance. */
export function AddAmount({ userOspId, budgets }: AddAmountProps) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const goTo = useGoTo()
  const [requestedBudget] = useAddressParam('budget')
  const budgetOf = (ospId: string | undefined) => budgets.find((budget) => budget.ospId === ospId)
  const only = budgets.length === 1 ? budgets[0] : undefined
  const [initial] = useState<AmountValues>(() => ({
    budgetOspId: (budgetOf(requestedBudget) ?? only)?.ospId ?? '',
  }))
  return (
    <div className={styles.form}>
      <ContractForm
        {...amountForm.creating({ userOspId })}
        label={t('screens.AddUserBudgetAmount')}
        operation={addTransactionForUser}
        refreshes={[getBudgetsByOwner, getBudgetTransactionsByFilter]}
        initial={initial}
        rules={({ amount, budgetOspId }) => brokenAmount(amount, budgetOf(budgetOspId))}
        saved={({ budget }, { amount }) =>
          t('amount.done', { type: typeOf(t, budget), amount: money(amount) })
        }
        onSaved={({ budget }) => goTo(hrefTo('UserBudgetDetail', { userOspId, budgetOspId: budget.ospId }))}
        onCancel={() => goTo(hrefTo('AppUserBudgets', { userOspId }))}
        submitLabel={t('amount.submit')}
      >
        <FormSections>
          <FormSection title={t('amount.section')}>
            <BudgetField
              name="budgetOspId"
              label={t('columns.type')}
              budgets={budgets}
              placeholder={t('amount.choose')}
            />
            <FormValues<AmountValues>>
              {({ budgetOspId, amount }) => (
                <MoneyField
                  name="amount"
                  label={t('amount.amount')}
                  help={effectOf(budgetOf(budgetOspId), amount)}
                />
              )}
            </FormValues>
            <div className="contract-form-wide">
              <CountedTextField name="description" label={t('transactions.columns.description')} />
            </div>
          </FormSection>
        </FormSections>
      </ContractForm>
    </div>
  )

  /** R098: a text about the meaning of the sign, or the resulting balance. */
  function effectOf(budget: Budget | undefined, amount: unknown): string {
    const after = budget && balanceAfter(budget, amount)
    return after === undefined ? t('amount.help') : t('amount.after', { amount: money(after) })
  }
}
