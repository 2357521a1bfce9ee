import './guest-form.css'
import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { Button } from '@/ui/basics/button.tsx'
import { useErrorInTitle } from '@/ui/feedback/use-error-in-title.ts'
import { focusFirstError } from '../focus-first-error.ts'
import type { LabelOf } from '../form-fields.ts'
import { GuestFormContext } from './guest-form-context.ts'

/**
 * The server has refused the request. A function, because the texts follow the language, which guests may change while
 * they read.
 */
export type Refusal = () => RefusalTexts

export interface RefusalTexts {
  /** The rule that each refused field breaks. It shows until the field changes. */
  readonly fields: BrokenRules
  /** The text above the fields. */
  readonly summary?: string | undefined
  /** Whether to empty the fields, because the user will type the value again. */
  readonly empties?: boolean
}

export interface GuestFormProps<Values extends Texts<Values>, Body> {
  /** What the contract states about the fields, if they are properties of the request body. */
  readonly request?: Pick<ContractRequest, 'fields'>
  /** The rules that the fields break. The form is sent only if there are none. */
  readonly rules: (body: Body, values: Values) => BrokenRules
  /**
   * The text above the fields if a rule is broken, in place of a message at each field. Shown only after submitting.
   */
  readonly summary?: string | undefined
  readonly initial: Values
  readonly toBody: (values: Values) => Body
  readonly labelOf: LabelOf
  /**
   * Sends the body. Resolves to `undefined` if the user was already notified of the error. Then the form stays
   * unchanged.
   */
  readonly send: (body: Body, values: Values) => Promise<Refusal | 'saved' | undefined>
  /** Replaces the form after it is saved. */
  readonly saved?: string
  /** Instructions above the fields. */
  readonly lead?: string
  /** Called with the field on each change of its text. */
  readonly onTyping?: (field: EventTarget) => void
  readonly children: ReactNode
  readonly submitLabel: string
}

/** Every field of a guest's form is a text. */
export type Texts<Values> = { readonly [Name in keyof Values]: string }

/** A form on a page before sign-in. It has the API of `RequestForm` and shows errors the same way. */
export function GuestForm<Values extends Texts<Values>, Body>(props: GuestFormProps<Values, Body>) {
  const { rules, initial, toBody, send, saved } = props
  const [isSaved, setSaved] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const submit = async (values: Values, form: FormApi<Values>): Promise<SubmissionErrors> => {
    const outcome = await send(toBody(values), values)
    if (outcome === 'saved') setSaved(true)
    if (outcome === 'saved' || outcome === undefined) return undefined
    setRefusal(() => outcome)
    if (outcome().empties) form.initialize(initial)
    return { [FORM_ERROR]: true }
  }
  if (isSaved) return <p role="status">{saved}</p>
  return (
    <Form<Values>
      initialValues={initial}
      validate={(values) => rules(toBody(values), values)}
      onSubmit={submit}
      subscription={NOTHING}
    >
      {() => <FormElement {...props} refusal={refusal} />}
    </Form>
  )
}

/** `Form` does not render on each change. */
const NOTHING = {}

type FormElementProps = Pick<
  GuestFormProps<object, unknown>,
  'request' | 'summary' | 'labelOf' | 'lead' | 'onTyping' | 'children' | 'submitLabel'
> & { readonly refusal: Refusal | undefined }

function FormElement(props: FormElementProps) {
  const { request, summary, labelOf, lead, onTyping } = props
  useTranslation('common') // Renders the texts of a refusal again when the language changes.
  const form = useForm()
  const state = useFormState({
    subscription: {
      submitting: true,
      hasSubmitErrors: true,
      hasValidationErrors: true,
      modifiedSinceLastSubmit: true,
    },
  })
  const sending = state.submitting === true
  const [wasInvalid, setInvalid] = useState(false)
  const isRefused = !wasInvalid && state.hasSubmitErrors === true && state.modifiedSinceLastSubmit !== true
  const [failures, setFailures] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const summaryId = useId()
  useEffect(() => {
    if (failures > 0) focusFirstError(element.current)
  }, [failures])

  const submit = async (): Promise<void> => {
    const { submitting, hasSubmitErrors, modifiedSinceLastSubmit, pristine, hasValidationErrors } =
      form.getState()
    // Enter was pressed after the last digit of a code: the code is already being sent, or was refused and the field is
    // empty again.
    if (submitting || (hasSubmitErrors && pristine && !modifiedSinceLastSubmit)) return
    setInvalid(hasValidationErrors === true)
    const errors = await form.submit()
    if (hasValidationErrors || errors) setFailures((count) => count + 1)
    // From now on, only show errors of newly typed values.
    if (!hasValidationErrors) form.getRegisteredFields().forEach((name) => form.resetFieldState(name))
  }
  const refusal = isRefused ? props.refusal?.() : undefined
  const hasInvalidFields = wasInvalid && state.hasValidationErrors === true
  useErrorInTitle(hasInvalidFields || isRefused)
  const invalidSummary = hasInvalidFields ? summary : undefined
  const above = refusal?.summary ?? invalidSummary
  return (
    <form
      ref={element}
      noValidate
      className="guest-form"
      onInput={({ target }) => onTyping?.(target)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {lead !== undefined && <p className="guest-form-lead">{lead}</p>}
      <div id={summaryId} role="alert" className={above === undefined ? undefined : 'guest-form-summary'}>
        {above}
      </div>
      <GuestFormContext
        value={{
          wasInvalid,
          refused: refusal?.fields,
          summaryId: summary === undefined ? undefined : summaryId,
          isRequired: (name) => request?.fields[name]?.required === true,
          labelOf,
          sending,
          submit: () => void submit(),
        }}
      >
        {props.children}
      </GuestFormContext>
      <Button type="submit" look="primary" wide pending={sending}>
        {props.submitLabel}
      </Button>
    </form>
  )
}
