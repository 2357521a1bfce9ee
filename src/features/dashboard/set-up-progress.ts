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
 * The user's progress in the first steps of a company that the contract does not store. This browser stores it, without
 * personal data.
 */
export function useSetUpProgress(company: string) {
  const [stored, setStored] = useState(() => ({ company, progress: read(company) }))
  const progress = stored.company === company ? stored.progress : read(company)
  const update = (change: Partial<SetUpProgress>): void => {
    const next = { ...progress, ...change }
    setStored({ company, progress: next })
    writeStored(keyOf(company), JSON.stringify(next))
  }
  return {
    progress,
    toggleSkipped: (step: string): void =>
      update({
        skipped: progress.skipped.includes(step)
          ? progress.skipped.filter((one) => one !== step)
          : [...progress.skipped, step],
      }),
    toggleTransferred: (): void =>
      update({ transferredOn: progress.transferredOn === undefined ? new Date().toISOString() : undefined }),
  }
}

function read(company: string): SetUpProgress {
  const stored = readStoredJson(keyOf(company))
  if (typeof stored !== 'object' || stored === null) return NONE
  const { skipped, transferredOn } = stored as Readonly<Record<string, unknown>>
  return {
    skipped: Array.isArray(skipped) ? skipped.filter((one) => typeof one === 'string') : [],
    transferredOn:
      typeof transferredOn === 'string' && !Number.isNaN(Date.parse(transferredOn))
        ? transferredOn
        : undefined,
  }
}
