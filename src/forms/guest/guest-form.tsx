import './guest-form.css'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { Button } from '@/ui/basics/button.tsx'
import { focusFirstError } from '../focus-first-error.ts'
import type { LabelOf } from '../form-fields.ts'
import { GuestFormContext } from './guest-form-context.ts'

/** The server has refused what was sent. */
export interface Refusal {
  /** The rule that each refused field breaks. It shows until the field changes. */
  readonly fields: BrokenRules
  /** What stands above the fields. */
  readonly summary?: string | undefined
  /** The fields begin anew: nobody corrects what stood there. */
  readonly empties?: boolean
}

export interface GuestFormProps<Values extends Texts<Values>, Body> {
  /** What the contract states of the fields, if they are properties of the request body. */
  readonly request?: Pick<ContractRequest, 'fields'>
  /** The rules that the fields break. The form is not sent before there are none. */
  readonly rules: (body: Body, values: Values) => BrokenRules
  /** Stands above the fields when a rule is broken, in place of a message at each field. Shown after submitting only. */
  readonly summary?: string | undefined
  readonly initial: Values
  readonly toBody: (values: Values) => Body
  /** The label of a field. */
  readonly labelOf: LabelOf
  /** Sends the body. `undefined`: the user has been told already, and the form stays as it is. */
  readonly send: (body: Body, values: Values) => Promise<Refusal | 'saved' | undefined>
  /** Replaces the form once it is saved. */
  readonly saved?: string
  /** What to do, above the fields. */
  readonly lead?: string
  /** Called with the field, at each change of its text. */
  readonly onTyping?: (field: EventTarget) => void
  readonly children: ReactNode
  readonly submitLabel: string
}

/** Every field of a guest's form is a text. */
export type Texts<Values> = { readonly [Name in keyof Values]: string }

/**
 * A form of a page before sign-in. It is used as `RequestForm` is and shows errors as that does, without the form
 * library: that is a tenth of what the sign-in page may weigh (docs/decisions/0010-guest-forms.md).
 */
export function GuestForm<Values extends Texts<Values>, Body>(props: GuestFormProps<Values, Body>) {
  const { request, rules, summary, initial, toBody, labelOf, send, saved, lead, onTyping } = props
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<readonly string[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [status, setStatus] = useState<'open' | 'sending' | 'saved'>('open')
  const [failures, setFailures] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failures > 0) focusFirstError(form.current)
  }, [failures])

  const broken = rules(toBody(values), values)
  const valueOf = (name: string): string => values[name as keyof Values]
  const submit = async (typed: Values): Promise<void> => {
    // An Enter after the last digit of a code: it is being sent, or has been refused and the field is empty again.
    if (status === 'sending' || (refusal?.empties === true && typed === initial)) return
    setSubmitted(true)
    setRefusal(undefined)
    const body = toBody(typed)
    if (Object.keys(rules(body, typed)).length > 0) return setFailures((count) => count + 1)
    // Later errors are those of what is typed from here on.
    setSubmitted(false)
    setLeft([])
    setStatus('sending')
    const answer = await send(body, typed).finally(() => setStatus('open'))
    if (answer === 'saved') setStatus('saved')
    else if (answer) {
      if (answer.empties) setValues(initial)
      setRefusal(answer)
      setFailures((count) => count + 1)
    }
  }

  if (status === 'saved') return <p role="status">{saved}</p>
  const above = refusal?.summary ?? (isSubmitted && Object.keys(broken).length > 0 ? summary : undefined)
  return (
    <form
      ref={form}
      noValidate
      className="guest-form"
      onInput={({ target }) => onTyping?.(target)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(values)
      }}
    >
      {lead !== undefined && <p className="guest-form-lead">{lead}</p>}
      <div role="alert" className={above === undefined ? undefined : 'guest-form-summary'}>
        {above}
      </div>
      <GuestFormContext
        value={{
          valueOf,
          change: (name, value) => {
            setValues((before) => ({ ...before, [name]: value }))
            setRefusal(undefined)
          },
          // Whoever passes through an empty field has not made a mistake yet.
          leave: (name) => valueOf(name) !== '' && setLeft([...left, name]),
          brokenOf: (name) => {
            const isShown = isSubmitted || (summary === undefined && left.includes(name))
            return (isShown ? broken[name] : undefined) ?? refusal?.fields[name]
          },
          isToldAbove: (name) => summary !== undefined && refusal?.fields[name] === undefined,
          isRequired: (name) => request?.fields[name]?.required === true,
          labelOf,
          sending: status === 'sending',
          submitWith: (name, value) => void submit({ ...values, [name]: value }),
        }}
      >
        {props.children}
      </GuestFormContext>
      <Button type="submit" look="primary" wide pending={status === 'sending'}>
        {props.submitLabel}
      </Button>
    </form>
  )
}
