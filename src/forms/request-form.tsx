import type { FormApi, SubmissionErrors } from 'final-form'
import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { BrokenRules } from '~openapi/rules.ts'
import type { ContractRequest } from '@/api/contract-request.ts'
import { ApiError } from '@/api/errors.ts'
import { useRegisterUnsaved } from '@/base/unsaved.ts'
import { useUnclear } from '@/session/use-unclear.ts'
import { Card, type CardProps } from '@/ui/basics/card.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { NotReceived } from '@/base/not-received.ts'
import { preloadDialogs } from '@/ui/overlays/dialog.tsx'
import { useIsIncomplete } from '@/ui/basics/incomplete-context.ts'
import { isShownInForm, withoutData } from './form-errors.ts'
import { errorKeeper, serverErrors } from './nested-errors.ts'
import { FORM } from './form-config.ts'
import { FormFieldsContext, formFields, type LabelOf } from './form-fields.ts'
import { FocusFirst, FormActions, type FormActionsProps } from './form-actions.tsx'
import { FormHostContext, type FormCommands } from './form-host.ts'
import { hasBlock, mistakesOf } from './field-blocks.tsx'
import { FocusRefused, FormSummary, type FocusRefusedProps } from './form-parts.tsx'
import { showMistakes } from './show-mistakes.ts'
import { leafNames } from './values/changes.ts'
import { byLanguage } from './values/translations.ts'
import { brokenFieldRules } from './validate.ts'
import './contract-form.css'

export interface RequestFormProps<
  Values extends object,
  Body extends object,
  Result = unknown,
> extends FormActionsProps {
  /**
   * The request body, from `src/api/generated/requests`. Without `validate` if the body differs from the typed values.
   */
  readonly request: Partial<ContractRequest>
  /** Rules that no schema can express (`x-rule`): the functions of `openapi/rules.ts`, for the same body. */
  readonly rules?: (body: Body, values: Values) => BrokenRules
  /** The initial values. Their structure follows the screen, not the request. */
  readonly initial: Values
  /** Returns the request body for these values. Pure. */
  readonly toBody: (values: Values) => Body
  /** The field of a path in the body. Default: the path without `data.`, so that `data.email` is `email`. */
  readonly fieldOf?: (path: string) => string
  /** The label of a field without a `label` prop. */
  readonly labelOf?: LabelOf
  /**
   * Sends the body. The field errors of an `ApiError` show at the fields. `isShown` returns whether the form shows an
   * error. If so, do not show a notice as well.
   */
  readonly send: (body: Body, values: Values, isShown: (error: ApiError) => boolean) => Promise<Result>
  /** Called when the form is saved and has no unsaved changes, so that it may navigate away. */
  readonly onSaved?: ((result: Result) => void) | undefined
  readonly children: ReactNode
  /** The values before an edit. A value that the contract does not allow to be removed is required. */
  readonly before?: Values
  /** The accessible name of the form, if no heading names it. */
  readonly label?: string
  /** The text above the fields when some are invalid (R178). Default: the number of invalid fields. */
  readonly invalidTitle?: string
  /** Shows what the form will do, beside its fields from 1200 px, below them on a narrower page. */
  readonly aside?: ReactNode
  /** Renders the form as this card, for a page of settings. */
  readonly card?: Pick<CardProps, 'title' | 'actions' | 'flush'>
}

/**
 * A form with the rules of the contract. It is validated by the compiled schema of the request and by the shared rules,
 * shows the server's field errors at the fields, guards unsaved changes and focuses the first error. `ContractForm` and
 * `RecordForm` add how it is sent.
 */
export function RequestForm<Values extends object, Body extends object, Result = unknown>(
  props: RequestFormProps<Values, Body, Result>,
) {
  const { request, rules, initial, toBody, send, onSaved, before, labelOf } = props
  const { fieldOf = withoutData } = props
  // Values that were not received would appear in the fields as if the user had entered them.
  if (useIsIncomplete()) throw new NotReceived('what the form edits')
  const fieldIn =
    (body: Body) =>
    (path: string): string =>
      fieldOf(byLanguage(path, body))
  const saved = useRef<{ readonly result: Result }>(undefined)
  const isNotified = useRef(false)
  const errors = useRef(errorKeeper())
  const noteUnclear = useUnclear(true)
  const fields = useMemo(() => formFields(request, fieldOf, before), [request, fieldOf, before])
  const context = useMemo(() => ({ ...fields, labelOf }), [fields, labelOf])

  const check = (values: Values): object => {
    const body = toBody(values)
    const broken = {
      ...rules?.(body, values),
      ...(request.validate && brokenFieldRules({ fields: {}, ...request, validate: request.validate }, body)),
    }
    const known = fieldIn(body)
    return errors.current(
      Object.fromEntries(Object.entries(broken).map(([path, rule]) => [known(path), rule])),
    )
  }
  const submit = async (values: Values, form: FormApi<Values>): Promise<SubmissionErrors> => {
    const body = toBody(values)
    const isShown = (error: ApiError): boolean =>
      isShownInForm(error, fieldIn(body), form.getRegisteredFields())
    noteUnclear()
    try {
      saved.current = { result: await send(body, values, isShown) }
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      noteUnclear(error)
      isNotified.current = !isShown(error)
      return serverErrors(error, fieldIn(body), (name) => hasBlock(form, name))
    }
  }
  return (
    <Form<Values> {...FORM} initialValues={initial} validate={check} onSubmit={submit}>
      {() => (
        <FormFieldsContext value={context}>
          <FormElement
            {...props}
            onSaved={() => saved.current && onSaved?.(saved.current.result)}
            isNotified={() => isNotified.current}
          />
        </FormFieldsContext>
      )}
    </Form>
  )
}

