import { useState } from 'react'

/** Runs what a button does: `pending` while it runs, `failure` says why the last one failed. */
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
