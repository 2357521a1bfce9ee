import { useEffect, type RefObject } from 'react'
import { useFormState } from 'react-final-form'
import { focusFirstError } from './focus-first-error.ts'

/** The server's errors of several fields, above the fields (R159: several errors are summed up). */
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

/** Focuses the first field that the server refused. Its error is rendered only after the answer. */
export function FocusRefused({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } })
  useEffect(() => {
    if (submitErrors) focusFirstError(form.current)
  }, [submitErrors, form])
  return null
}
