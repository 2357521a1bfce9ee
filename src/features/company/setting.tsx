import { useTranslation } from 'react-i18next'
import { ContractField, type ContractFieldProps } from '@/forms/fields/contract-field.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { isMsp } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import type { SelectOption } from '@/ui/inputs/inputs.tsx'

export interface SettingProps extends Omit<ContractFieldProps, 'label' | 'readOnly'> {
  /** Terms between the company and its partner, which only staff can change. */
  readonly byPartner?: boolean
  /** For a choice with an open list of values in the contract. */
  readonly options?: readonly SelectOption[]
}

/** One setting of a company in a row. */
export function Setting({ byPartner = false, options, ...field }: SettingProps) {
  const { t } = useTranslation('company')
  const isLocked = !isMsp(useUser()) && byPartner
  return (
    <SettingsRow name={field.name} locked={isLocked ? t('settings.byPartner') : undefined}>
      {options ? (
        <SelectField {...field} options={options} readOnly={isLocked} />
      ) : (
        <ContractField {...field} readOnly={isLocked} />
      )}
    </SettingsRow>
  )
}

/** The options of an open list. An unknown value is shown unchanged. */
export function openOptions(
  known: readonly string[],
  present: string | undefined,
  optionLabel: (value: string) => string,
): readonly SelectOption[] {
  const isNew = present !== undefined && !known.includes(present)
  return [
    ...known.map((value) => ({ value, label: optionLabel(value) })),
    ...(isNew ? [{ value: present, label: present }] : []),
  ]
}
