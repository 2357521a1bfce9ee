import { createForm, type SubmissionErrors } from 'final-form'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Form } from 'react-final-form'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { ApiError } from '@/api/errors.ts'
import { useUnclear } from '@/session/use-unclear.ts'
import { Wizard } from '@/ui/basics/wizard.tsx'
import { isShownInForm } from './form-errors.ts'
import { errorKeeper, nest, serverErrors } from './nested-errors.ts'
import { FORM } from './form-config.ts'
import { FormFieldsContext, formFields, type LabelOf } from './form-fields.ts'
import { FormValues, InPauses } from './form-values.tsx'
import { FocusRefused, FormSummary } from './form-parts.tsx'
import { KeepDraft, useDraftUntilDropped, type DraftOf } from './keep-draft.ts'
import { tellMistakes } from './tell-mistakes.ts'
import { restore } from './values/restore.ts'
import { brokenRules } from './validate.ts'
import { WizardFoot } from './wizard-foot.tsx'
import './contract-form.css'

export interface WizardFormStep<Values> {
  /** In the address. */
  readonly id: string
  readonly title: string
  /** Whether the step has this field. Without it the step is a check: it asks for nothing and has no number. */
  readonly has?: (field: string) => boolean
  /** Rules that only the server can check, checked when the user leaves the step. */
  readonly verify?: (values: Values) => Promise<BrokenRules>
  readonly content: (values: Values) => ReactNode
}

interface Address {
  readonly asked: string | undefined
  readonly hrefOf: (step: string) => string
  readonly go: (step: string, options?: { readonly replace?: boolean }) => void
}

export interface WizardFormProps<Values extends object, Body extends object, Answer> {
  readonly label: string
  /** The last step shows what will be written. */
  readonly steps: readonly WizardFormStep<Values>[]
  /** The step in the address, and how to go to another step. */
  readonly address: Address
  readonly draft: DraftOf<Values>
  readonly initial: Values
  /** The request body for these values. Pure. */
  readonly toBody: (values: Values) => Body
  /** The field of a path in the body. */
  readonly fieldOf: (path: string) => string
  /** The request body, from `src/api/generated/requests`. */
  readonly request: ContractRequest
  readonly rules?: (body: Body, values: Values) => BrokenRules
  /** The label of a field that is not given one. */
  readonly labelOf?: LabelOf
  /**
   * Sends the body. `isShown` tells whether the form shows an error; if so, it must not be notified as well.
   */
  readonly send: (body: Body, isShown: (error: ApiError) => boolean) => Promise<Answer>
  /** Asks the user before the one write. Nothing is sent when it answers `false`. Throws `ApiError`. */
  readonly confirm?: (values: Values) => Promise<boolean>
  /** What was filled in so far, in short, beside the steps. */
  readonly aside?: (values: Values) => ReactNode
  /**
   * From this step on the wizard can be finished without the following steps, because nothing in them is required. Only
   * if `aside` is shown next to the step, with the values that will be written, as on the last step.
   */
  readonly finishesFrom?: string
  readonly onSaved: (answer: Answer) => void
  readonly onCancel: () => void
  readonly submitLabel: string
  /** Why the last step cannot be sent yet with these values. Default: it can, and shows its errors then. */
  readonly refuses?: (values: Values) => string | undefined
}

/**
 * A request of the contract in several steps. Each step is checked when the user leaves it, and values stay when going
 * back or reloading. The last step shows everything before the one write. A field error of the server leads back to the
 * step with that field. `ContractWizard` is one that writes by an operation.
 */
