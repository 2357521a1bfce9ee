import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const FOLDER = 'reports/progress'

/** The progress of a suite: how many of its tests or files have ended. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/** Stores the progress of a suite, for `npm test` to print. */
export function storeProgress(suite: string, progress: Progress): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${suite}.json`, JSON.stringify(progress))
}

/** The progress of a suite, or `undefined` if it does not report any. */
function readProgress(suite: string): Progress | undefined {
  const path = `${FOLDER}/${suite}.json`
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Progress
  } catch {
    return undefined // The file is being written.
  }
}

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Tracks how long a run and its suites take. */
export class RunProgress {
  readonly #suiteCount: number
  readonly #now: () => number
  readonly #progressOf: (suite: string) => Progress | undefined
  readonly #start: number
  readonly #startTimes = new Map<string, number>()
  #endedCount = 0

  constructor(suites: number, now: () => number = () => performance.now(), progressOf = readProgress) {
    this.#suiteCount = suites
    this.#now = now
    this.#progressOf = progressOf
    this.#start = now()
  }

  begin(suite: string): void {
    this.#startTimes.set(suite, this.#now())
  }

  end(suite: string): void {
    this.#startTimes.delete(suite)
    this.#endedCount += 1
  }

  /** The line of progress, such as "4:30, 3 of 9 suites; e2e 2:10, 120 of 402; contract 0:12". */
  line(): string {
    const running = [...this.#startTimes].map(([suite, startTime]) => {
      const progress = this.#progressOf(suite)
      const count = progress === undefined ? '' : `, ${progress.done} of ${progress.of}`
      return `${suite} ${minutes(this.#now() - startTime)}${count}`
    })
    return [`${this.total()}, ${this.#endedCount} of ${this.#suiteCount} suites`, ...running].join('; ')
  }

  /** The time since the start. */
  total(): string {
    return minutes(this.#now() - this.#start)
  }
}
