import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/basics/button.tsx'

/** Holds the value of a controlled block. */
export function StateHolder<Value>({
  initial,
  children,
}: {
  readonly initial: Value
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** A button that opens something. */
export function OpenButton({
  what,
  children,
}: {
  readonly what: string
  readonly children: (open: boolean, close: () => void) => ReactNode
}) {
  return (
    <StateHolder initial={false}>
      {(open, setOpen) => (
        <>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>{`Open ${what}`}</Button>
          {children(open, () => setOpen(false))}
        </>
      )}
    </StateHolder>
  )
}

/** An action that takes a moment, or fails. */
export const slowAction = (fails = false): Promise<void> =>
  new Promise((resolve, reject) =>
    setTimeout(() => (fails ? reject(new Error('as the gallery wants it')) : resolve()), 800),
  )

/** A callback without effect. */
export const noop = (): void => undefined
