import { useTranslation } from 'react-i18next'
import type { Unit } from '~notations/number.ts'
import { toNumber, toText } from '../values/decimal.ts'
import { useFieldHint } from '../form-fields.ts'
import type { FormFieldProps } from './fields.tsx'
import { TypedField } from './typed-field.tsx'

export interface NumberFieldProps extends FormFieldProps {
  /** Whether it is an amount, with the euro sign before it (R161). Default: as stated in the contract. */
  readonly isAmount?: boolean
  /** The unit, if the contract does not state it because it depends on another field. */
  readonly unitHere?: string | undefined
  /** The minimum number of decimals, shown even if they are zeros. */
  readonly decimals?: number
}

/** A number, such as kilometres. The form value is a number, or other text as typed. */
export function NumberField({ decimals = 0, unitHere, isAmount, ...props }: NumberFieldProps) {
  const { hint } = useFieldHint(props.name)
  const unitOf = useUnit()
  const isEuros = isAmount ?? (hint?.kind === 'money' || hint?.unit?.startsWith(EURO))
  const before = isEuros ? '€' : undefined
  const unit = unitHere ?? unitOf(hint?.unit)
  const textOf = (value: number | string | undefined): string => toText(value, decimals)
  return (
    <TypedField
      {...props}
      before={before}
      unit={unit}
      className="input-number"
      inputMode="decimal"
      textOf={textOf}
      valueOf={(typed) => toNumber(typed, before ? 'euro' : notationOf(unit))}
      formatted={(value) =>
        [before, textOf(value), unit].filter((part) => typeof part === 'string').join('\u00a0')
      }
    />
  )
}

/** The notation in which a number with this unit is parsed. */
const notationOf = (unit: string | undefined): Unit | undefined =>
  unit === undefined ? undefined : NOTATIONS[unit]

const NOTATIONS: Readonly<Record<string, Unit>> = { '%': 'percent', '°': 'degree' }

/**
 * An amount in euros with two decimals (R161), optionally per unit, such as per day. The contract decides whether it
 * may be negative.
 */
export const MoneyField = (props: FormFieldProps & Pick<NumberFieldProps, 'unitHere'>) => (
  <NumberField {...props} isAmount decimals={2} />
)

export const PercentField = (props: FormFieldProps) => <NumberField {...props} unitHere="%" />

/** Returns the text that shows a unit of the contract (`x-unit`) after the number. The euro sign comes before it. */
function useUnit(): (unit: string | undefined) => string | undefined {
  const { t } = useTranslation('ui')
  return (unit) => {
    if (unit?.startsWith(EURO)) return unit === `${EURO}/km` ? t('form.perKm') : undefined
    return unit && (SIGNS[unit] ?? unit)
  }
}

const EURO = 'EUR'

const SIGNS: Readonly<Record<string, string>> = { degree: '°', pixels: 'px', bytes: 'B' }
