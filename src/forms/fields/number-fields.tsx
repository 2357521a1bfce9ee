import type { Unit } from '~notations/number.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TextInputProps } from '@/ui/inputs/inputs.tsx'
import { toNumber, toText } from '../values/decimal.ts'
import { useFieldHint } from '../form-fields.ts'
import type { FormFieldProps } from './fields.tsx'
import { TypedField } from './typed-field.tsx'

export interface NumberFieldProps extends FormFieldProps, Pick<TextInputProps, 'before'> {
  /** The unit, if the contract does not state it because it depends on another field. */
  readonly unitHere?: string | undefined
  /** How many decimals are always shown, even zeros. */
  readonly decimals?: number
}

/** A number, such as kilometres. The form value is a number, or other text as typed. */
export function NumberField({ decimals = 0, unitHere, ...props }: NumberFieldProps) {
  const { before } = props
  const { hint } = useFieldHint(props.name)
  const unitOf = useUnit()
  const unit = unitHere ?? (before === undefined ? unitOf(hint?.unit) : undefined)
  const textOf = (value: number | string | undefined): string => toText(value, decimals)
  return (
    <TypedField
      {...props}
      unit={unit}
      className="input-number"
      inputMode="decimal"
      textOf={textOf}
      valueOf={(typed) => toNumber(typed, notationOf(unit, before))}
      said={(value) =>
        [before, textOf(value), unit].filter((part) => typeof part === 'string').join('\u00a0')
      }
    />
  )
}

/** How a number with this unit is read. */
function notationOf(unit: string | undefined, before: TextInputProps['before']): Unit | undefined {
  if (before === '€' || unit?.startsWith('€') === true) return 'euro'
  return unit === undefined ? undefined : NOTATIONS[unit]
}

const NOTATIONS: Readonly<Record<string, Unit>> = { '%': 'percent', '°': 'degree' }

/** An amount in euros with two decimals (R161). The contract decides whether it may be negative. */
export const MoneyField = (props: FormFieldProps) => <NumberField {...props} before="€" decimals={2} />

/** A percentage. */
export const PercentField = (props: FormFieldProps) => <NumberField {...props} unitHere="%" />

/** How the units of the contract (`x-unit`) are shown. */
function useUnit(): (unit: string | undefined) => string | undefined {
  const { t } = useTranslation('ui')
  return (unit) => (unit === 'EUR/km' ? t('form.perKm') : unit && (SIGNS[unit] ?? unit))
}

const SIGNS: Readonly<Record<string, string>> = { degree: '°', pixels: 'px', bytes: 'B' }
