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
import validateSingle from '@/api/generated/validators/ExternalPurchase.js'
import validateRecurring from '@/api/generated/validators/RecurringCreation.js'
import { useWrite } from '@/api/use-write.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { today } from '@/base/dates.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { RadioGroup } from '@/ui/inputs/choice.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { UserPage } from '@/domain/users/user-page.tsx'
import { useUserBudgets, type Budget } from '@/domain/budgets/use-user-budgets.ts'
import { ExpenseFields } from './expense-fields.tsx'
import { toRecurring, toSingle, type ExpenseValues } from './expense-form.ts'
import styles from './expenses.module.css'

/** A single or recurring expense on a budget of a user. */
export default function AddExpenseScreen({ params }: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('expenses')
  const viewer = useUser()
  const { userOspId } = params
  const read = useUserBudgets(userOspId)
  return (
    <UserPage name="AddUserExpense" params={params}>
      {() =>
        mayCall(viewer, createExternalPurchaseCostEvent) ? (
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
        ) : (
          <EmptyState kind="no-right" />
        )
      }
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
  const refreshes = [getEventsByFilter, findRecurringExternalPurchasesByUser, getBudgetsByOwner]
  const single = useWrite(createExternalPurchaseCostEvent, { refreshes })
  const recurring = useWrite(createRecurringExternalPurchase, { refreshes })
  return (
    <div className={styles.form}>
      <ContractForm<ExpenseValues, object>
        label={t('screens.AddUserExpense')}
        initial={initial}
        validate={isSingle ? validateSingle : validateRecurring}
        toBody={(values) => (isSingle ? toSingle(values, userOspId) : toRecurring(values, userOspId))}
        rules={(_body, values) => (isSingle ? expenseRules : recurringRules)(values, today())}
        save={async (_body, values) => {
          await (isSingle
            ? single.run({ body: toSingle(values, userOspId) })
            : recurring.run({ body: toRecurring(values, userOspId) }))
          notify({ tone: 'success', text: t(isSingle ? 'created.single' : 'created.recurring') })
        }}
        onSaved={() => goTo(hrefTo('AppUserExpenses', { userOspId }))}
        onCancel={() => goTo(hrefTo('AppUserExpenses', { userOspId }))}
        submitLabel={t('add')}
      >
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
      </ContractForm>
    </div>
  )
}
