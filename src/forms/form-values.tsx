import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { changes } from './values/changes.ts'

/** Renders content that depends on other fields, with the current values. An empty field has no value. */
export function FormValues<Values extends object>({
  children,
}: {
  readonly children: (values: Partial<Values>) => ReactNode
}) {
  const { values } = useFormState<Values>({ subscription: { values: true } })
  return children(values)
}

/**
 * Updates fields that depend on others: sets each field for which `settle` returns a value that differs from the
 * current one. `before` has the values of the previous call. `settle` must return the same values once they are set.
 */
export function InStep<Values extends object>({
  settle,
}: {
  readonly settle: (values: Partial<Values>, before: Partial<Values>) => Partial<Values>
}) {
  const form = useForm()
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const before = useRef<Partial<Values>>(values)
  useEffect(() => {
    const settled = settle(values, before.current)
    before.current = values
    const outdated = Object.keys(changes<Partial<Values>>(values, settled))
    if (outdated.length === 0) return
    form.batch(() => {
      for (const name of outdated) form.change(name, Reflect.get(settled, name))
    })
  })
  return null
}

/** Fills in several fields at once, as if the user had typed and left them: an invalid value shows its message. */
export function useFillIn(): (values: Readonly<Record<string, unknown>>) => void {
  const form = useForm()
  return useCallback(
    (values) =>
      form.batch(() => {
        for (const [name, value] of Object.entries(values)) {
          form.change(name, value)
          form.blur(name)
        }
      }),
    [form],
  )
}

/** The length of a pause in typing. */
const PAUSE_MS = 250

/**
 * Like `FormValues`, but renders only when the user pauses typing. Use it for content that nobody looks at while
 * typing.
 */
export function InPauses<Values extends object>({
  children,
}: {
  readonly children: (values: Values) => ReactNode
}) {
  const form = useForm<Values>()
  const [values, setValues] = useState(() => form.getState().values)
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = form.subscribe(
      (state) => {
        clearTimeout(pause)
        pause = setTimeout(() => setValues(state.values), PAUSE_MS)
      },
      { values: true },
    )
    return () => {
      unsubscribe()
      clearTimeout(pause)
    }
  }, [form])
  return children(values)
}
