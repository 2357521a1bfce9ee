import { useTranslation } from 'react-i18next'
import { RadioField } from '@/forms/fields/fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { BudgetFields } from './budget-fields.tsx'
import { definitionOf, isExtIdNeeded, type BudgetValues, type Definition } from './budget-form.ts'

export interface BudgetTypeFieldsProps {
  /** The definitions of the selectable types. */
  readonly definitions: readonly Definition[]
  /** The definitions of types that the user already has: shown, but not selectable. */
  readonly taken?: readonly Definition[]
  /** R202: whether a business budget needs an external id. */
  readonly needsExtId: boolean
}

/** The type of a new budget as cards, and the fields of its definition. */
export function BudgetTypeFields({ definitions, taken = [], needsExtId }: BudgetTypeFieldsProps) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const nameOf = ({ budgetType }: Definition) => ({
    value: budgetType,
    label: t(`vocabulary:budgetTypes.${budgetType}`),
  })
  const typeField = (
    <RadioField
      cards
      name="type"
      label={t('columns.type')}
      options={[
        ...definitions.map((definition) => ({ ...nameOf(definition), help: definition.info })),
        ...taken.map((definition) => ({ ...nameOf(definition), help: t('form.taken'), disabled: true })),
      ]}
    />
  )
  return (
    <FormValues<BudgetValues>>
      {({ type }) => {
        const definition = definitionOf(definitions, type)
        return (
          definition && (
            <BudgetFields
              definition={definition}
              typeField={typeField}
              needsExtId={isExtIdNeeded(needsExtId, definition.budgetType)}
            />
          )
        )
      }}
    </FormValues>
  )
}
