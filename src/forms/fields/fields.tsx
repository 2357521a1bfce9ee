import type { ComponentProps, ReactNode } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { BrokenRule } from '~openapi/rules.ts'
import { RadioGroup, Switch, type RadioGroupProps } from '@/ui/inputs/choice.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { NativeSelect, PasswordInput, TextInput, type SelectOption } from '@/ui/inputs/inputs.tsx'
import { asTyped, useFieldText } from './field-texts.ts'
import { useRuleMessage } from '../messages.ts'

export interface FormFieldProps {
  /** Path of the value in the form. */
  readonly name: string
  readonly label: string
  readonly help?: ReactNode
  readonly required?: boolean
  /** Shown, but not to be changed; `help` says why. */
  readonly readOnly?: boolean
}

/** A field's value and its message: shown once touched (R158), or as soon as the server has refused it. */
export function useFormField<Value>({ name, label }: Pick<FormFieldProps, 'name' | 'label'>) {
  const messageOf = useRuleMessage()
  const { input, meta } = useField<Value>(name, {
    subscription: {
      value: true,
      touched: true,
      error: true,
      submitError: true,
      dirtySinceLastSubmit: true,
      submitFailed: true,
    },
  })
  const refused = meta.dirtySinceLastSubmit ? undefined : ruleOf(meta.submitError)
  // What is wrong with the present value comes first: a refusal may be of the value before.
  const broken = (meta.touched ? ruleOf(meta.error) : undefined) ?? refused
  return { input, error: broken && messageOf(broken, label) }
}

/** The rule that the field itself breaks: a group holds those of its parts instead. */
const ruleOf = (error: unknown): BrokenRule | undefined =>
  typeof error === 'object' && error !== null && 'rule' in error ? (error as BrokenRule) : undefined

/** One line of text. */
export function TextField({
  help,
  required,
  readOnly,
  ...props
}: FormFieldProps & Omit<ComponentProps<typeof TextInput>, 'name'>) {
  const { name, label, ...rest } = props
  const { input, error } = useFormField<string>({ name, label })
  useFieldText(name, asTyped)
  return (
    <Field label={label} help={help} required={required} error={error}>
      {(control) => (
        <TextInput {...rest} {...control} {...input} value={input.value ?? ''} readOnly={readOnly} />
      )}
    </Field>
  )
}

/** A password that can be shown. */
export function PasswordField({
  name,
  label,
  help,
  required,
  ...rest
}: FormFieldProps & Pick<ComponentProps<'input'>, 'autoComplete'>) {
  const { input, error } = useFormField<string>({ name, label })
  return (
    <Field label={label} help={help} required={required} error={error}>
      {(control) => <PasswordInput {...rest} {...control} {...input} value={input.value ?? ''} />}
    </Field>
  )
}

/** A choice from a short list. */
export function SelectField({
  name,
  label,
  help,
  required,
  readOnly,
  options,
  placeholder,
}: FormFieldProps & { readonly options: readonly SelectOption[]; readonly placeholder?: string }) {
  const { input, error } = useFormField<string>({ name, label })
  useFieldText(name, (chosen: string) => options.find(({ value }) => value === chosen)?.label ?? chosen)
  return (
    <Field label={label} help={help} required={required} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          {...input}
          value={input.value ?? ''}
          options={options}
          placeholder={placeholder}
          disabled={readOnly}
        />
      )}
    </Field>
  )
}

/** On or off. */
export function SwitchField({ name, label, help, readOnly }: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { input, error } = useFormField<boolean>({ name, label })
  useFieldText(name, (isOn: boolean) => t(isOn ? 'form.on' : 'form.off'))
  return (
    <Switch
      label={label}
      help={help}
      error={error}
      checked={input.value}
      disabled={readOnly}
      onChange={({ target }) => input.onChange(target.checked)}
    />
  )
}

/** One of a few, all to be seen at once. */
export function RadioField({
  name,
  label,
  readOnly,
  options,
}: Pick<FormFieldProps, 'name' | 'label' | 'readOnly'> & Pick<RadioGroupProps, 'options'>) {
  const { input, error } = useFormField<string>({ name, label })
  return (
    <RadioGroup
      label={label}
      name={name}
      value={input.value}
      onChange={input.onChange}
      options={options}
      error={error}
      disabled={readOnly}
    />
  )
}
