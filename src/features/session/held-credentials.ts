import { useEffect, useState } from 'react'
import type { SignInOutcome } from '@/session/sign-in.ts'

type CodeNeeded = Extract<SignInOutcome, { kind: 'code-needed' }>

/** How long, in ms, the page waits for the code. */
const KEPT_MS = 5 * 60 * 1000

/** G178: kept in memory only. A reload forgets it, and sign-in starts over. */
let held: CodeNeeded | undefined

export function holdCredentials(outcome: CodeNeeded): void {
  held = outcome
}

/**
 * Returns the credentials while the page is open, for at most five minutes. A user who comes back to the page later
 * finds neither credentials nor QR code.
 */
export function useHeldCredentials(): CodeNeeded | undefined {
  const [taken, setTaken] = useState(held)
  useEffect(() => {
    held = undefined
    const timer = setTimeout(() => setTaken(undefined), KEPT_MS)
    return () => clearTimeout(timer)
  }, [])
  return taken
}
