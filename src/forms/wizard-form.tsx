import { createForm, type SubmissionErrors } from 'final-form'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Form, useFormState } from 'react-final-form'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { ApiError } from '@/api/errors.ts'
import type { Answer, BodyOf, OperationId } from '@/api/operation.ts'
import { write } from '@/api/use-write.ts'
import { Wizard } from '@/ui/basics/wizard.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { bodyOnly, type FormWrite } from './contract-form.tsx'
import { isShownInForm } from './form-errors.ts'
import { nest, serverErrors } from './nested-errors.ts'
import { FormFieldsContext, formFields, type LabelOf } from './form-fields.ts'
import { FocusRefused, FormSummary } from './form-parts.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { restore } from './values/restore.ts'
import { brokenRules } from './validate.ts'
import { WizardFoot } from './wizard-foot.tsx'
import './contract-form.css'

export interface WizardFormStep<Values> {
  /** In the address. */
  readonly id: string
  readonly title: string
  /** Whether it asks for this field. */
  readonly has: (field: string) => boolean
  /** What only the server can say of its fields, asked when it is left. */
  readonly verify?: (values: Values) => Promise<BrokenRules>
  readonly content: (values: Values) => ReactNode
}

interface Address {
  readonly asked: string | undefined
  readonly hrefOf: (step: string) => string
  readonly go: (step: string, options?: { readonly replace?: boolean }) => void
}

/** Keeps what is typed while the wizard is not finished. */
interface Draft {
  readonly read: () => unknown
  readonly keep: (values: object) => void
  readonly drop: () => void
}

/** One write, by an operation that takes nothing but its body. */
export interface WizardFormProps<Id extends OperationId, Values extends object> extends Omit<
  FormWrite<Id, Values>,
  'toParams'
> {
  readonly label: string
  /** The last one shows what will be written. */
  readonly steps: readonly WizardFormStep<Values>[]
  /** The step that the address asks for, and how to go to another. */
  readonly address: Address
  readonly draft: Draft
  readonly initial: Values
  /** The request that these values mean. Pure; a field is called in the form as `fieldOf` says. */
  readonly toBody: (values: Values) => BodyOf<Id> & object
  readonly fieldOf: (path: string) => string
  /** The request body, from `src/api/generated/requests`. */
  readonly request: ContractRequest
  readonly rules?: (body: BodyOf<Id>, values: Values) => BrokenRules
  /** The label of a field that is not given one. */
  readonly labelOf?: LabelOf
  readonly onSaved: (answer: Answer<Id>) => void
  readonly onCancel: () => void
  readonly submitLabel: string
}

/**
 * A contract's request filled in over several steps: each is checked when it is left, values stay when going back or
 * reloading, the last step shows everything before the one write. Field errors of the server lead back to the step that
 * asks for them.
 */
