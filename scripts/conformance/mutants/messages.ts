/** What the command and its workers tell each other. */
export interface Task {
  sources: ReadonlyMap<string, string>
  count: number
  level: string
  seed: number
  areas: readonly string[]
  /** The only laws to try; all of the level when empty. */
  laws: readonly string[]
  reference: boolean
}
export type ToWorker = { start: Task } | { mutant: number }

/** What a run of all cases on the right sandbox tells: who reached what, and what it found. */
export interface Baseline {
  reached: number[]
  cases: number
  findings: string[]
  ms: number
}
export interface Verdict {
  mutant: number
  /** The first thing that was found. */
  found?: string
  /** How many cases reach the mutant. */
  cases: number
  /** For what was not found: the first call of the suite that is answered otherwise, or changes other data. */
  differs?: string
  ms: number
}
export type FromWorker = { baseline: Baseline } | { verdict: Verdict }
