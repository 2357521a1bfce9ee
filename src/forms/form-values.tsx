import { useEffect, useRef, type ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'

/** For what depends on other fields: draws with what the form holds now. A field without text has no value. */
export function FormValues<Values extends object>({
  children,
}: {
  readonly children: (values: Partial<Values>) => ReactNode
}) {
  const { values } = useFormState<Values>({ subscription: { values: true } })
  return children(values)
}

/**
 * Keeps fields in step with others: sets those of which `settle` answers another value than they have now. `before` is
 * what the form held at the last time. Settled values stay.
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
    const wrong = Object.entries(settled).filter(
      ([name, value]: [string, unknown]) => !Object.is(Reflect.get(values, name), value),
    )
    if (wrong.length === 0) return
    form.batch(() => {
      for (const [name, value] of wrong) form.change(name, value)
    })
  })
  return null
}
