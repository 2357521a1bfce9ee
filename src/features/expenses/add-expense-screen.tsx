import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expenseRules, recurringRules } from '~openapi/rules.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import {
  createExternalPurchaseCostEvent,
  createRecurringExternalPurchase,
  findRecurringExternalPurchasesByUser,
  getEventsByFilter,
} from '@/api/generated/operations/expenses.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { today } from '@/base/dates.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { Allowed } from '@/frame/allowed.tsx'
import { RadioGroup } from '@/ui/inputs/choice.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { useBudgetsOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { ExpenseFields } from './expense-fields.tsx'
import { recurringForm, singleForm, type ExpenseValues } from './expense-form.ts'
import { brokenSignedAmount } from './signed-amount.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import { useRecord } from '@/records/use-record.ts'
import UserExpensesScreen from './user-expenses-screen.tsx'

/** Creates a single or recurring expense on a budget of a user: a drawer over the user's expenses. */
export default function AddExpenseScreen({ params }: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('expenses')
  const { userOspId } = params
  const goTo = useGoTo()
  const [budget] = useAddressParam('budget')
  const { data: user } = useRecord(getUser, { body: { ospId: userOspId } })
  const read = useBudgetsOf(userOspId)
  const [isClosed, setIsClosed] = useState(false)
  const back =
    budget === undefined
      ? hrefTo('AppUserExpenses', { userOspId })
      : hrefTo('UserBudgetDetail', { userOspId, budgetOspId: budget })
  return (
    <Allowed to={createExternalPurchaseCostEvent}>
      <UserExpensesScreen params={params} />
      <ContractDialog
        // Open the drawer with its fields loaded, so that the first one gets the focus.
        open={!isClosed && (read.data !== undefined || read.error !== undefined)}
        placement="drawer"
        title={t('screens.AddUserExpense')}
        lead={user && <bdi>{t('addFor', { name: nameOf(user) })}</bdi>}
        onClose={useCallback(() => setIsClosed(true), [])}
        onClosed={() => goTo(back)}
      >
        <Loaded read={read}>
          {(budgets) => {
            const active = budgets.filter((one) => one.active)
            return active.length === 0 ? (
              <EmptyState kind="nothing-yet" title={t('noBudget.title')} text={t('noBudget.text')} />
            ) : (
              <AddExpense userOspId={userOspId} budgets={active} initialBudget={budget} />
            )
          }}
        </Loaded>
      </ContractDialog>
    </Allowed>
  )
}

interface AddExpenseProps {
  readonly userOspId: string
  readonly budgets: readonly Budget[]
  /** The budget of the page that opened the drawer. */
  readonly initialBudget: string | undefined
}

function AddExpense({ userOspId, budgets, initialBudget }: AddExpenseProps) {
  const { t } = useTranslation('expenses')
  const [requestedKind, setKind] = useAddressParam('kind')
  const isSingle = requestedKind !== 'recurring'
  const [initial] = useState<ExpenseValues>(() => ({
    budgetOspId: (
      budgets.find(({ ospId }) => ospId === initialBudget) ??
      budgets.find(({ limited }) => limited) ??
      budgets[0]
    )?.ospId,
    direction: 'off',
    vatPercentage: 21,
    date: today(),
    frequency: 'MONTH',
  }))
  const form = {
    label: t('screens.AddUserExpense'),
    refreshes: [getEventsByFilter, findRecurringExternalPurchasesByUser, getBudgetsByOwner],
    initial,
    submitLabel: t('add'),
    children: (
      <>
        <RadioGroup
          cards
          label={t('form.kind.label')}
          name="kind"
          value={isSingle ? 'single' : 'recurring'}
          onChange={(kind) => setKind(kind === 'single' ? undefined : kind)}
          options={[
            { value: 'single', label: t('form.kind.single'), help: t('form.kind.singleHelp') },
            { value: 'recurring', label: t('form.kind.recurring'), help: t('form.kind.recurringHelp') },
          ]}
        />
        <ExpenseFields kind={isSingle ? 'single' : 'recurring'} budgets={budgets} />
      </>
    ),
  }
  // Both kinds are one form, so the values stay when the operation changes.
  return isSingle ? (
    <ContractForm
      {...singleForm.creating({ userOspId })}
      {...form}
      operation={createExternalPurchaseCostEvent}
      rules={(body, values) => ({ ...expenseRules(body, today()), ...brokenSignedAmount(values) })}
      saved={() => t('created.single')}
    />
  ) : (
    <ContractForm
      {...recurringForm.creating({ userOspId })}
      {...form}
      operation={createRecurringExternalPurchase}
      rules={(body, values) => ({ ...recurringRules(body, today()), ...brokenSignedAmount(values) })}
      saved={() => t('created.recurring')}
    />
  )
}
