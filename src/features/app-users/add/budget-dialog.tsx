import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import request from '@/api/generated/requests/BudgetSettings.ts'
import type { BrokenRules } from '~openapi/rules.ts'
import { brokenRules } from '@/forms/validate.ts'
import { ValuesForm } from '@/forms/values-form.tsx'
import { FormDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import { BudgetTypeFields } from '@/domain/budgets/budget-type-fields.tsx'
import {
  beginning,
  brokenSettings,
  budgetForm,
  definitionOf,
  toSettings,
  type BudgetValues,
  type Definition,
} from '@/domain/budgets/budget-form.ts'
import { useBudgetWords } from './budget-line.ts'

const { fieldOf } = budgetForm.editing

export interface BudgetDialogProps {
  readonly open: boolean
  /** The definitions of the selectable types. */
  readonly definitions: readonly Definition[]
  /** The budget to edit. Absent for an additional one. */
  readonly budget: BudgetValues | undefined
  /** R202 */
  readonly needsExtId: boolean
  readonly onKeep: (budget: BudgetValues) => void
  readonly onClose: () => void
}

/** A budget of the new user: nothing is written until the wizard is finished. */
export function BudgetDialog(props: BudgetDialogProps) {
  const { open, definitions, budget, needsExtId, onKeep, onClose } = props
  const { t } = useTranslation('app-users')
  const words = useBudgetWords()
  const [initial] = useState(() => budget ?? definitions.map(beginning)[0])
  const check = (values: BudgetValues): BrokenRules => {
    const settings = toSettings(values)
    const found = Object.entries({
      ...brokenSettings(settings, definitionOf(definitions, values.type), needsExtId),
      ...brokenRules(request.validate, settings),
    })
    return Object.fromEntries(found.map(([path, rule]) => [fieldOf(path), rule]))
  }
  if (!initial) return null
  return (
    <ValuesForm<BudgetValues>
      initial={initial}
      request={request}
      fieldOf={fieldOf}
      check={check}
      isOver={!open}
      send={(values) => {
        onKeep(values)
        onClose()
        return Promise.resolve()
      }}
    >
      {({ submit }) => (
        <FormDialog
          open={open}
          title={budget ? t('add.budgets.edit', { type: words.nameOf(budget.type) }) : t('add.budgets.add')}
          submit={t('add.budgets.save')}
          size="large"
          dirty
          onSubmit={submit}
          onClose={onClose}
        >
          <BudgetTypeFields definitions={definitions} needsExtId={needsExtId} />
        </FormDialog>
      )}
    </ValuesForm>
  )
}
