import { useLayoutEffect } from 'react'
import { useField, useForm, type FieldRenderProps, type UseFieldConfig } from 'react-final-form'

/** `useField` of the form library, for a field that may be hidden and shown again: it keeps the value of the form. */
export function useHeldField<Value>(name: string, config?: UseFieldConfig): FieldRenderProps<Value> {
  useHold(name)
  return useField<Value>(name, config)
}

/**
 * Keeps the form's value of a field that is mounted again. `useField` alone resets a field that is not registered to
 * its initial value, in an effect. So this registers the field in a layout effect, which runs earlier.
 */
export function useHold(name: string): void {
  const form = useForm()
  useLayoutEffect(() => form.registerField(name, () => undefined, {}, { silent: true }), [form, name])
}

/** Props shared by fields that show a message. */
export const FIELD_PARTS = {
  value: true,
  touched: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
} as const
