import { Field } from '@/ui/field.tsx'
import type { TextInputProps } from '@/ui/inputs.tsx'
import { toNumber, toText } from './decimal.ts'
import { useFieldText } from './field-texts.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { TypedInput } from './typed-input.tsx'

interface NumberFieldProps extends FormFieldProps, Pick<TextInputProps, 'before' | 'unit'> {
  /** Decimals that are shown even when they are zero. */
  readonly decimals?: number
}

/** A number, such as kilometres. The form holds a number; what is none yet stays in the form as typed. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, help, required, readOnly, before, unit, decimals = 0 } = props
  const { input, error } = useFormField<number | string | undefined>({ name, label })
  useFieldText(name, (value: number | string) =>
    [before, toText(value, decimals), unit].filter((part) => typeof part === 'string').join('\u00a0'),
  )
  return (
    <Field label={label} help={help} required={required} error={error}>
      {(control) => (
        <TypedInput
          {...control}
          name={name}
          className="input-number"
          inputMode="decimal"
          before={before}
          unit={unit}
          text={toText(input.value, decimals)}
          readOnly={readOnly}
          onText={(typed) => input.onChange(toNumber(typed))}
          onFocus={input.onFocus}
          onLeave={() => input.onBlur()}
        />
      )}
    </Field>
  )
}

/** R161: an amount in euros, two decimals. Whether it may be negative is the contract's word. */
export const MoneyField = (props: FormFieldProps) => <NumberField {...props} before="€" decimals={2} />

/** A part of a hundred. */
export const PercentField = (props: FormFieldProps) => <NumberField {...props} unit="%" />
