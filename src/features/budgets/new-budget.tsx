import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createBudget, getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import { getBudgetTransactionsByFilter } from '@/api/generated/operations/finance.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { AppUser } from '@/domain/users/user-form.ts'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import { BudgetTypeFields } from '@/domain/budgets/budget-type-fields.tsx'
import {
  beginning,
  brokenSettings,
  budgetForm,
  definitionOf,
  type Definition,
} from '@/domain/budgets/budget-form.ts'
import { typeOf } from './budget-words.ts'
import { NewBudgetEffect } from './new-budget-effect.tsx'
import { useNeedsExtId } from './use-definitions.ts'

interface NewBudgetProps {
  readonly user: AppUser
  readonly offered: readonly Definition[]
  readonly present: readonly Budget[]
}

/** The type of a new budget, and the fields of its definition. */
export function NewBudget({ user, offered, present }: NewBudgetProps) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const goTo = useGoTo()
  // One active budget per type. Keep the initial list, so that the new budget does not unmount the form.
  const [takenTypes] = useState(() => present.flatMap(({ active, type }) => (active ? type : [])))
  const taken = offered.filter(({ budgetType }) => takenTypes.includes(budgetType))
  const definitions = offered.filter((definition) => !taken.includes(definition))
  const [initial] = useState(() => definitions.map(beginning)[0])
  const needsExtId = useNeedsExtId(user, 'BUSINESS_BUDGET')
  if (!initial) return <EmptyState kind="nothing-yet" title={t('allTypes.title')} text={t('allTypes.text')} />
  return (
    <ContractForm
      label={t('screens.AddUserBudget')}
      {...budgetForm.creating({ ownerOspId: user.ospId })}
      operation={createBudget}
      refreshes={[getBudgetsByOwner, getBudgetTransactionsByFilter]}
      initial={initial}
      rules={({ data }, { type }) => brokenSettings(data, definitionOf(definitions, type), needsExtId)}
      toParams={(body, { type }) => ({ path: { type }, body })}
      saved={(budget) => t('created', { type: typeOf(t, budget) })}
      onSaved={({ ospId }) => goTo(hrefTo('UserBudgetDetail', { userOspId: user.ospId, budgetOspId: ospId }))}
      onCancel={() => goTo(hrefTo('AppUserBudgets', { userOspId: user.ospId }))}
      submitLabel={t('create')}
      aside={<NewBudgetEffect name={user.firstName} />}
    >
      <BudgetTypeFields definitions={definitions} taken={taken} needsExtId={needsExtId} />
    </ContractForm>
  )
}
