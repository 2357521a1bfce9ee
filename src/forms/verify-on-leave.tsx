import { useEffect, useRef } from 'react'
import { useField } from 'react-final-form'

export interface VerifyOnLeaveProps {
  readonly name: string
  /** What stands there already needs no asking. */
  readonly present: string
  readonly verify: (value: string) => Promise<unknown>
}

/** Has a field's value verified when the field is left, unless the contract's form of it is wrong anyway. */
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
