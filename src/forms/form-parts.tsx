import { useEffect, type RefObject } from 'react'
import { useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/basics/button.tsx'
import { focusField, focusFirstError } from './focus-first-error.ts'

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

/**
 * What keeps the form from being saved, above the fields: links to the fields with a mistake when there are several, or
 * what the server says (R159: several errors are summed up).
 */
export function FormSummary({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  const { t } = useTranslation('ui')
  const state = useFormState<object>({
    subscription: { submitError: true, invalid: true },
  })
  const problem: unknown = state.submitError
  const text = typeof problem === 'string' ? problem : ''
  const shown = state.invalid && text === '' && mistakes.length > 1 ? mistakes : []
  return (
    <div role="alert" className={text === '' && shown.length === 0 ? undefined : 'contract-form-summary'}>
      {text}
      {shown.length > 0 && (
        <>
          <strong>{t('form.mistakes', { count: shown.length })}</strong>
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

/** Focuses the first field that the server refused. Its error is rendered only after the answer. */
export function FocusRefused({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } })
  useEffect(() => {
    if (submitErrors) focusFirstError(form.current)
  }, [submitErrors, form])
  return null
}
