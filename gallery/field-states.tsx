import { useEffect, type FunctionComponent, type ReactNode } from 'react'
import { useForm } from 'react-final-form'
import type { BrokenRule } from '~openapi/rules.ts'
import type { FormFieldProps } from '@/forms/fields/fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { ValuesForm } from '@/forms/values-form.tsx'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { slowAction } from './held.tsx'

export interface FieldSample {
  readonly label: string
  /** Makes the names of landmarks unique, because all states are on one page. */
  readonly render: (props: FormFieldProps, state: string) => ReactNode
  /** The value in the filled state. Absent for fields that never start filled, such as a file. */
  readonly filled?: unknown
  /** The value in the empty state. */
  readonly empty?: unknown
  /** The rule that a value breaks, and the value, which is `filled` by default. `part` is one field of a group. */
  readonly invalid?: BrokenRule & { readonly value?: unknown; readonly part?: string }
  readonly help?: string
  /** The field has no read-only state. */
  readonly alwaysOpen?: boolean
}

/** A form field in four states: empty, filled, invalid and read-only, with the form's value below it. */
export function fieldStates(sample: FieldSample): Readonly<Record<string, FunctionComponent>> {
  const { filled, empty, invalid = { rule: 'required', value: empty }, alwaysOpen = false } = sample
  const inForm = (
    state: string,
    value: unknown,
    props: Partial<FormFieldProps> = {},
    broken?: BrokenRule & { readonly part?: string },
  ) => (
    <ValuesForm<{ value?: unknown }>
      initial={{ value }}
      check={() => ({ ...(broken && { [fieldOf(broken)]: broken }) })}
      send={() => slowAction()}
    >
      {() => (
        <div className="contract-form-narrow">
          {sample.render(
            {
              name: 'value',
              label: sample.label,
              ...withoutUndefined({ help: sample.help }),
              ...props,
            },
            state,
          )}
          <FormValue />
          {broken && <Touched name={fieldOf(broken)} />}
        </div>
      )}
    </ValuesForm>
  )
  return {
    Empty: () => inForm('empty', empty, { requiredHere: true }),
    ...(filled !== undefined && { Filled: () => inForm('filled', filled) }),
    Wrong: () => inForm('wrong', 'value' in invalid ? invalid.value : filled, {}, invalid),
    ...(!alwaysOpen && { 'Not to be changed': () => inForm('fixed', filled ?? empty, { readOnly: true }) }),
  }
}

const fieldOf = ({ part }: { readonly part?: string }): string =>
  part === undefined ? 'value' : `value.${part}`

/** The value that the form would send. */
const FormValue = () => (
  <FormValues<{ readonly value: unknown }>>
    {({ value }) => (
      <p className="field-help">
        The form holds <code>{inWords(value)}</code>
      </p>
    )}
  </FormValues>
)

const inWords = (value: unknown): string =>
  value instanceof File ? `a file, ${value.name}` : (JSON.stringify(value) ?? 'nothing')

/** Marks the field as touched, because only touched fields show their error. */
function Touched({ name }: { readonly name: string }) {
  const form = useForm()
  useEffect(() => form.blur(name), [form, name])
  return null
}
