import { useEffect, useRef } from 'react'
import { useHeldField } from './use-held-field.ts'

export interface VerifyOnLeaveProps {
  readonly name: string
  /** The saved value. It is not verified again. */
  readonly present: string
  readonly verify: (value: string) => Promise<unknown>
}

/** Verifies a field's value by the server when the user leaves the field, unless it breaks a rule of the contract. */
export function VerifyOnLeave({ name, present, verify }: VerifyOnLeaveProps) {
  const { input, meta } = useHeldField<string>(name, {
    subscription: { active: true, value: true, error: true },
  })
  const typed = input.value.trim()
  const isActive = meta.active === true
  const isBroken = meta.error !== undefined
  const wasActive = useRef(false)
  useEffect(() => {
    const isLeft = wasActive.current && !isActive
    wasActive.current = isActive
    if (isLeft && typed !== '' && typed !== present && !isBroken) void verify(typed)
  }, [isActive, isBroken, typed, present, verify])
  return null
}
