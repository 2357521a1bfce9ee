import { useState } from 'react'

/** Runs the action of a button. `pending` is true while it runs, `failure` is the message of the last failure. */
export function useAction() {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = (action: () => Promise<unknown>): void => {
    setPending(true)
    setFailure(undefined)
    action()
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)))
      .finally(() => setPending(false))
  }
  return { pending, failure, run }
}
