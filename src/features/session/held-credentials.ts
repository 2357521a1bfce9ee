import type { SignInOutcome } from '@/session/sign-in.ts'

type CodeNeeded = Extract<SignInOutcome, { kind: 'code-needed' }>

/** G178: kept in memory only; a reload forgets it, and sign-in starts over. */
let held: CodeNeeded | undefined

export function holdCredentials(outcome: CodeNeeded): void {
  held = outcome
}

export const heldCredentials = (): CodeNeeded | undefined => held

export function forgetCredentials(): void {
  held = undefined
}
