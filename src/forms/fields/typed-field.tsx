import { Field } from '@/ui/inputs/field.tsx'
import type { TextInputProps } from '@/ui/inputs/inputs.tsx'
import { useFieldText } from './field-texts.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { TypedInput } from './typed-input.tsx'

interface TypedFieldProps<Value> extends FormFieldProps, Omit<TextInputProps, keyof FormFieldProps> {
  /** The text of a value in the input while the user is not typing. */
  readonly textOf: (value: Value | undefined) => string
  /**
   * The form value for a typed text. A text that is not a valid value stays as typed, so that validation refuses it.
   */
  readonly valueOf: (typed: string) => Value | undefined
  /** The text of a value outside the input. Default: as in the input. */
  readonly formatted?: (value: Value) => string
}

/** A field whose text differs from its form value. */
export function TypedField<Value>(props: TypedFieldProps<Value>) {
  const { name, label, help, requiredHere, textOf, valueOf, formatted = textOf, ...box } = props
  const { input, field } = useFormField<Value | undefined>({ name, label, help, requiredHere })
  useFieldText(name, formatted)
  return (
    <Field {...field}>
      {(control) => (
        <TypedInput
          {...box}
          {...control}
          name={name}
          text={textOf(input.value)}
          onText={(typed) => input.onChange(valueOf(typed))}
          onFocus={input.onFocus}
          onLeave={() => input.onBlur()}
        />
      )}
    </Field>
  )
}
