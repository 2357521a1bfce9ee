/** A law is a statement that must be true for each operation or resource that it covers. */
import type { Family } from '../findings.ts'
import type { Level } from '../levels.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'

export interface Law {
  /** Kebab-case; part of the replay id. */
  id: string
  /** The statement, in one sentence. */
  title: string
  family: Family
  /** The lowest level that includes this law. */
  level: Level
  /** Whether it changes data on the target. Read-only runs leave out such laws. */
  writes: boolean
  /** Whether it relies only on what every OpenAPI document states, and on none of our extensions and conventions. */
  isUniversal?: true
  cases(suite: Suite): Iterable<Case>
}

export interface Case {
  /** Unique in the law: usually an operation or a resource. */
  name: string
  /** The operations by which `--operation` and `--area` select the case. */
  operations: readonly string[]
  /** Reports what is wrong. `skipped` is the reason if the law could not be tried. */
  run(trial: Trial): Promise<void | { skipped: string }>
}

/** A law about the data that writes store. */
export const lawOfWrites = (id: string, title: string, cases: Law['cases']): Law => ({
  id,
  title,
  family: 'state',
  level: 'laws',
  writes: true,
  cases,
})
