import { getIn, type FormApi, type SubmissionErrors } from 'final-form'
import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { ApiError } from '@/api/errors.ts'
import { useHoldUnsaved } from '@/base/unsaved.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card, type CardProps } from '@/ui/basics/card.tsx'
import { DialogFoot } from '@/ui/overlays/dialog.tsx'
import { isShownInForm, withoutData } from './form-errors.ts'
import { nest, serverErrors } from './nested-errors.ts'
import { FormFieldsContext, formFields, isEmpty, type LabelOf } from './form-fields.ts'
import { FormHostContext } from './form-host.ts'
import { FocusRefused, FormSummary } from './form-parts.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { byLanguage } from './values/translations.ts'
import { brokenRules } from './validate.ts'
import './contract-form.css'

export interface RequestFormProps<Values extends object, Body extends object, Answer = unknown> {
  /** The request body, from `src/api/generated/requests`. Without `validate` where the body is not what is typed. */
  readonly request: Partial<ContractRequest>
  /** What a schema cannot say (`x-rule`), for the same body: the functions of `openapi/rules.ts`. */
  readonly rules?: (body: Body, values: Values) => BrokenRules
  /** What the fields start with; they mirror the screen, not the request. */
  readonly initial: Values
  /** The request body that these values mean. Pure. */
  readonly toBody: (values: Values) => Body
  /** The field of a path in the body, where it has another name: `data.email` is `email` without this. */
  readonly fieldOf?: (path: string) => string
  /** The label of a field that is not given one. */
  readonly labelOf?: LabelOf
  /**
   * Sends it. An `ApiError` with field errors lands on the fields. `isShown` says of an error whether the form shows it:
   * nobody else must then.
   */
  readonly send: (body: Body, values: Values, isShown: (error: ApiError) => boolean) => Promise<Answer>
  /** It is saved, and nothing is held any more: the place to leave from. */
  readonly onSaved?: ((answer: Answer) => void) | undefined
  readonly children: ReactNode
  readonly submitLabel: string
  /** Puts everything back; with `onCancel` also leaves. */
  readonly onCancel?: (() => void) | undefined
  /** Why it cannot be saved at all. */
  readonly refused?: string | undefined
  /** It edits what is there: as long as nothing has changed there is nothing to save. */
  readonly edits?: boolean
  /** Of an edit: what the fields held before. A value that the contract does not let one take away is required. */
  readonly before?: Values
  /** A name for the form, when its heading does not give one. */
  readonly label?: string
  /** Draws the form as this card, its buttons in the card's foot: for a page of several forms. */
  readonly card?: Pick<CardProps, 'title' | 'actions'>
}

/**
 * A form whose rules are the contract's: validated by the compiled schema of the request and the shared rules, the
 * server's field errors on their fields, unsaved changes guarded, the first error focused. `ContractForm` and
 * `RecordForm` say how it is sent.
 */
