import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { storeProgress } from './progress.ts'

/** Stores how many browser tests have ended. */
export default class PlaywrightProgress implements Reporter {
  #of = 0
  #done = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#of = suite.allTests().length
  }

  onTestEnd(): void {
    this.#done += 1
    storeProgress('e2e', { done: this.#done, of: this.#of })
  }

  printsToStdio(): boolean {
    return false
  }
}
