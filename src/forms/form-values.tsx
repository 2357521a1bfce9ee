import { useEffect, useRef, type ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { changes } from './values/changes.ts'

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
    const wrong = Object.keys(changes<Partial<Values>>(values, settled))
    if (wrong.length === 0) return
    form.batch(() => {
      for (const name of wrong) form.change(name, Reflect.get(settled, name))
    })
  })
  return null
}
