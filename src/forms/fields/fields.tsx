import type { ComponentProps, ReactNode } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { BrokenRule } from '~openapi/rules.ts'
import type { FieldHint } from '@/api/contract-request.ts'
import { RadioGroup, Switch, type RadioGroupProps } from '@/ui/inputs/choice.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { NativeSelect, PasswordInput, TextInput, type SelectOption } from '@/ui/inputs/inputs.tsx'
import { useFieldHint } from '../form-fields.ts'
import { asTyped, useFieldText } from './field-texts.ts'
import { useRuleMessage } from '../messages.ts'

export interface FormFieldProps {
  /** Path of the value in the form. */
  readonly name: string
  /** Default: what the form calls it. */
  readonly label?: string | undefined
  readonly help?: ReactNode
  /** Required here, though the contract does not state it: by a rule that no schema can say, or in this form only. */
  readonly requiredHere?: boolean | undefined
  /** Shown, but not to be changed; `help` says why. */
  readonly readOnly?: boolean | undefined
}

/**
 * A field's value and its message: shown once touched (R158), or as soon as the server has refused it. `field` is for
 * `Field`: what the contract and the form know of it is there already.
 */
export function useFormField<Value>({ name, help, ...given }: FormFieldProps) {
  const messageOf = useRuleMessage()
  const { hint, ...known } = useFieldHint(name)
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
  const label = given.label ?? known.label
  if (label === undefined) throw new Error(`the form does not say what the field ${name} is called`)
  const error = broken && messageOf(broken, label)
  const required = known.required || given.requiredHere === true
  return { input, hint, label, error, required, field: { label, help, required, error } }
}

/** The rule that the field itself breaks: a group holds those of its parts instead. */
const ruleOf = (error: unknown): BrokenRule | undefined =>
  typeof error === 'object' && error !== null && 'rule' in error ? (error as BrokenRule) : undefined

/** One line of text. */
export function TextField({
  name,
  label,
  help,
  requiredHere,
  readOnly,
  ...rest
}: FormFieldProps & Omit<ComponentProps<typeof TextInput>, Stated>) {
  const { input, field } = useFormField<string>({ name, label, help, requiredHere })
  useFieldText(name, asTyped)
  return (
    <Field {...field}>
      {(control) => (
        <TextInput {...rest} {...control} {...input} value={input.value ?? ''} readOnly={readOnly} />
      )}
    </Field>
  )
}

/** What no screen says of an input: the contract does. */
export type Stated = keyof FormFieldProps | 'required' | 'min' | 'max' | 'minLength' | 'maxLength' | 'unit'

/** A password that can be shown. */
export function PasswordField(props: FormFieldProps & Pick<ComponentProps<'input'>, 'autoComplete'>) {
  const { input, field } = useFormField<string>(props)
  return (
    <Field {...field}>
      {(control) => (
        <PasswordInput autoComplete={props.autoComplete} {...control} {...input} value={input.value ?? ''} />
      )}
    </Field>
  )
}

export interface ChoiceProps {
  /** Default: the values that the contract lists, each called as `wordOf` says. */
  readonly options?: readonly SelectOption[]
  readonly wordOf?: ((value: string) => string) | undefined
}

/** What there is to choose from. */
export function optionsOf(
  hint: FieldHint | undefined,
  { options, wordOf }: ChoiceProps,
): readonly SelectOption[] {
  return options ?? hint?.options?.map((value) => ({ value, label: wordOf?.(value) ?? value })) ?? []
}

/** A choice from a short list. */
export function SelectField({
  placeholder,
  ...props
}: FormFieldProps & ChoiceProps & { readonly placeholder?: string }) {
  const { t } = useTranslation('ui')
  const { input, field, hint } = useFormField<string>(props)
  const { name, readOnly } = props
  const options = optionsOf(hint, props)
  useFieldText(name, (chosen: string) => options.find(({ value }) => value === chosen)?.label ?? chosen)
  const value = input.value ?? ''
  // A choice of the contract that need not be made can be taken back.
  const nothing = field.required ? value === '' && t('form.choose') : t('absent')
  return (
    <Field {...field}>
      {(control) => (
        <NativeSelect
          {...control}
          {...input}
          value={value}
          options={options}
          placeholder={placeholder ?? (props.options ? undefined : nothing || undefined)}
          disabled={readOnly}
        />
      )}
    </Field>
  )
}

/** On or off. */
export function SwitchField(props: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { input, label, error } = useFormField<boolean>(props)
  useFieldText(props.name, (isOn: boolean) => t(isOn ? 'form.on' : 'form.off'))
  return (
    <Switch
      label={label}
      help={props.help}
      error={error}
      checked={input.value}
      disabled={props.readOnly}
      onChange={({ target }) => input.onChange(target.checked)}
    />
  )
}

/** One of a few, all to be seen at once. */
export function RadioField({
  options,
  ...props
}: Pick<FormFieldProps, 'name' | 'label' | 'readOnly'> & Pick<RadioGroupProps, 'options'>) {
  const { input, label, error } = useFormField<string>(props)
  return (
    <RadioGroup
      label={label}
      name={props.name}
      value={input.value}
      onChange={input.onChange}
      options={options}
      error={error}
      disabled={props.readOnly}
    />
  )
}