interface FormElementProps
  extends
    FormActionsProps,
    FocusRefusedProps,
    Pick<RequestFormProps<object, object>, 'children' | 'label' | 'invalidTitle' | 'card' | 'aside'> {
  readonly onSaved: () => void
}

/** The form element, with the summary and the buttons. */
function FormElement(props: FormElementProps) {
  const { onSaved, isNotified, children, label, card, aside } = props
  const form = useForm()
  const host = useContext(FormHostContext)
  const element = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const [invalid, setInvalid] = useState<readonly string[]>([])
  /** Submits the form and announces its errors. Resolves to whether it was saved. */
  const submit = async ({ leaves }: { readonly leaves: boolean }): Promise<boolean> => {
    isLeaving.current = leaves
    await form.submit()
    setInvalid(showMistakes(form))
    const { submitSucceeded, submitFailed } = form.getState()
    return submitSucceeded === true && submitFailed !== true
  }
  const content = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches code
    <form
      ref={element}
      noValidate
      tabIndex={-1}
      aria-label={label}
      className="contract-form"
      onFocus={preloadDialogs} // The question about unsaved changes, so that the first key does not fetch it.
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // A dialog may be inside another form.
        if (host?.kind === 'page') return host.save()
        void submit({ leaves: false })
      }}
    >
      <FormSummary invalid={invalid} title={props.invalidTitle} />
      {card ? (
        <Card {...card}>
          {children}
          <NotSaved />
        </Card>
      ) : (
        children
      )}
      <FormActions {...props} />
      <UnsavedGuard save={() => submit({ leaves: true })} />
      <AfterSave
        run={() => {
          // If the form is saved because the user leaves, the guard continues to the requested page.
          if (isLeaving.current) return
          onSaved()
          if (host?.kind === 'dialog') host.saved()
        }}
      />
      <FocusRefused isNotified={isNotified} />
      {host === undefined && props.edits !== true && <FocusFirst form={element} />}
      <OnPage
        submit={() => submit({ leaves: false })}
        focusMistake={() => void showMistakes(form)}
        mistakes={() => mistakesOf(form).length}
        undo={() => form.reset()}
      />
    </form>
  )
  if (aside === undefined) return content
  return (
    <div className="form-with-aside">
      {content}
      <div className="form-aside">{aside}</div>
    </div>
  )
}

/** Passes the commands of this form to the settings page. */
function OnPage(commands: FormCommands) {
  const host = useContext(FormHostContext)
  const attach = host?.kind === 'page' ? host.attach : undefined
  const submit = useEffectEvent(commands.submit)
  const focusMistake = useEffectEvent(commands.focusMistake)
  const mistakes = useEffectEvent(commands.mistakes)
  const undo = useEffectEvent(commands.undo)
  useEffect(
    () =>
      attach?.({
        submit: () => submit(),
        focusMistake: () => focusMistake(),
        mistakes: () => mistakes(),
        undo: () => undo(),
      }),
    [attach],
  )
  return null
}

/**
 * Shows in a card that it was not saved, because other cards of the page may have been. The field, the summary or a
 * notice has announced the reason, so this text is not announced. It is hidden if the summary above the card shows the
 * reason.
 */
function NotSaved() {
  const { t } = useTranslation('ui')
  const state = useFormState({
    subscription: {
      submitFailed: true,
      submitting: true,
      dirty: true,
      dirtySinceLastSubmit: true,
      submitError: true,
    },
  })
  const { submitFailed, submitting, dirty, dirtySinceLastSubmit } = state
  const reason: unknown = state.submitError
  const hasReason = typeof reason === 'string' && reason !== ''
  const isShown = submitFailed && dirty && !submitting && !dirtySinceLastSubmit && !hasReason
  if (!isShown) return null
  return (
    <div className="card-not-saved">
      <Notice tone="danger">{t('form.notSaved')}</Notice>
    </div>
  )
}

/** While there are unsaved changes, leaving asks first, and an expired session is renewed over the page. */
function UnsavedGuard({ save }: { readonly save: () => Promise<boolean> }) {
  const {
    dirty = false,
    submitting = false,
    submitSucceeded,
    dirtySinceLastSubmit = false,
    dirtyFields,
  } = useFormState({
    subscription: {
      dirty: true,
      submitting: true,
      submitSucceeded: true,
      dirtySinceLastSubmit: true,
      dirtyFields: true,
    },
  })
  const changes = leafNames(dirtyFields).length
  const isHeld = dirty && (!submitSucceeded || dirtySinceLastSubmit)
  useRegisterUnsaved(isHeld, submitting ? 'saving' : 'changes', save)
  const stand = useContext(FormHostContext)?.stand
  useLayoutEffect(() => {
    stand?.(submitting ? 'sending' : isHeld ? 'dirty' : 'clean', changes)
  }, [stand, submitting, isHeld, changes])
  useLayoutEffect(() => () => stand?.('clean', 0), [stand])
  return null
}

/** Runs after the form is marked as saved, when the guard no longer asks before leaving. */
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
