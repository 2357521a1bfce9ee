import { FORM_ERROR } from 'final-form'
import { useEffect, useEffectEvent, useId } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { BrokenRule } from '~openapi/rules.ts'
import { Button } from '@/ui/basics/button.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { useErrorInTitle } from '@/ui/feedback/use-error-in-title.ts'
import { mistakesOf, useMistakes } from './field-blocks.tsx'
import { focusField, focusInvalid } from './focus-first-error.ts'
import { useRuleMessage } from './messages.ts'

interface FormSummaryProps {
  /** The names of the fields that were invalid when the form was last submitted. */
  readonly invalid: readonly string[]
  /** Shown above the errors, even if there is only one. Default: the number of errors. */
  readonly title?: string | undefined
}

/**
 * The errors that keep the form from being saved, above the fields: if there are several, a link to each field with its
 * label and message (R159), and the server's messages that have no field.
 */
export function FormSummary({ invalid, title }: FormSummaryProps) {
  const { t } = useTranslation('ui')
  const countId = useId()
  const mistakes = useMistakes(invalid)
  const state = useFormState({
    subscription: { submitError: true, submitErrors: true, dirtySinceLastSubmit: true },
  })
  const problem: unknown = state.submitError
  const text = typeof problem === 'string' ? problem : ''
  // A single error shows only at its field. But after several were listed, the last one stays until it is corrected.
  const shown = invalid.length > 1 || title !== undefined || text !== '' ? mistakes : []
  // The server has refused fields, but not the whole form.
  const isRefused =
    title !== undefined &&
    shown.length === 0 &&
    !state.dirtySinceLastSubmit &&
    Object.keys(state.submitErrors ?? {}).some((name) => name !== FORM_ERROR)
  const isEmpty = text === '' && shown.length === 0 && !isRefused
  useErrorInTitle(mistakes.length > 0 || !isEmpty)
  return (
    <div className={isEmpty ? 'form-summary-empty' : 'contract-form-summary'}>
      {/*
       * The errors of fields are not in the live region: their number is announced by `showMistakes`, and each of them
       * at its field. Do not announce that an error was corrected.
       */}
      <div role="alert" aria-atomic="false" aria-relevant="additions">
        {title !== undefined && (isRefused || shown.length > 0) && <strong>{title}</strong>}
        {text !== '' && <p>{text}</p>}
      </div>
      {shown.length > 0 && (
        <>
          {title === undefined && <strong id={countId}>{t('form.mistakes', { count: shown.length })}</strong>}
          <ul aria-labelledby={title === undefined ? countId : undefined}>
            {shown.map(({ name, field, message }) => (
              <li key={name}>
                <Button look="link" onClick={() => focusField(field)}>
                  {message}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

export interface FocusRefusedProps {
  /** Whether the refusal has already been notified. */
  readonly isNotified: () => boolean
}

/**
 * Focuses the first field that the server refused, after its error is rendered. Shows a notice for an error that the
 * form does not show, such as an error of a field that this form does not have.
 */
export function FocusRefused({ isNotified }: FocusRefusedProps) {
  const { t } = useTranslation('ui')
  const messageOf = useRuleMessage()
  const form = useForm()
  const state = useFormState({ subscription: { submitErrors: true, submitError: true } })
  const { submitErrors } = state
  const isShown = typeof state.submitError === 'string' && state.submitError !== ''
  const showNotice = useEffectEvent((errors: object) => {
    const texts = [...refusalsIn(errors)].map((broken) => messageOf(broken))
    if (texts.length > 0 && !isNotified())
      notify({ tone: 'error', title: t('errors.title'), text: texts.join('\n') })
  })
  useEffect(() => {
    if (!submitErrors) return
    const [first] = mistakesOf(form)
    if (first) focusInvalid(first.field)
    else if (!isShown) showNotice(submitErrors)
  }, [submitErrors, isShown, form])
  return null
}

/** The broken rules in the form library's nested errors. */
function* refusalsIn(errors: object): Generator<BrokenRule> {
  for (const value of Object.values(errors) as unknown[])
    if (typeof value === 'object' && value !== null) {
      if ('rule' in value && typeof value.rule === 'string') yield value as BrokenRule
      else yield* refusalsIn(value)
    }
}