export function RequestForm<Values extends object, Body extends object, Answer = unknown>(
  props: RequestFormProps<Values, Body, Answer>,
) {
  const { request, rules, initial, toBody, send, onSaved, before, children, label, labelOf, card } = props
  const { fieldOf = withoutData } = props
  const fieldIn =
    (body: Body) =>
    (path: string): string =>
      fieldOf(byLanguage(path, body))
  const host = useContext(FormHostContext)
  const element = useRef<HTMLFormElement>(null)
  const form = useRef<FormApi<Values>>(undefined)
  const saved = useRef<{ readonly answer: Answer }>(undefined)
  const fields = useMemo(() => formFields(request, fieldOf, before), [request, fieldOf, before])
  const context = useMemo(() => ({ ...fields, labelOf }), [fields, labelOf])
  const shownNames = (): readonly string[] => form.current?.getRegisteredFields() ?? []

  const check = (values: Values): object => {
    const body = toBody(values)
    const taken = shownNames().filter((name) => fields.isKept(name) && isEmpty(getIn(values, name)))
    const broken = {
      ...rules?.(body, values),
      ...(request.validate && brokenRules(request.validate, body)),
    }
    return {
      ...nest(Object.fromEntries(taken.map((name) => [name, { rule: 'required' }])), (name) => name),
      ...nest(broken, fieldIn(body)),
    }
  }
  const submit = async (values: Values): Promise<SubmissionErrors> => {
    const body = toBody(values)
    const isShown = (error: ApiError): boolean => isShownInForm(error, fieldIn(body), shownNames())
    try {
      saved.current = { answer: await send(body, values, isShown) }
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return serverErrors(error, fieldIn(body))
    }
  }
  return (
    <Form<Values>
      initialValues={initial}
      validate={check}
      onSubmit={submit}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit }) => (
        <form
          ref={element}
          noValidate
          aria-label={label}
          className="contract-form"
          onSubmit={(event) => {
            event.stopPropagation() // A dialog may stand inside another form.
            void Promise.resolve(handleSubmit(event)).then(() => focusFirstError(element.current))
          }}
        >
          <WithForm<Values> onForm={(present) => void (form.current = present)} />
          <FormSummary />
          <FormFieldsContext value={context}>
            {card ? (
              <Card {...card} foot={<Actions {...props} />}>
                {children}
              </Card>
            ) : (
              <>
                {children}
                <Actions {...props} />
              </>
            )}
          </FormFieldsContext>
          <UnsavedGuard />
          <AfterSave
            run={() => {
              if (saved.current) onSaved?.(saved.current.answer)
              host?.saved()
            }}
          />
          <FocusRefused form={element} />
        </form>
      )}
    </Form>
  )
}

/** Hands over the form, of which `Form` gives no other account. */
function WithForm<Values extends object>({ onForm }: { readonly onForm: (form: FormApi<Values>) => void }) {
  const form = useForm<Values>()
  const hand = useEffectEvent(onForm)
  useLayoutEffect(() => {
    hand(form)
  }, [form])
  return null
}

type ActionProps = Pick<
  RequestFormProps<object, object>,
  'submitLabel' | 'onCancel' | 'refused' | 'edits' | 'card'
>

function Actions({ submitLabel, onCancel, refused, edits = false, card }: ActionProps) {
  const { t } = useTranslation('ui')
  const host = useContext(FormHostContext)
  const form = useForm()
  const { submitting, dirty } = useFormState({ subscription: { submitting: true, dirty: true } })
  const unchanged = edits && !dirty && !submitting ? t('form.unchanged') : undefined
  const submit = (
    <Button type="submit" look="primary" pending={submitting} refused={refused ?? unchanged}>
      {submitLabel}
    </Button>
  )
  if (host)
    return (
      <DialogFoot>
        <Button refused={submitting ? t('common:ui.pending') : undefined} onClick={host.close}>
          {t('form.cancel')}
        </Button>
        {submit}
      </DialogFoot>
    )
  const back = onCancel ? (
    <Button onClick={onCancel}>{t('form.cancel')}</Button>
  ) : (
    dirty && !submitting && <Button onClick={() => form.reset()}>{t('form.undo')}</Button>
  )
  if (card)
    return (
      <>
        {back}
        {submit}
      </>
    )
  return (
    <div className="contract-form-actions">
      {submit}
      {back}
    </div>
  )
}

/** While something typed would be lost, leaving asks first, and an ended session is renewed over the page. */
function UnsavedGuard() {
  const {
    dirty = false,
    submitting = false,
    submitSucceeded,
    dirtySinceLastSubmit = false,
  } = useFormState({
    subscription: { dirty: true, submitting: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  })
  const isHeld = dirty && (!submitSucceeded || dirtySinceLastSubmit)
  useHoldUnsaved(isHeld)
  const stand = useContext(FormHostContext)?.stand
  useLayoutEffect(() => {
    stand?.(submitting ? 'sending' : isHeld ? 'dirty' : 'clean')
    return () => stand?.('clean')
  }, [stand, submitting, isHeld])
  return null
}

/** Runs once the form knows that it is saved: its guard has let go by then. */
function AfterSave({ run }: { readonly run: () => void }) {
  const { submitSucceeded, submitting } = useFormState({
    subscription: { submitSucceeded: true, submitting: true },
  })
  const isSaved = submitSucceeded && !submitting
  const runNow = useEffectEvent(run)
  useEffect(() => {
    if (isSaved) runNow()
  }, [isSaved])
  return null
}
