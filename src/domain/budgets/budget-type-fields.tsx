import { useTranslation } from 'react-i18next'
import { SelectField } from '@/forms/fields/fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { BudgetFields } from './budget-fields.tsx'
import { definitionOf, isExtIdNeeded, type BudgetValues, type Definition } from './budget-form.ts'

export interface BudgetTypeFieldsProps {
  /** The definitions of the selectable types. */
  readonly definitions: readonly Definition[]
  /** R202: for a business budget. */
  readonly needsExtId: boolean
}

/** The type of a new budget, and the fields of its definition. */
export function BudgetTypeFields({ definitions, needsExtId }: BudgetTypeFieldsProps) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  return (
    <FormValues<BudgetValues>>
      {({ type }) => {
        const definition = definitionOf(definitions, type)
        return (
          <div className="stack">
            <SelectField
              name="type"
              label={t('columns.type')}
              requiredHere
              help={definition?.info}
              options={definitions.map(({ budgetType }) => ({
                value: budgetType,
                label: t(`vocabulary:budgetTypes.${budgetType}`),
              }))}
            />
            {definition && (
              <BudgetFields
                definition={definition}
                needsExtId={isExtIdNeeded(needsExtId, definition.budgetType)}
              />
            )}
          </div>
        )
      }}
    </FormValues>
  )
}
