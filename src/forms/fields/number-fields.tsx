import type { TextInputProps } from '@/ui/inputs/inputs.tsx'
import { toNumber, toText } from '../values/decimal.ts'
import type { FormFieldProps } from './fields.tsx'
import { TypedField } from './typed-field.tsx'

interface NumberFieldProps extends FormFieldProps, Pick<TextInputProps, 'before' | 'unit'> {
  /** Decimals that are shown even when they are zero. */
  readonly decimals?: number
}

/** A number, such as kilometres. The form holds a number; what is none yet stays in the form as typed. */
export function NumberField({ decimals = 0, ...props }: NumberFieldProps) {
  const { before, unit } = props
  const textOf = (value: number | string | undefined): string => toText(value, decimals)
  return (
    <TypedField
      {...props}
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
export const PercentField = (props: FormFieldProps) => <NumberField {...props} unit="%" />
