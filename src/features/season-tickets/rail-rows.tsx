import { useTranslation } from 'react-i18next'
import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'

interface RailRowsProps {
  /** The fields below the switch. */
  readonly fields: readonly ('organismNumber' | 'b2bContractNumber' | 'budgetType')[]
  readonly enabledHelp: string
}

// i18n-keys: season-tickets:rail.help.*
/**
 * Whether the company participates, and the data that the operator then requires. R171: the organism number has 4
 * letters.
 */
export function RailRows({ fields, enabledHelp }: RailRowsProps) {
  const { t } = useTranslation('season-tickets')
  return (
    <>
      <SettingsRow name="enabled">
        <ContractField name="enabled" help={enabledHelp} />
      </SettingsRow>
      {fields.map((name) => (
        <SettingsRow key={name} name={name}>
          <ContractField
            name={name}
            help={t(`rail.help.${name}`)}
            optionLabel={(type) => budgetTypeName(t, type)}
          />
        </SettingsRow>
      ))}
    </>
  )
}
