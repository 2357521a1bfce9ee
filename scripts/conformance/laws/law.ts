/** What a law is: something that must hold, for each operation or resource that it is about. */
import type { Family } from '../findings.ts'
import type { Level } from '../levels.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'

export interface Law {
  /** Kebab-case; part of the replay id. */
  id: string
  /** What must hold, in one sentence. */
  title: string
  family: Family
  /** The first level that holds it. */
  level: Level
  /** Changes data on the target; left out of read-only runs. */
  writes: boolean
  cases(suite: Suite): Iterable<Case>
}

export interface Case {
  /** Unique in the law: usually an operation or a resource. */
  name: string
  /** The operations that `--operation` and `--area` choose by. */
  operations: readonly string[]
  /** Reports what does not hold. `skipped` says why the law could not be tried here. */
  run(trial: Trial): Promise<void | { skipped: string }>
}

/** A law about what writes leave behind. */
export const lawOfWrites = (id: string, title: string, cases: Law['cases']): Law => ({
  id,
  title,
  family: 'state',
  level: 'laws',
  writes: true,
  cases,
})
