import type { ValidateFunction } from 'ajv'
import type { SubmissionErrors } from 'final-form'
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { BrokenRules } from '~openapi/rules.ts'
import { ApiError } from '@/api/errors.ts'
import { useHoldUnsaved } from '@/base/unsaved.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card, type CardProps } from '@/ui/basics/card.tsx'
import { DialogFoot } from '@/ui/overlays/dialog.tsx'
import { nest, serverErrors, withoutData } from './form-errors.ts'
import { FormHostContext } from './form-host.ts'
import { focusFirstError, FocusRefused, FormSummary } from './form-parts.tsx'
import { byLanguage } from './values/translations.ts'
import { brokenRules } from './validate.ts'
import './contract-form.css'

export interface ContractFormProps<Values extends object, Body extends object, Answer = unknown> {
  /** The contract's validator of the request body; absent only where the body is not what is typed (a digest). */
  readonly validate?: ValidateFunction
  /** What a schema cannot say (`x-rule`), for the same body: the functions of `openapi/rules.ts`. */
  readonly rules?: (body: Body, values: Values) => BrokenRules
  /** What the fields start with; they mirror the screen, not the request. */
  readonly initial: Values
  /** The request body that these values mean. Pure. */
  readonly toBody: (values: Values) => Body
  /** The field of a path in the body, where it has another name: `data.email` is `email` without this. */
  readonly fieldOf?: (path: string) => string
  /** Sends it. An `ApiError` with field errors lands on the fields; every other one has been told already. */
  readonly save: (body: Body, values: Values) => Promise<Answer>
  /** It is saved, and nothing is held any more: the place to leave from. */
  readonly onSaved?: (answer: Answer) => void
  readonly children: ReactNode
  readonly submitLabel: string
  /** Puts everything back; with `onCancel` also leaves. */
  readonly onCancel?: () => void
  /** Why it cannot be saved at all. */
  readonly refused?: string | undefined
  /** It edits what is there: as long as nothing has changed there is nothing to save. */
  readonly edits?: boolean
  /** A name for the form, when its heading does not give one. */
  readonly label?: string
  /** Draws the form as this card, its buttons in the card's foot: for a page of several forms. */
  readonly card?: Pick<CardProps, 'title' | 'actions'>
}

/**
 * A form whose rules are the contract's: validated by the compiled schema of the request and the shared rules, the
 * server's field errors on their fields, unsaved changes guarded, the first error focused.
 */
export function ContractForm<Values extends object, Body extends object, Answer = unknown>(
  props: ContractFormProps<Values, Body, Answer>,
) {
  const { validate, rules, initial, toBody, save, onSaved, children, label, card } = props
  const fieldIn =
    (body: Body) =>
    (path: string): string =>
      (props.fieldOf ?? withoutData)(byLanguage(path, body))
  const host = useContext(FormHostContext)
  const element = useRef<HTMLFormElement>(null)
  const saved = useRef<{ readonly answer: Answer }>(undefined)

  const check = (values: Values): object => {
    const body = toBody(values)
    return nest({ ...rules?.(body, values), ...(validate && brokenRules(validate, body)) }, fieldIn(body))
  }
  const send = async (values: Values): Promise<SubmissionErrors> => {
    const body = toBody(values)
    try {
      saved.current = { answer: await save(body, values) }
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
      onSubmit={send}
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
          <FormSummary />
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

type ActionProps = Pick<
  ContractFormProps<object, object>,
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
