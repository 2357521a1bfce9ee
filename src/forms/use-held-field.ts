import { useLayoutEffect } from 'react'
import { useField, useForm, type FieldRenderProps, type UseFieldConfig } from 'react-final-form'

/** `useField` of the form library, for a field that may be hidden and come back: it shows what the form holds. */
export function useHeldField<Value>(name: string, config?: UseFieldConfig): FieldRenderProps<Value> {
  useHold(name)
  return useField<Value>(name, config)
}

/**
 * Keeps the form's value of a field that comes back. By itself `useField` sets a field that nobody has registered to the
 * value that the form began with. It looks in an effect; so the field is registered in a layout effect, which runs before.
 */
export function useHold(name: string): void {
  const form = useForm()
  useLayoutEffect(() => form.registerField(name, () => undefined, {}, { silent: true }), [form, name])
}

/** What a field with a message needs to know. */
export const FIELD_PARTS = {
  value: true,
  touched: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
} as const
