import { useEffect, type FunctionComponent, type ReactNode } from 'react'
import { useForm } from 'react-final-form'
import type { BrokenRule } from '~openapi/rules.ts'
import type { FormFieldProps } from '@/forms/fields/fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { ValuesForm } from '@/forms/values-form.tsx'
import { later } from './held.tsx'

export interface FieldSample {
  readonly label: string
  /** `state` tells it from the others, where it names landmarks. */
  readonly draw: (props: FormFieldProps, state: string) => ReactNode
  /** What the form holds when it is filled in; absent where a field is never filled ahead, such as a file. */
  readonly filled?: unknown
  /** What it holds when nothing is filled in. */
  readonly empty?: unknown
  /** The rule that a value breaks, and the value; it is `filled` unless said otherwise. `part`: of a group of fields. */
  readonly wrong?: BrokenRule & { readonly value?: unknown; readonly part?: string }
  readonly help?: string
  /** There is no state in which it cannot be changed. */
  readonly alwaysOpen?: boolean
}

/** A field of a contract form, empty, filled, wrong and not to be changed; under it what the form holds. */
export function fieldStates(sample: FieldSample): Readonly<Record<string, FunctionComponent>> {
  const { filled, empty, wrong = { rule: 'required', value: empty }, alwaysOpen = false } = sample
  const inForm = (
    state: string,
    value: unknown,
    props: Partial<FormFieldProps> = {},
    broken?: BrokenRule & { readonly part?: string },
  ) => (
    <ValuesForm<{ value?: unknown }>
      initial={{ value }}
      check={() => ({ ...(broken && { [fieldOf(broken)]: broken }) })}
      send={() => later()}
    >
      {() => (
        <div className="contract-form-narrow">
          {sample.draw(
            {
              name: 'value',
              label: sample.label,
              ...(sample.help !== undefined && { help: sample.help }),
              ...props,
            },
            state,
          )}
          <Holds />
          {broken && <Touched name={fieldOf(broken)} />}
        </div>
      )}
    </ValuesForm>
  )
  return {
    Empty: () => inForm('empty', empty, { requiredHere: true }),
    ...(filled !== undefined && { Filled: () => inForm('filled', filled) }),
    Wrong: () => inForm('wrong', 'value' in wrong ? wrong.value : filled, {}, wrong),
    ...(!alwaysOpen && { 'Not to be changed': () => inForm('fixed', filled ?? empty, { readOnly: true }) }),
  }
}

const fieldOf = ({ part }: { readonly part?: string }): string =>
  part === undefined ? 'value' : `value.${part}`

/** The value, as a form sends it. */
const Holds = () => (
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

/** A message shows once its field was left. */
function Touched({ name }: { readonly name: string }) {
  const form = useForm()
  useEffect(() => form.blur(name), [form, name])
  return null
}
