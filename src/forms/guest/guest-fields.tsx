import { use, type ComponentProps } from 'react'
import { Field } from '@/ui/inputs/field.tsx'
import { PasswordInput, TextInput } from '@/ui/inputs/inputs.tsx'
import { useRuleMessage } from '../messages.ts'
import { GuestFormContext } from './guest-form-context.ts'

export interface GuestFieldProps {
  /** The name of the value in the form. */
  readonly name: string
}

/** A field's value and its message: shown once the field was left or the form submitted (R158). */
export function useGuestField(name: string) {
  const form = use(GuestFormContext)
  if (!form) throw new Error(`the field ${name} stands in no GuestForm`)
  const messageOf = useRuleMessage()
  const label = form.labelOf(name)
  const broken = form.brokenOf(name)
  const error = broken && !form.isToldAbove(name) ? messageOf(broken, label) : undefined
  return {
    form,
    field: { label, required: form.isRequired(name), error },
    input: {
      name,
      value: form.valueOf(name),
      'aria-invalid': broken ? true : undefined,
      onBlur: () => form.leave(name),
    },
  } as const
}

type Typed = 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir'

/** One line of text. */
export function TextField({ name, ...rest }: GuestFieldProps & Pick<ComponentProps<'input'>, Typed>) {
  const { form, field, input } = useGuestField(name)
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...rest}
          {...control}
          {...input}
          onChange={({ target }) => form.change(name, target.value)}
        />
      )}
    </Field>
  )
}

/** A password that can be shown. */
export function PasswordField({
  name,
  ...rest
}: GuestFieldProps & Pick<ComponentProps<'input'>, 'autoComplete'>) {
  const { form, field, input } = useGuestField(name)
  return (
    <Field {...field}>
      {(control) => (
        <PasswordInput
          {...rest}
          {...control}
          {...input}
          onChange={({ target }) => form.change(name, target.value)}
        />
      )}
    </Field>
  )
}
