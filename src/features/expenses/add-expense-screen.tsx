import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expenseRules, recurringRules } from '~openapi/rules.ts'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import {
  createExternalPurchaseCostEvent,
  createRecurringExternalPurchase,
  findRecurringExternalPurchasesByUser,
  getEventsByFilter,
} from '@/api/generated/operations/expenses.ts'
import single from '@/api/generated/requests/ExternalPurchase.ts'
import recurring from '@/api/generated/requests/RecurringCreation.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { today } from '@/base/dates.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { Allowed } from '@/frame/allowed.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { RadioGroup } from '@/ui/inputs/choice.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { UserPage } from '@/domain/users/user-page.tsx'
import { useBudgetsOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { ExpenseFields } from './expense-fields.tsx'
import { toRecurring, toSingle, type ExpenseValues } from './expense-form.ts'
import styles from './expenses.module.css'

/** A single or recurring expense on a budget of a user. */
export default function AddExpenseScreen({ params }: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('expenses')
  const { userOspId } = params
  const read = useBudgetsOf(userOspId)
  return (
    <UserPage name="AddUserExpense" params={params}>
      {() => (
        <Allowed to={createExternalPurchaseCostEvent}>
          <Loaded read={read}>
            {(budgets) => {
              const active = budgets.filter((budget) => budget.active)
              return active.length === 0 ? (
                <EmptyState kind="nothing-yet" title={t('noBudget.title')} text={t('noBudget.text')} />
              ) : (
                <AddExpense userOspId={userOspId} budgets={active} />
              )
            }}
          </Loaded>
        </Allowed>
      )}
    </UserPage>
  )
}

interface AddExpenseProps {
  readonly userOspId: string
  readonly budgets: readonly Budget[]
}

function AddExpense({ userOspId, budgets }: AddExpenseProps) {
  const { t } = useTranslation('expenses')
  const goTo = useGoTo()
  const [asked, setKind] = useAddressParam('kind')
  const isSingle = asked !== 'recurring'
  const [initial] = useState<ExpenseValues>(() => ({
    budgetOspId: budgets.length === 1 ? budgets[0]?.ospId : undefined,
    vatPercentage: 21,
    date: today(),
    frequency: 'MONTH',
  }))
  const goBack = (): void => goTo(hrefTo('AppUserExpenses', { userOspId }))
  const form = {
    label: t('screens.AddUserExpense'),
    refreshes: [getEventsByFilter, findRecurringExternalPurchasesByUser, getBudgetsByOwner],
    initial,
    onSaved: goBack,
    onCancel: goBack,
    submitLabel: t('add'),
    children: (
      <Card title={t('form.section')}>
        <div className="stack">
          <RadioGroup
            label={t('form.kind.label')}
            name="kind"
            value={isSingle ? 'single' : 'recurring'}
            onChange={(kind) => setKind(kind === 'single' ? undefined : kind)}
            options={[
              { value: 'single', label: t('form.kind.single') },
              { value: 'recurring', label: t('form.kind.recurring'), help: t('form.kind.recurringHelp') },
            ]}
          />
          <ExpenseFields kind={isSingle ? 'single' : 'recurring'} budgets={budgets} />
        </div>
      </Card>
    ),
  }
  // One form, whose values stay: it is of another operation.
  return (
    <div className={styles.form}>
      {isSingle ? (
        <ContractForm
          {...form}
          request={single}
          operation={createExternalPurchaseCostEvent}
          toBody={(values) => toSingle(values, userOspId)}
          rules={(_body, values) => expenseRules(values, today())}
          saved={() => t('created.single')}
        />
      ) : (
        <ContractForm
          {...form}
          request={recurring}
          operation={createRecurringExternalPurchase}
          toBody={(values) => toRecurring(values, userOspId)}
          rules={(_body, values) => recurringRules(values, today())}
          saved={() => t('created.recurring')}
        />
      )}
    </div>
  )
}
