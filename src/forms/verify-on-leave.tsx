import { useEffect, useRef } from 'react'
import { useField } from 'react-final-form'

export interface VerifyOnLeaveProps {
  readonly name: string
  /** The value that is already saved. It is not verified again. */
  readonly present: string
  readonly verify: (value: string) => Promise<unknown>
}

/** Verifies a field's value by the server when the user leaves the field, unless it breaks a rule of the contract. */
export function VerifyOnLeave({ name, present, verify }: VerifyOnLeaveProps) {
  const { input, meta } = useField<string>(name, { subscription: { active: true, value: true, error: true } })
  const value = (input.value ?? '').trim()
  const wasActive = useRef(false)
  useEffect(() => {
    const isLeft = wasActive.current && !meta.active
    wasActive.current = meta.active === true
    if (isLeft && value !== '' && value !== present && meta.error === undefined) void verify(value)
  }, [meta.active, meta.error, value, present, verify])
  return null
}
