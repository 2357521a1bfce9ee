import { useId, type ReactNode } from 'react'
import { Checkbox } from '@/ui/inputs/choice.tsx'
import { FieldError, FieldMarkWord } from '@/ui/inputs/field.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'

export interface CheckboxGroupOption {
  readonly value: string
  readonly label: ReactNode
  readonly help?: ReactNode
  /** Shown, but cannot be chosen. `help` states why. */
  readonly disabled?: boolean
}

/** Any number of a few options, all visible at once. The form value is a list. */
export function CheckboxGroupField({
  options,
  ...props
}: Omit<FormFieldProps, 'help'> & {
  readonly options: readonly CheckboxGroupOption[]
}) {
  const { name, readOnly } = props
  const { input, id, label, error, mark } = useFormField<readonly string[]>(props)
  const errorId = useId()
  const chosen = input.value ?? []
  const toggle = (value: string, on: boolean): void => {
    input.onChange(
      options.map((option) => option.value).filter((one) => (one === value ? on : chosen.includes(one))),
    )
    input.onBlur() // The field is now touched, so its message shows.
  }
  return (
    <fieldset
      id={id}
      className="radio-group stack stack-tight"
      disabled={readOnly}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className="field-head">
        <span className="field-label">{label}</span>
        {mark && <FieldMarkWord mark={mark} />}
      </legend>
      {options.map(({ value, label: words, help, disabled }) => (
        <Checkbox
          key={value}
          name={name}
          label={words}
          help={help}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          checked={chosen.includes(value)}
          onChange={({ target }) => toggle(value, target.checked)}
        />
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
