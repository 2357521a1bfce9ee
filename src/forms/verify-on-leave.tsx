import { useEffect, useRef } from 'react'
import { useForm, useFieldState, type FieldView } from './form-state.ts'

export interface VerifyOnLeaveProps {
  readonly name: string
  /** The value that is already saved. It is not verified again. */
  readonly present: string
  readonly verify: (value: string) => Promise<unknown>
}

/** Verifies a field's value by the server when the user leaves the field, unless it breaks a rule of the contract. */
export function VerifyOnLeave({ name, present, verify }: VerifyOnLeaveProps) {
  const form = useForm()
  const isActive = useFieldState(name, activeIn)
  const wasActive = useRef(false)
  useEffect(() => {
    const isLeft = wasActive.current && !isActive
    wasActive.current = isActive
    const field: FieldView = form.getFieldState(name) ?? {}
    const typed = typeof field.value === 'string' ? field.value.trim() : ''
    if (isLeft && typed !== '' && typed !== present && field.error === undefined) void verify(typed)
  }, [form, name, isActive, present, verify])
  return null
}

const activeIn = ({ active }: FieldView): boolean => active === true
