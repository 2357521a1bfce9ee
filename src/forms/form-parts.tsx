import { FORM_ERROR } from 'final-form'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { BrokenRule } from '~openapi/rules.ts'
import { Button } from '@/ui/basics/button.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { focusField, focusFirstError } from './focus-first-error.ts'
import { useFormState } from './form-state.ts'
import { useRuleMessage } from './messages.ts'

/** A field that shows an error. */
export interface Mistake {
  readonly field: HTMLElement
  readonly text: string
}

/** The fields within a form that show an error, in the order of the page. */
export const mistakesIn = (form: HTMLElement | null): readonly Mistake[] =>
  [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])].flatMap((field) => {
    const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const text = document.getElementById(errorId)?.textContent ?? ''
    return text === '' ? [] : [{ field, text }]
  })

interface FormSummaryProps {
  readonly mistakes: readonly Mistake[]
  /** Said above them, also above a single one. Default: how many there are. */
  readonly title?: string | undefined
}

/**
 * What keeps the form from being saved, above the fields: links to the fields with a mistake when there are several, or
 * what the server says (R159: several errors are summed up).
 */
export function FormSummary({ mistakes, title }: FormSummaryProps) {
  const { t } = useTranslation('ui')
  const state = useFormState('submitError', 'submitErrors', 'dirtySinceLastSubmit', 'invalid')
  const problem: unknown = state.submitError
  const text = typeof problem === 'string' ? problem : ''
  const shown =
    state.invalid && text === '' && mistakes.length > (title === undefined ? 1 : 0) ? mistakes : []
  // The server has refused fields, and not the whole form.
  const isRefused =
    title !== undefined &&
    shown.length === 0 &&
    !state.dirtySinceLastSubmit &&
    Object.keys(state.submitErrors ?? {}).some((name) => name !== FORM_ERROR)
  const isEmpty = text === '' && shown.length === 0 && !isRefused
  return (
    <div role="alert" className={isEmpty ? undefined : 'contract-form-summary'}>
      {isRefused && <strong>{title}</strong>}
      {text}
      {shown.length > 0 && (
        <>
          <strong>{title ?? t('form.mistakes', { count: shown.length })}</strong>
          <ul>
            {shown.map(({ field, text: mistake }) => (
              <li key={`${field.id} ${mistake}`}>
                <Button look="link" onClick={() => focusField(field)}>
                  {mistake}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface FocusRefusedProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** Whether the refusal has been notified already. */
  readonly isTold: () => boolean
}

/**
 * Focuses the first field that the server refused. Its error is rendered only after the answer. Tells a refusal that
 * nothing in the form shows, such as of a field that is not offered here.
 */
export function FocusRefused({ form, isTold }: FocusRefusedProps) {
  const { t } = useTranslation('ui')
  const messageOf = useRuleMessage()
  const { submitErrors } = useFormState('submitErrors')
  const tell = useEffectEvent((errors: object) => {
    const texts = [...refusalsIn(errors)].map((broken) => messageOf(broken))
    if (texts.length > 0 && !isTold())
      notify({ tone: 'error', title: t('errors.title'), text: texts.join('\n') })
  })
  useEffect(() => {
    if (!submitErrors) return
    focusFirstError(form.current)
    const isShown = form.current?.querySelector('[aria-invalid=true], .contract-form-summary')
    if (!isShown) tell(submitErrors)
  }, [submitErrors, form])
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
