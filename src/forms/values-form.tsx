import type { ReactNode } from 'react'
import { Form } from 'react-final-form'
import type { BrokenRules } from '~openapi/rules.ts'
import { nest } from './form-errors.ts'

export interface ValuesFormProps<Values extends object> {
  readonly initial: Values
  /** The broken rule of each field, by its dotted name. */
  readonly check: (values: Values) => BrokenRules
  /** Does it; called only while no rule is broken. */
  readonly send: (values: Values) => Promise<void>
  readonly children: (form: {
    readonly values: Values
    readonly submitting: boolean
    readonly submit: () => void
  }) => ReactNode
}

/** A small form that is not a request of the contract, such as a question in a dialog; the caller draws its frame. */
export function ValuesForm<Values extends object>({
  initial,
  check,
  send,
  children,
}: ValuesFormProps<Values>) {
  return (
    <Form<Values>
      initialValues={initial}
      validate={(values) => nest(check(values), (field) => field)}
      onSubmit={send}
      subscription={{ submitting: true, values: true }}
    >
      {({ handleSubmit, submitting, values }) =>
        children({ values, submitting: submitting ?? false, submit: () => void handleSubmit() })
      }
    </Form>
  )
}