export function WizardForm<Id extends OperationId, Values extends object>(
  props: WizardFormProps<Id, Values>,
) {
  const { steps, address, draft, initial, toBody, fieldOf, request, rules, labelOf, onSaved } = props
  const { operation, refreshes, saved } = props
  const fields = useMemo(() => ({ ...formFields(request, fieldOf), labelOf }), [request, fieldOf, labelOf])
  const element = useRef<HTMLFormElement>(null)
  const [form] = useState(() =>
    createForm<Values>({ initialValues: restore(initial, draft.read()), onSubmit: () => undefined }),
  )

  // The form library drops emptied texts: nobody else has to know.
  const whole = (values: Values): Values => restore(initial, values)
  const broken = (typed: Values): BrokenRules => {
    const values = whole(typed)
    const body = toBody(values)
    const found = Object.entries({ ...rules?.(body, values), ...brokenRules(request.validate, body) })
    return Object.fromEntries(found.map(([path, rule]) => [fieldOf(path), rule]))
  }
  const lastReachable = (values: Values): number => {
    const fields = Object.keys(broken(values))
    const first = steps.findIndex(({ has }) => fields.some(has))
    return first < 0 ? steps.length - 1 : first
  }
  const asked = Math.max(
    0,
    steps.findIndex(({ id }) => id === address.asked),
  )
  const [place, setPlace] = useState({ asked: -1, shown: 0 })
  // Nobody gets past a step that is not in order, whatever the address says.
  if (place.asked !== asked)
    setPlace({ asked, shown: Math.min(asked, lastReachable(form.getState().values)) })
  const current = place.shown
  const step = steps[current]
  const goTo = (to: number): void => {
    const next = steps[to]
    if (next) address.go(next.id)
  }
  useAddressInStep(step?.id, address)

  const check = (values: Values): object => {
    const ours = steps.slice(0, current + 1)
    const found = Object.entries(broken(values)).filter(
      ([field]) => current === steps.length - 1 || ours.some(({ has }) => has(field)),
    )
    return nest(Object.fromEntries(found), (field) => field)
  }
  const send = async (typed: Values): Promise<SubmissionErrors> => {
    const values = whole(typed)
    const refused = (await step?.verify?.(values)) ?? {}
    if (Object.keys(refused).length > 0) return nest(refused, (field) => field)
    if (current < steps.length - 1) {
      goTo(current + 1)
      return undefined
    }
    try {
      const body = toBody(values)
      const isShown = (error: ApiError): boolean =>
        isShownInForm(error, fieldOf, []) ||
        error.fields.some(({ field }) => steps.some(({ has }) => has(fieldOf(field))))
      const answer = await write(operation, bodyOnly<Id>(body), { refreshes, shows: isShown })
      if (saved) notify({ tone: 'success', text: saved(answer, body) })
      draft.drop()
      onSaved(answer)
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const fields = error.fields.map(({ field }) => fieldOf(field))
      const at = steps.findIndex(({ has }) => fields.some(has))
      if (at >= 0) goTo(at)
      return serverErrors(error, fieldOf)
    }
  }
  // A form of one's own is not told these by `Form` when it is first drawn.
  useLayoutEffect(() => {
    form.setConfig('onSubmit', send)
    form.setConfig('validate', check)
  })
  // A field that is drawn again would begin with the form's initial value, not with what was typed before.
  const drawn = useRef(current)
  useLayoutEffect(() => {
    if (drawn.current === current) return
    drawn.current = current
    form.initialize(form.getState().values)
  }, [form, current])
  return (
    <Form<Values> form={form} onSubmit={send} subscription={{}}>
      {({ handleSubmit }) => (
        <form
          ref={element}
          noValidate
          aria-label={props.label}
          onSubmit={(event) => {
            void Promise.resolve(handleSubmit(event)).then(() => focusFirstError(element.current))
          }}
        >
          <Wizard
            label={props.label}
            current={current}
            steps={steps.map(({ id, title }) => ({ id, title, href: address.hrefOf(id) }))}
          >
            <FormSummary />
            <FormFieldsContext value={fields}>
              {step?.content(whole(form.getState().values))}
            </FormFieldsContext>
            <WizardFoot
              {...(current > 0 && { onBack: () => goTo(current - 1) })}
              submitLabel={current === steps.length - 1 ? props.submitLabel : undefined}
              isTyped={() => draft.read() !== undefined}
              onDiscard={() => {
                draft.drop()
                props.onCancel()
              }}
            />
          </Wizard>
          <KeepDraft keep={draft.keep} />
          <FocusRefused form={element} />
        </form>
      )}
    </Form>
  )
}

/** An address that asks for what is no step, or not to be shown yet, is put right. */
function useAddressInStep(shown: string | undefined, { asked, go }: Address): void {
  useEffect(() => {
    if (asked !== undefined && shown !== undefined && asked !== shown) go(shown, { replace: true })
  }, [asked, shown, go])
}

/** Tells of each change of the values, not of what the form begins with. */
function KeepDraft({ keep }: { readonly keep: (values: object) => void }) {
  const { values } = useFormState<object>({ subscription: { values: true } })
  const begun = useRef(values)
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    if (values !== begun.current) keepNow(values)
  }, [values])
  return null
}
