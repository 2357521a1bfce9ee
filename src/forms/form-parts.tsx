import { useEffect, type RefObject } from 'react'
import { useFormState } from 'react-final-form'
import { focusFirstError } from './focus-first-error.ts'

/** What the server refuses of the form as a whole, above its fields. */
export function FormSummary() {
  const state = useFormState<object>({ subscription: { submitError: true } })
  const problem: unknown = state.submitError
  const text = typeof problem === 'string' ? problem : ''
  return (
    <div role="alert" className={text === '' ? undefined : 'contract-form-summary'}>
      {text}
    </div>
  )
}

/** What the server refuses shows a moment after the answer; the first such field gets the focus then. */
export function FocusRefused({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } })
  useEffect(() => {
    if (submitErrors) focusFirstError(form.current)
  }, [submitErrors, form])
  return null
}
