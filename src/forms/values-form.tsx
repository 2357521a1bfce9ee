import { useMemo, useState, type ReactNode } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { useRegisterUnsaved } from '@/base/unsaved.ts'
import { useErrorInTitle } from '@/ui/feedback/use-error-in-title.ts'
import { useMistakes } from './field-blocks.tsx'
import { nest } from './nested-errors.ts'
import { KeepDraft, type DraftOf } from './keep-draft.ts'
import { showMistakes } from './show-mistakes.ts'
import { restore } from './values/restore.ts'
import { FORM } from './form-config.ts'
import { FormFieldsContext, formFields, type LabelOf } from './form-fields.ts'

export interface ValuesFormProps<Values extends object> {
  readonly initial: Values
  /** What the contract states about the fields, if they become part of a request later. */
  readonly request?: Pick<ContractRequest, 'fields'>
  readonly fieldOf?: (path: string) => string
  /** The label of a field without a `label` prop. */
  readonly labelOf?: LabelOf
  /** The broken rule of each field, by its dotted name. */
  readonly check: (values: Values) => BrokenRules
  /** Where the typed values are stored so that they survive a reload. Absent: they are not stored. */
  readonly draft?: DraftOf<Values>
  /** Called on submit if no rule is broken. */
  readonly send: (values: Values) => Promise<void>
  /** Whether the typed values are no longer needed, for example in a dialog that is closing. */
  readonly isOver?: boolean
  readonly children: (form: {
    readonly values: Values
    readonly submitting: boolean
    readonly dirty: boolean
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
  draft,
  send,
  isOver = false,
  children,
}: ValuesFormProps<Values>) {
  const [kept] = useState(() => draft && restore(initial, draft.read()))
  const fields = useMemo(
    () => ({ ...formFields(request ?? {}, fieldOf ?? ((path) => path)), labelOf }),
    [request, fieldOf, labelOf],
  )
  return (
    <Form<Values>
      {...FORM}
      initialValues={kept ?? initial}
      validate={(values) => nest(check(values), (field) => field)}
      onSubmit={send}
      subscription={{ values: true, submitting: true, dirty: true }}
    >
      {({ values, submitting = false, dirty = false }) => (
        <FormFieldsContext value={fields}>
          {draft ? <KeepDraft<Values> keep={draft.keep} /> : <HoldTyped isOver={isOver} />}
          <Inside<Values> values={values} submitting={submitting} dirty={dirty}>
            {children}
          </Inside>
        </FormFieldsContext>
      )}
    </Form>
  )
}

/** Leaving asks no question, but an expired session is renewed over the page (R126). */
function HoldTyped({ isOver }: { readonly isOver: boolean }) {
  const { dirty = false } = useFormState({ subscription: { dirty: true } })
  useRegisterUnsaved(dirty && !isOver, 'draft')
  return null
}

type InsideProps<Values extends object> = Pick<ValuesFormProps<Values>, 'children'> &
  Omit<Parameters<ValuesFormProps<Values>['children']>[0], 'submit'>

/** Submits the form and announces its errors. The dialog around it has no room for a summary. */
function Inside<Values extends object>({ children, ...state }: InsideProps<Values>) {
  const form = useForm<Values>()
  const [invalid, setInvalid] = useState<readonly string[]>([])
  useErrorInTitle(useMistakes(invalid).length > 0)
  const submit = async (): Promise<void> => {
    await form.submit()
    setInvalid(showMistakes(form))
  }
  return children({ ...state, submit: () => void submit() })
}
