import { useTranslation } from 'react-i18next'
import { getBudgetsByOwner, updateBudget } from '@/api/generated/operations/budgets.ts'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRecord } from '@/records/use-record.ts'
import { useBudgetsOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { BudgetFields } from '@/domain/budgets/budget-fields.tsx'
import { brokenSettings, budgetForm, toSettings } from '@/domain/budgets/budget-form.ts'
import { typeOf } from './budget-words.ts'
import { useDefinitions, useNeedsExtId } from './use-definitions.ts'

/** The settings of a budget, as an edit form in a dialog. */
export function BudgetEdit({ item: budget, open, onClose }: ActionDialogProps<Budget>) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const definitions = useDefinitions(budget.ownerOspId)
  const user = useRecord(getUser, { body: { ospId: budget.ownerOspId } })
  // Open the dialog with its fields loaded, so that the first one gets the focus.
  const isReady = [definitions, user].every(({ data, error }) => data !== undefined || error !== undefined)
  return (
    <ContractDialog
      open={open && isReady}
      title={t('actions.edit-budget.title', { type: typeOf(t, budget) })}
      size="large"
      onClose={onClose}
    >
      <Loaded read={definitions}>
        {(offered) => {
          const definition = offered.find(({ budgetType }) => budgetType === budget.type)
          if (!definition)
            return <EmptyState kind="nothing-yet" title={t('typeGone.title')} text={t('typeGone.text')} />
          return (
            <Loaded read={user}>
              {(owner) => <EditForm budget={budget} definition={definition} owner={owner} />}
            </Loaded>
          )
        }}
      </Loaded>
    </ContractDialog>
  )
}

interface EditFormProps {
  readonly budget: Budget
  readonly definition: Parameters<typeof BudgetFields>[0]['definition']
  readonly owner: Parameters<typeof useNeedsExtId>[0]
}

function EditForm({ budget, definition, owner }: EditFormProps) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const needsExtId = useNeedsExtId(owner, budget.type)
  const { mutate, data: present } = useBudgetsOf(budget.ownerOspId)
  const current = (budgets: readonly Budget[] | undefined): Budget | undefined =>
    budgets?.find(({ ospId }) => ospId === budget.ospId)
  return (
    <RecordForm
      {...budgetForm.editing}
      operation={updateBudget}
      refreshes={[getBudgetsByOwner]}
      record={current(present) ?? budget}
      reload={async () => current(await mutate())}
      rules={(_body, values) => brokenSettings(toSettings(values), definition, needsExtId)}
      saved={(saved) => t('saved', { type: typeOf(t, saved) })}
      labelOf={(field) => t(`fields.${field}`)}
      label={t('actions.edit-budget.title', { type: typeOf(t, budget) })}
      submitLabel={t('save')}
    >
      <BudgetFields
        definition={definition}
        edits
        needsExtId={needsExtId}
        hasExtId={budget.extId !== undefined}
      />
    </RecordForm>
  )
}
