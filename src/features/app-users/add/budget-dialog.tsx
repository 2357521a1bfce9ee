import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import validate from '@/api/generated/validators/BudgetSettings.js'
import type { BrokenRules } from '~openapi/rules.ts'
import { SelectField } from '@/forms/fields.tsx'
import { brokenRules } from '@/forms/validate.ts'
import { ValuesForm } from '@/forms/values-form.tsx'
import { FormDialog } from '@/ui/question-dialogs.tsx'
import { BudgetFields } from '@/users/budget-fields.tsx'
import {
  beginning,
  brokenSettings,
  fieldOf,
  toSettings,
  type BudgetValues,
  type Definition,
} from '@/users/budget-form.ts'
import { useBudgetWords } from './budget-line.ts'

export interface BudgetDialogProps {
  readonly open: boolean
  /** Of the types to choose from. */
  readonly definitions: readonly Definition[]
  /** The one to change; absent for a further one. */
  readonly budget: BudgetValues | undefined
  /** R202 */
  readonly needsExtId: boolean
  readonly onKeep: (budget: BudgetValues) => void
  readonly onClose: () => void
}

/** One budget of a user to come: nothing is written before the wizard's end. */
export function BudgetDialog(props: BudgetDialogProps) {
  const { open, definitions, budget, needsExtId, onKeep, onClose } = props
  const { t } = useTranslation('app-users')
  const words = useBudgetWords()
  const [initial] = useState(() => budget ?? definitions.map(beginning)[0])
  const definitionOf = (type: string | undefined): Definition | undefined =>
    definitions.find(({ budgetType }) => budgetType === type) ?? definitions[0]
  const needsIdOf = (type: string): boolean => needsExtId && type === 'BUSINESS_BUDGET'
  const check = (values: BudgetValues): BrokenRules => {
    const definition = definitionOf(values.type)
    const settings = toSettings(values)
    const found = Object.entries({
      ...(definition && brokenSettings(settings, definition, needsIdOf(values.type))),
      ...brokenRules(validate, settings),
    })
    return Object.fromEntries(found.map(([path, rule]) => [fieldOf(path), rule]))
  }
  if (!initial) return null
  return (
    <ValuesForm<BudgetValues>
      initial={initial}
      check={check}
      send={(values) => {
        onKeep(values)
        onClose()
        return Promise.resolve()
      }}
    >
      {({ submit, values }) => {
        const definition = definitionOf(values.type)
        return (
          <FormDialog
            open={open}
            title={budget ? t('add.budgets.edit', { type: words.nameOf(budget.type) }) : t('add.budgets.add')}
            submit={t('add.budgets.save')}
            dirty
            onSubmit={submit}
            onClose={onClose}
          >
            <div className="stack">
              <SelectField
                name="type"
                label={t('budgets:columns.type')}
                required
                help={definition?.info}
                options={definitions.map(({ budgetType }) => ({
                  value: budgetType,
                  label: words.nameOf(budgetType),
                }))}
              />
              {definition && <BudgetFields definition={definition} needsExtId={needsIdOf(values.type)} />}
            </div>
          </FormDialog>
        )
      }}
    </ValuesForm>
  )
}
