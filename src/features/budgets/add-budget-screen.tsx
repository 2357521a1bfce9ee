import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createBudget, getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import { getBudgetTransactionsByFilter } from '@/api/generated/operations/finance.ts'
import validate from '@/api/generated/validators/CreateBudgetRequest.js'
import { useWrite } from '@/api/use-write.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { SelectField } from '@/forms/fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Card } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Loaded } from '@/ui/loaded.tsx'
import { notify } from '@/ui/notifications-store.ts'
import { UserPage } from '@/users/user-page.tsx'
import type { AppUser } from '@/users/user-form.ts'
import { useUserBudgets, type Budget } from '@/users/use-user-budgets.ts'
import { BudgetFields } from '@/users/budget-fields.tsx'
import {
  beginning,
  brokenSettings,
  fieldOf,
  toSettings,
  type BudgetValues,
  type Definition,
} from '@/users/budget-form.ts'
import { typeOf } from './budget-words.ts'
import styles from './budgets.module.css'
import { useDefinitions, useNeedsExtId } from './use-definitions.ts'

/** A new budget of a user: what there is to fill in follows from the definition of its type. */
export default function AddBudgetScreen({ params }: ScreenProps) {
  const viewer = useUser()
  return (
    <UserPage name="AddUserBudget" params={params}>
      {(user) =>
        mayCall(viewer, createBudget) ? (
          <AddBudget key={user.ospId} user={user} />
        ) : (
          <EmptyState kind="no-right" />
        )
      }
    </UserPage>
  )
}

function AddBudget({ user }: { readonly user: AppUser }) {
  const definitions = useDefinitions(user.ospId)
  const budgets = useUserBudgets(user.ospId)
  return (
    <Loaded read={definitions}>
      {(offered) => (
        <Loaded read={budgets}>
          {(present) => <NewBudget user={user} offered={offered} present={present} />}
        </Loaded>
      )}
    </Loaded>
  )
}

interface NewBudgetProps {
  readonly user: AppUser
  readonly offered: readonly Definition[]
  readonly present: readonly Budget[]
}

function NewBudget({ user, offered, present }: NewBudgetProps) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const goTo = useGoTo()
  const { run } = useWrite(createBudget, {
    refreshes: [getBudgetsByOwner, getBudgetTransactionsByFilter],
  })
  // One active budget per type. As it was on opening: the new one must not take the form away.
  const [definitions] = useState(() =>
    offered.filter(({ budgetType }) => !present.some(({ active, type }) => active && type === budgetType)),
  )
  const [initial] = useState(() => definitions.map(beginning)[0])
  const definitionOf = (type: string | undefined): Definition | undefined =>
    definitions.find(({ budgetType }) => budgetType === type) ?? definitions[0]
  const needsExtId = useNeedsExtId(user, 'BUSINESS_BUDGET')
  if (!initial) return <EmptyState kind="nothing-yet" title={t('allTypes.title')} text={t('allTypes.text')} />
  return (
    <div className={styles.form}>
      <ContractForm
        label={t('screens.AddUserBudget')}
        initial={initial}
        validate={validate}
        toBody={(values: BudgetValues) => ({ ownerOspId: user.ospId, data: toSettings(values) })}
        rules={({ data }, { type }) => {
          const definition = definitionOf(type)
          return definition ? brokenSettings(data, definition, needsExtId && type === 'BUSINESS_BUDGET') : {}
        }}
        fieldOf={fieldOf}
        save={async (body, { type }) => {
          const budget = await run({ path: { type }, body })
          notify({ tone: 'success', text: t('created', { type: typeOf(t, budget) }) })
          return budget
        }}
        onSaved={({ ospId }) =>
          goTo(hrefTo('UserBudgetDetail', { userOspId: user.ospId, budgetOspId: ospId }))
        }
        onCancel={() => goTo(hrefTo('AppUserBudgets', { userOspId: user.ospId }))}
        submitLabel={t('create')}
      >
        <FormValues<BudgetValues>>
          {({ type }) => {
            const definition = definitionOf(type)
            return (
              <Card title={t('form.section')}>
                <div className="stack">
                  <SelectField
                    name="type"
                    label={t('columns.type')}
                    required
                    help={definition?.info}
                    options={definitions.map(({ budgetType }) => ({
                      value: budgetType,
                      label: typeOf(t, { type: budgetType }),
                    }))}
                  />
                  {definition && (
                    <BudgetFields
                      definition={definition}
                      needsExtId={needsExtId && type === 'BUSINESS_BUDGET'}
                    />
                  )}
                </div>
              </Card>
            )
          }}
        </FormValues>
      </ContractForm>
    </div>
  )
}
