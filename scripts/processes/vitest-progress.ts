import type { Reporter } from 'vitest/reporters'
import { storeProgress } from './progress.ts'

/** Stores how many files of the unit tests have ended. */
export default class VitestProgress implements Reporter {
  #of = 0
  #done = 0

  onTestRunStart(files: readonly unknown[]): void {
    this.#of = files.length
  }

  onTestModuleEnd(): void {
    this.#done += 1
    storeProgress('unit', { done: this.#done, of: this.#of })
  }
}
