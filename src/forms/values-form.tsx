import { useMemo, type ReactNode } from 'react'
import { Form } from 'react-final-form'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { nest } from './nested-errors.ts'
import { FormFieldsContext, formFields, type LabelOf } from './form-fields.ts'

export interface ValuesFormProps<Values extends object> {
  readonly initial: Values
  /** What the contract states about the fields, if they become part of a request later. */
  readonly request?: Pick<ContractRequest, 'fields'>
  readonly fieldOf?: (path: string) => string
  /** The label of a field that is not given one. */
  readonly labelOf?: LabelOf
  /** The broken rule of each field, by its dotted name. */
  readonly check: (values: Values) => BrokenRules
  /** Called on submit when no rule is broken. */
  readonly send: (values: Values) => Promise<void>
  readonly children: (form: {
    readonly values: Values
    readonly submitting: boolean
    readonly submit: () => void
  }) => ReactNode
}

/** A small form that is not a request of the contract, such as a question in a dialog. The caller renders the frame. */
export function ValuesForm<Values extends object>({
  initial,
  request,
  fieldOf,
  labelOf,
  check,
  send,
  children,
}: ValuesFormProps<Values>) {
  const fields = useMemo(
    () => ({ ...formFields(request ?? {}, fieldOf ?? ((path) => path)), labelOf }),
    [request, fieldOf, labelOf],
  )
  return (
    <Form<Values>
      initialValues={initial}
      validate={(values) => nest(check(values), (field) => field)}
      onSubmit={send}
      subscription={{ submitting: true, values: true }}
    >
      {({ handleSubmit, submitting, values }) => (
        <FormFieldsContext value={fields}>
          {children({ values, submitting: submitting ?? false, submit: () => void handleSubmit() })}
        </FormFieldsContext>
      )}
    </Form>
  )
}
