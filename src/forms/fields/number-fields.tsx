import { useTranslation } from 'react-i18next'
import type { TextInputProps } from '@/ui/inputs/inputs.tsx'
import { toNumber, toText } from '../values/decimal.ts'
import { useFieldHint } from '../form-fields.ts'
import type { FormFieldProps } from './fields.tsx'
import { TypedField } from './typed-field.tsx'

export interface NumberFieldProps extends FormFieldProps, Pick<TextInputProps, 'before'> {
  /** The unit, where the contract does not state it: it depends on another field, or is no property. */
  readonly unitHere?: string | undefined
  /** Decimals that are shown even when they are zero. */
  readonly decimals?: number
}

/** A number, such as kilometres. The form holds a number; what is none yet stays in the form as typed. */
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
      valueOf={toNumber}
      said={(value) =>
        [before, textOf(value), unit].filter((part) => typeof part === 'string').join('\u00a0')
      }
    />
  )
}

/** R161: an amount in euros, two decimals. Whether it may be negative is the contract's word. */
export const MoneyField = (props: FormFieldProps) => <NumberField {...props} before="€" decimals={2} />

/** A part of a hundred. */
export const PercentField = (props: FormFieldProps) => <NumberField {...props} unitHere="%" />

/** How people write the units of the contract (`x-unit`). */
function useUnit(): (unit: string | undefined) => string | undefined {
  const { t } = useTranslation('ui')
  return (unit) => (unit === 'EUR/km' ? t('form.perKm') : unit && (SIGNS[unit] ?? unit))
}

const SIGNS: Readonly<Record<string, string>> = { degree: '°', pixels: 'px', bytes: 'B' }
