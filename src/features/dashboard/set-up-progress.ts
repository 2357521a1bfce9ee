import { useState } from 'react'
import { readStoredJson, writeStored } from '@/base/stored.ts'

export interface SetUpProgress {
  /** The steps that the user has skipped. */
  readonly skipped: readonly string[]
  /** When the user marked the transfer as sent. */
  readonly transferredOn?: string | undefined
}

const NONE: SetUpProgress = { skipped: [] }
const keyOf = (company: string): string => `portal_first_steps_${company}`

/**
 * The user's progress in the first steps of a company, as far as the contract does not know it. This browser remembers
 * it. It contains no personal data.
 */
export function useSetUpProgress(company: string) {
  const [kept, setKept] = useState(() => ({ company, progress: read(company) }))
  const progress = kept.company === company ? kept.progress : read(company)
  const keep = (change: Partial<SetUpProgress>): void => {
    const next = { ...progress, ...change }
    setKept({ company, progress: next })
    writeStored(keyOf(company), JSON.stringify(next))
  }
  return {
    progress,
    toggleSkipped: (step: string): void =>
      keep({
        skipped: progress.skipped.includes(step)
          ? progress.skipped.filter((one) => one !== step)
          : [...progress.skipped, step],
      }),
    toggleTransferred: (): void =>
      keep({ transferredOn: progress.transferredOn === undefined ? new Date().toISOString() : undefined }),
  }
}

function read(company: string): SetUpProgress {
  const kept = readStoredJson(keyOf(company))
  if (typeof kept !== 'object' || kept === null) return NONE
  const { skipped, transferredOn } = kept as Readonly<Record<string, unknown>>
  return {
    skipped: Array.isArray(skipped) ? skipped.filter((one) => typeof one === 'string') : [],
    transferredOn:
      typeof transferredOn === 'string' && !Number.isNaN(Date.parse(transferredOn))
        ? transferredOn
        : undefined,
  }
}
