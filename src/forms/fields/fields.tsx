import type { ComponentProps, ReactNode } from 'react'
import type { UseFieldConfig } from 'react-final-form'
import type { BrokenRule } from '~openapi/rules.ts'
import { useTranslation } from 'react-i18next'
import type { FieldHint } from '@/api/contract-request.ts'
import { ruleMessage } from '@/i18n/rule-message.ts'
import { RadioGroup, Switch, type RadioGroupProps } from '@/ui/inputs/choice.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { NativeSelect, PasswordInput, TextInput, type SelectOption } from '@/ui/inputs/inputs.tsx'
import { announceLeftError } from '../focus-first-error.ts'
import { isEmpty, useFieldHint } from '../form-fields.ts'
import { shownRule, useFieldBlock } from '../field-blocks.tsx'
import { FIELD_PARTS, useHeldField } from '../use-held-field.ts'
import { asTyped, useFieldText } from './field-texts.ts'

export interface FormFieldProps {
  /** The path of the value in the form. */
  readonly name: string
  /** Default: the form's label for it. */
  readonly label?: string | undefined
  readonly help?: ReactNode
  /** Required although the contract does not state it: by a rule that no schema can express, or only in this form. */
  readonly requiredHere?: boolean | undefined
  /** Shown, but cannot be changed. `help` states why. */
  readonly readOnly?: boolean | undefined
  /** The purpose of a field about the user who fills it in, such as `given-name`, for browsers (WCAG 1.3.5). */
  readonly autoComplete?: string | undefined
}

/**
 * A field of the form library with its label and message, taken from the contract and the form. The message shows once
 * the field was touched (R158), or as soon as the server has refused the value. `field` has the props of `Field`. A
 * block with another frame sets the `id` on its element, to which the summary links.
 */
export function useFormField<Value>(
  { name, help, ...given }: FormFieldProps,
  config?: Pick<UseFieldConfig, 'isEqual' | 'type'>,
) {
  const { hint, isKept, ...known } = useFieldHint(name)
  const { input, meta } = useHeldField<Value>(name, {
    ...config,
    subscription: FIELD_PARTS,
    ...(isKept && { validate: refuseEmpty }),
  })
  const broken = shownRule(meta)
  const label = given.label ?? known.label
  if (label === undefined) throw new Error(`the form does not say what the field ${name} is called`)
  const id = useFieldBlock(name, label)
  // A change of language renders the form again, because its labels change. So fields need no translation hook.
  const error = broken && ruleMessage(broken, label)
  const required = known.required || given.requiredHere === true
  const isMarked = known.marks === (required ? 'required' : 'optional') && given.readOnly !== true
  const mark = isMarked ? known.marks : undefined
  const onBlur: typeof input.onBlur = (event) => {
    input.onBlur(event)
    announceLeftError(id)
  }
  return {
    input: { ...input, onBlur },
    hint,
    id,
    label,
    error,
    required,
    mark,
    field: { id, label, help, required, mark, error },
  }
}

const REQUIRED: BrokenRule = { rule: 'required' }
const refuseEmpty = (value: unknown): BrokenRule | undefined => (isEmpty(value) ? REQUIRED : undefined)

/** One line of text. */
export function TextField({
  name,
  label,
  help,
  requiredHere,
  readOnly,
  ...rest
}: FormFieldProps & Omit<ComponentProps<typeof TextInput>, ContractProp>) {
  const { input, field } = useFormField<string>({ name, label, help, requiredHere, readOnly })
  useFieldText(name, asTyped)
  return (
    <Field {...field}>
      {(control) => <TextInput {...rest} {...control} {...input} readOnly={readOnly} />}
    </Field>
  )
}

/** Props of an input that no screen sets, because they come from the contract. */
export type ContractProp =
  | keyof FormFieldProps
  | 'required'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'unit'

/** A password that can be shown. */
export function PasswordField(props: FormFieldProps) {
  const { input, field } = useFormField<string>(props)
  return (
    <Field {...field}>
      {(control) => <PasswordInput autoComplete={props.autoComplete} {...control} {...input} />}
    </Field>
  )
}

export interface ChoiceProps {
  /** Default: the values in the contract, with `optionLabel` as their labels. */
  readonly options?: readonly SelectOption[]
  readonly optionLabel?: ((value: string) => string) | undefined
}

export function optionsOf(
  hint: FieldHint | undefined,
  { options, optionLabel }: ChoiceProps,
): readonly SelectOption[] {
  return options ?? hint?.options?.map((value) => ({ value, label: optionLabel?.(value) ?? value })) ?? []
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
  const { value } = input
  // An optional choice of the contract has an empty option, so that it can be cleared. A choice with options of the
  // portal has an empty option until one is selected. Otherwise the browser would show the first option as selected.
  const isUnset = value === '' && !options.some((option) => option.value === '')
  const nothing = field.required ? isUnset && t('form.choose') : (isUnset || !props.options) && t('absent')
  return (
    <Field {...field}>
      {(control) => (
        <NativeSelect
          {...control}
          {...input}
          autoComplete={props.autoComplete}
          options={options}
          placeholder={placeholder ?? (nothing || undefined)}
          disabled={readOnly}
        />
      )}
    </Field>
  )
}

/** On or off. */
export function SwitchField(props: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { input, id, label, error } = useFormField<boolean>(props, { type: 'checkbox' })
  useFieldText(props.name, (isOn: boolean) => t(isOn ? 'form.on' : 'form.off'))
  return (
    <Switch
      id={id}
      label={label}
      help={props.help}
      error={error}
      stateLabel={t(input.checked ? 'form.on' : 'form.off')}
      checked={input.checked}
      disabled={props.readOnly}
      onChange={input.onChange}
    />
  )
}

/** One of a few options, all visible at once. */
export function RadioField({
  options,
  cards,
  ...props
}: Pick<FormFieldProps, 'name' | 'label' | 'readOnly'> & Pick<RadioGroupProps, 'options' | 'cards'>) {
  const { input, id, label, error } = useFormField<string>(props)
  return (
    <RadioGroup
      id={id}
      label={label}
      name={props.name}
      value={input.value}
      onChange={(value) => {
        input.onChange(value)
        input.onBlur() // The field is now touched, so its message shows.
      }}
      options={options}
      cards={cards}
      error={error}
      disabled={props.readOnly}
    />
  )
}
