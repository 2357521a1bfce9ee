/** The messages between the command and its workers. */
export interface Task {
  sources: ReadonlyMap<string, string>
  count: number
  level: string
  seed: number
  areas: readonly string[]
  /** The only laws to try. If empty, all laws of the level. */
  laws: readonly string[]
  reference: boolean
}
export type ToWorker = { start: Task } | { mutant: number }

/** The result of all cases on the correct sandbox: which mutants each case reached, and its findings. */
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
  /** For an undetected mutant: the first call of the suite with another response, or with other resulting data. */
  differs?: string
  ms: number
}
export type FromWorker = { baseline: Baseline } | { verdict: Verdict }
