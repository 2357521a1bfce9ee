import { useTranslation } from 'react-i18next'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { RateField, type TaxFreeLimit } from './rate-field.tsx'
import styles from './trips.module.css'

export interface ToggledRateProps {
  /** Field of the switch. */
  readonly enabled: string
  /** Field of what is paid; absent where nothing is (R190: business trips by bicycle). */
  readonly rate?: string
  /** What it is paid for, where the contract only says that it is an amount. */
  readonly unitHere?: string
  readonly limit?: TaxFreeLimit | undefined
  /** Off for the whole company: nothing below it can be switched on. */
  readonly offAbove: boolean
}

/** A way to travel: whether it is compensated, and by how much. */
export function ToggledRate({ enabled, rate, unitHere, limit, offAbove }: ToggledRateProps) {
  const { t } = useTranslation('trips')
  return (
    <div className={styles.way}>
      <SwitchField
        name={enabled}
        label={t(`fields.${enabled}`)}
        readOnly={offAbove}
        {...(offAbove && { help: t('offAbove') })}
      />
      {rate !== undefined && (
        <RateField name={rate} label={t(`fields.${rate}`)} unitHere={unitHere} limit={limit} />
      )}
    </div>
  )
}