export function WizardForm<Values extends object, Body extends object, Answer>(
  props: WizardFormProps<Values, Body, Answer>,
) {
  const { steps, address, initial, toBody, fieldOf, request, rules, labelOf, onSaved, refuses } = props
  const fields = useMemo(() => ({ ...formFields(request, fieldOf), labelOf }), [request, fieldOf, labelOf])
  const element = useRef<HTMLFormElement>(null)
  const draft = useDraftUntilDropped(props.draft)
  const noteUnclear = useUnclear(true, { isKept: () => draft.read() !== undefined })
  const [invalid, setInvalid] = useState<readonly string[]>([])
  const errors = useRef(errorKeeper())
  // Which step is shown depends on the values, so the form is there before `Form`.
  const [form] = useState(() =>
    createForm<Values>({
      initialValues: restore(initial, draft.read()),
      mutators: FORM.mutators,
      onSubmit: () => undefined,
    }),
  )

  // The form library removes emptied texts. Restore them, so that screens see the type they declared.
  const whole = (values: Values): Values => restore(initial, values)
  const broken = (typed: Values): BrokenRules => {
    const values = whole(typed)
    const body = toBody(values)
    const found = Object.entries({ ...rules?.(body, values), ...brokenRules(request.validate, body) })
    return Object.fromEntries(found.map(([path, rule]) => [fieldOf(path), rule]))
  }
  const lastReachable = (values: Values): number => {
    const fields = Object.keys(broken(values))
    const first = steps.findIndex((step) => fields.some(isIn(step)))
    return first < 0 ? steps.length - 1 : first
  }
  const asked = Math.max(
    0,
    steps.findIndex(({ id }) => id === address.asked),
  )
  const [place, setPlace] = useState({ asked: -1, shown: 0 })
  // The address cannot skip a step that still has errors.
  if (place.asked !== asked)
    setPlace({ asked, shown: Math.min(asked, lastReachable(form.getState().values)) })
  const current = place.shown
  const step = steps[current]
  const isLast = current === steps.length - 1
  const early = steps.findIndex(({ id }) => id === props.finishesFrom)
  const mayFinish = early >= 0 && current >= early && !isLast
  const isFinishing = useRef(false)
  const goTo = (to: number): void => {
    const next = steps[to]
    if (next) address.go(next.id)
  }
  useAddressInStep(step?.id, address)

  const check = (values: Values): object => {
    const ours = steps.slice(0, current + 1)
    const found = Object.entries(broken(values)).filter(
      ([field]) => current === steps.length - 1 || ours.some((step) => isIn(step)(field)),
    )
    return errors.current(Object.fromEntries(found))
  }
  const send = async (typed: Values): Promise<SubmissionErrors> => {
    const values = whole(typed)
    const refused = (await step?.verify?.(values)) ?? {}
    if (Object.keys(refused).length > 0) return nest(refused, (field) => field)
    const finishes = isFinishing.current && lastReachable(values) === steps.length - 1
    if (!isLast && !finishes) {
      goTo(current + 1)
      return undefined
    }
    noteUnclear()
    try {
      if (props.confirm && !(await props.confirm(values))) return undefined
      const body = toBody(values)
      // A user who has left the page in the meantime stays there, and a notice reports the outcome.
      const isHere = (): boolean => element.current !== null
      const isShown = (error: ApiError): boolean =>
        isHere() &&
        (isShownInForm(error, fieldOf, []) ||
          error.fields.some(({ field }) => steps.some((step) => isIn(step)(fieldOf(field)))))
      const answer = await props.send(body, isShown)
      draft.drop()
      if (isHere()) onSaved(answer)
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      noteUnclear(error)
      const fields = error.fields.map(({ field }) => fieldOf(field))
      const at = steps.findIndex((step) => fields.some(isIn(step)))
      if (at >= 0) goTo(at)
      return serverErrors(error, fieldOf, (name) => steps.some((step) => isIn(step)(name)))
    }
  }
  // `Form` passes these to a form that it is given only when they change.
  useLayoutEffect(() => {
    form.setConfig('onSubmit', send)
    form.setConfig('validate', check)
  })
  // The fields of a step that is shown again are first rendered with the initial values of the form.
  const rendered = useRef(current)
  useLayoutEffect(() => {
    if (rendered.current === current) return
    rendered.current = current
    form.initialize(form.getState().values)
  }, [form, current])
  const tellAfter = (submitting: unknown): void =>
    void Promise.resolve(submitting).then(() => {
      isFinishing.current = false
      setInvalid(tellMistakes(form))
    })
  const foot = (refused: string | undefined): ReactNode => (
    <WizardFoot
      {...(current > 0 && { onBack: () => goTo(current - 1) })}
      submitLabel={isLast ? props.submitLabel : undefined}
      refused={refused}
      finish={
        mayFinish
          ? {
              label: props.submitLabel,
              run: () => {
                isFinishing.current = true
                tellAfter(form.submit())
              },
            }
          : undefined
      }
      isTyped={() => form.getState().dirty || draft.read() !== undefined}
      onDiscard={() => {
        draft.drop()
        props.onCancel()
      }}
    />
  )
  return (
    <Form<Values> {...FORM} form={form} onSubmit={send}>
      {() => (
        <form
          ref={element}
          noValidate
          aria-label={props.label}
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            tellAfter(form.submit())
          }}
        >
          <Wizard
            label={props.label}
            current={current}
            aside={
              props.aside &&
              step !== steps.at(-1) && <InPauses<Values>>{(values) => props.aside?.(whole(values))}</InPauses>
            }
            steps={steps.map(({ id, title, has }) => ({
              id,
              title,
              href: address.hrefOf(id),
              isCheck: has === undefined,
            }))}
          >
            <FormSummary invalid={invalid} />
            <FormFieldsContext value={fields}>
              {step?.content(whole(form.getState().values))}
            </FormFieldsContext>
            {isLast && refuses ? (
              <FormValues<Values>>{(values) => foot(refuses(restore(initial, values)))}</FormValues>
            ) : (
              foot(undefined)
            )}
          </Wizard>
          <KeepDraft<Values> keep={draft.keep} />
          {/* The step with the refused field is shown later. */}
          <FocusRefused isTold={() => true} />
        </form>
      )}
    </Form>
  )
}

const isIn =
  <Values,>({ has }: WizardFormStep<Values>) =>
  (field: string): boolean =>
    has?.(field) ?? false

/** Corrects an address that names an unknown step, or one that cannot be shown yet. */
function useAddressInStep(shown: string | undefined, { asked, go }: Address): void {
  useEffect(() => {
    if (asked !== undefined && shown !== undefined && asked !== shown) go(shown, { replace: true })
  }, [asked, shown, go])
}
