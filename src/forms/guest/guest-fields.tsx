import { use, type ComponentProps } from 'react'
import { useField } from 'react-final-form'
import { Field } from '@/ui/inputs/field.tsx'
import { PasswordInput, TextInput } from '@/ui/inputs/inputs.tsx'
import { ruleOf } from '../form-errors.ts'
import { useRuleMessage } from '../messages.ts'
import { GuestFormContext } from './guest-form-context.ts'

export interface GuestFieldProps {
  /** The name of the value in the form. */
  readonly name: string
}

/**
 * A field of the form library with its label and message. The message shows once the field was left or the form
 * submitted (R158).
 */
export function useGuestField(name: string) {
  const form = use(GuestFormContext)
  if (!form) throw new Error(`the field ${name} stands in no GuestForm`)
  const messageOf = useRuleMessage()
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, touched: true, error: true },
    parse: asTyped,
  })
  const label = form.labelOf(name)
  const { summaryId } = form
  const isShown = form.wasInvalid || (meta.touched === true && summaryId === undefined)
  const mistake = isShown ? ruleOf(meta.error) : undefined
  const refused = form.refused?.[name]
  const broken = mistake ?? refused
  const error = broken && (refused || summaryId === undefined) ? messageOf(broken, label) : undefined
  return {
    form,
    field: { label, required: form.isRequired(name), error },
    input: {
      name,
      value: input.value,
      'aria-invalid': broken ? true : undefined,
      ...(mistake && summaryId !== undefined && { 'aria-describedby': summaryId }),
      onChange: input.onChange,
      // Tabbing through an empty field is not an error yet.
      onBlur: () => input.value !== '' && input.onBlur(),
    },
  } as const
}

/** An emptied text stays a text. */
const asTyped = (value: string): string => value

type Typed = 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir'

/** One line of text. */
export function TextField({ name, ...rest }: GuestFieldProps & Pick<ComponentProps<'input'>, Typed>) {
  const { field, input } = useGuestField(name)
  return <Field {...field}>{(control) => <TextInput {...rest} {...control} {...input} />}</Field>
}

/** A password that can be shown. */
export function PasswordField({
  name,
  ...rest
}: GuestFieldProps & Pick<ComponentProps<'input'>, 'autoComplete'>) {
  const { field, input } = useGuestField(name)
  return <Field {...field}>{(control) => <PasswordInput {...rest} {...control} {...input} />}</Field>
}
