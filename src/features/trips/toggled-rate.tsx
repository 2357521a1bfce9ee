import { useTranslation } from 'react-i18next'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { number } from '@/i18n/formats.ts'
import { RateField, type TaxFreeLimit } from './rate-field.tsx'

export interface ToggledRateProps<Name extends string> {
  /** The field of the switch. */
  readonly enabled: Name
  /** The field of the amount. Absent if there is none (R190: business trips by bicycle). */
  readonly rate?: Name
  /** The unit of the amount, if the contract only states that it is an amount. */
  readonly unitHere?: string
  readonly limit?: TaxFreeLimit | undefined
  /** The company's settings, for a group. A mode that is off there cannot be switched on here. */
  readonly company: { readonly [Field in Name]?: unknown } | undefined
}

/** A mobility mode: whether it is compensated, and by how much. */
export function ToggledRate<Name extends string>(props: ToggledRateProps<Name>) {
  const { enabled, rate, unitHere, limit, company } = props
  const { t } = useTranslation(['trips', 'ui'])
  const isOn = company?.[enabled] !== false
  const paid = rate === undefined ? undefined : company?.[rate]
  return (
    <>
      <SettingsRow
        name={enabled}
        inherited={company && { value: isOn, text: t(isOn ? 'ui:form.on' : 'ui:form.off') }}
        locked={isOn ? undefined : t('offAbove')}
      >
        <SwitchField name={enabled} label={t(`fields.${enabled}`)} readOnly={!isOn} />
      </SettingsRow>
      {rate !== undefined && (
        <SettingsRow
          name={rate}
          inherited={
            typeof paid === 'number'
              ? { value: paid, text: `€ ${number(paid, decimalsOf(paid))}` }
              : undefined
          }
        >
          <RateField name={rate} label={t(`fields.${rate}`)} unitHere={unitHere} limit={limit} />
        </SettingsRow>
      )}
    </>
  )
}

const decimalsOf = (rate: number): number => (Number.isInteger(Math.round(rate * 1e6) / 1e4) ? 2 : 4)
