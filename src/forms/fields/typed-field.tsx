import { Field } from '@/ui/inputs/field.tsx'
import type { TextInputProps } from '@/ui/inputs/inputs.tsx'
import { useFieldText } from './field-texts.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { TypedInput } from './typed-input.tsx'

interface TypedFieldProps<Value> extends FormFieldProps, Omit<TextInputProps, keyof FormFieldProps> {
  /** How a value is written in the box while nobody types. */
  readonly textOf: (value: Value | undefined) => string
  /** What the form holds of a text as it is typed; what is no such value yet stays a text, to be refused. */
  readonly valueOf: (typed: string) => Value | undefined
  /** How a value is written where there is no box around it. Default: as in the box. */
  readonly said?: (value: Value) => string
}

/** A value that is written in another way than the form holds it. */
export function TypedField<Value>(props: TypedFieldProps<Value>) {
  const { name, label, help, requiredHere, textOf, valueOf, said = textOf, ...box } = props
  const { input, field } = useFormField<Value | undefined>({ name, label, help, requiredHere })
  useFieldText(name, said)
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
