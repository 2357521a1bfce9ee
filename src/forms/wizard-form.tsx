import { createForm, type SubmissionErrors } from 'final-form'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Form, useForm } from 'react-final-form'
import { Wizard } from '@/ui/basics/wizard.tsx'
import { errorKeeper, nest } from './nested-errors.ts'
import { FORM } from './form-config.ts'
import { FormFieldsContext, formFields, type LabelOf } from './form-fields.ts'
import { FormValues, InPauses } from './form-values.tsx'
import { FocusRefused, FormSummary } from './form-parts.tsx'
import { KeepDraft, useDraftUntilDropped, type DraftOf } from './keep-draft.ts'
import { showMistakes } from './show-mistakes.ts'
import { restore, withFields } from './values/restore.ts'
import { WizardFoot } from './wizard-foot.tsx'
import {
  brokenFields,
  lastReachable,
  stepWith,
  useShownStep,
  type WizardAddress,
  type WizardRules,
} from './wizard-steps.ts'
import { useWizardSave, type WizardWrite } from './use-wizard-save.ts'
import './contract-form.css'

export interface WizardFormProps<Values extends object, Body extends object, Result>
  extends WizardRules<Values, Body>, WizardWrite<Values, Body, Result> {
  readonly label: string
  /** The step in the address, and how to go to another step. */
  readonly address: WizardAddress
  readonly draft: DraftOf<Values>
  readonly initial: Values
  /** The label of a field that is not given one. */
  readonly labelOf?: LabelOf
  /** A short summary of the values so far, beside the steps. */
  readonly aside?: (values: Values) => ReactNode
  /**
   * From this step on the wizard can be finished without the following steps, because nothing in them is required. This
   * applies only if `aside` is shown next to the step, with the values that will be written, as on the last step.
   */
  readonly finishesFrom?: string
  readonly onCancel: () => void
  readonly submitLabel: string
  /**
   * The reason why the last step cannot be sent yet with these values. Default: it can be sent, and shows its errors
   * then.
   */
  readonly refuses?: (values: Values) => string | undefined
}

/**
 * A request of the contract in several steps. Each step is checked when the user leaves it, and values stay when going
 * back or reloading. The last step shows everything before the only write. A field error of the server leads back to
 * the step with that field. `ContractWizard` is a wizard that writes by an operation.
 */
export function WizardForm<Values extends object, Body extends object, Result>(
  props: WizardFormProps<Values, Body, Result>,
) {
  const { steps, address, fieldOf, request, labelOf, refuses } = props
  const [initial] = useState(() => withFields(props.initial, Object.keys(request.fields).map(fieldOf)))
  const fields = useMemo(() => ({ ...formFields(request, fieldOf), labelOf }), [request, fieldOf, labelOf])
  const element = useRef<HTMLFormElement>(null)
  const draft = useDraftUntilDropped(props.draft)
  const [invalid, setInvalid] = useState<readonly string[]>([])
  // The values decide which step is shown, so the form is created before `Form`.
  const [form] = useState(() =>
    createForm<Values>({
      initialValues: restore(initial, draft.read()),
      mutators: FORM.mutators,
      onSubmit: NOT_BY_FORM,
    }),
  )
  // The form library removes emptied texts. Restore them, so that screens see the type they declared.
  const whole = (values: Values): Values => restore(initial, values)

  const current = useShownStep(props, () => whole(form.getState().values))
  const step = steps[current]
  const isLast = current === steps.length - 1
  const early = steps.findIndex(({ id }) => id === props.finishesFrom)
  const mayFinish = early >= 0 && current >= early && !isLast
  const goTo = (to: number): void => {
    const next = steps[to]
    if (next) address.go(next.id)
  }

  const [keepErrors] = useState(errorKeeper)
  /** The errors of the steps so far. The last step reports the errors of all fields. */
  const check = (values: Values): object => {
    const ours = steps.slice(0, current + 1)
    const found = Object.entries(brokenFields(props, whole(values)))
    return keepErrors(Object.fromEntries(found.filter(([field]) => isLast || stepWith(ours, [field]) >= 0)))
  }
  useLayoutEffect(() => {
    // `Form` passes `validate` to an existing form only when it changes.
    form.setConfig('validate', check)
  })

  const save = useWizardSave(props, { draft, goTo, isMounted: () => element.current !== null })
  /** Goes to the next step, or saves: on the last step, and earlier if the user finishes and all values are valid. */
  const leaveStep = async (values: Values, finishes: boolean): Promise<SubmissionErrors> => {
    const refused = (await step?.verify?.(values)) ?? {}
    if (Object.keys(refused).length > 0) return nest(refused, (field) => field)
    if (isLast || (finishes && lastReachable(props, values) === steps.length - 1)) return save(values)
    goTo(current + 1)
    return undefined
  }
  const submit = async (finishes: boolean): Promise<void> => {
    form.setConfig('onSubmit', (values) => leaveStep(whole(values), finishes))
    await form.submit()
    setInvalid(showMistakes(form))
  }

  const foot = (refused: string | undefined): ReactNode => (
    <WizardFoot
      onBack={current > 0 ? () => goTo(current - 1) : undefined}
      submitLabel={isLast ? props.submitLabel : undefined}
      refused={refused}
      finish={mayFinish ? { label: props.submitLabel, run: () => void submit(true) } : undefined}
      isTyped={() => form.getState().dirty || draft.read() !== undefined}
      onDiscard={() => {
        draft.drop()
        props.onCancel()
      }}
    />
  )
  return (
    <Form<Values> {...FORM} form={form} onSubmit={NOT_BY_FORM}>
      {() => (
        <form
          ref={element}
          className="wizard-form"
          noValidate
          aria-label={props.label}
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            void submit(false)
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
          <BeginWithPresentValues key={current} />
          <KeepDraft<Values> keep={draft.keep} />
          {/* The step with the refused field is shown later. */}
          <FocusRefused isNotified={() => true} />
        </form>
      )}
    </Form>
  )
}

/** `submit` decides what happens, by the step and the button for which it is called. */
const NOT_BY_FORM = (): undefined => undefined

/** The fields of a step that is shown again are first rendered with the initial values of the form. */
function BeginWithPresentValues() {
  const form = useForm()
  useLayoutEffect(() => form.initialize(form.getState().values), [form])
  return null
}
