import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { storeProgress } from './progress.ts'

/**
 * Stores how many files of the unit tests have ended, and names each failed test at once: the dot reporter names them
 * only at the end of a long run.
 */
export default class VitestProgress implements Reporter {
  #of = 0
  #done = 0

  onTestRunStart(files: readonly unknown[]): void {
    this.#of = files.length
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state !== 'failed') return
    const causes = errors.map(({ message }) => message).join('\n')
    process.stderr.write(`\nFailed: ${test.module.relativeModuleId} > ${test.fullName}\n${causes}\n`)
  }

  onTestModuleEnd(module: TestModule): void {
    const { relativeModuleId } = module
    for (const { message } of module.errors())
      process.stderr.write(`\nFailed: ${relativeModuleId}\n${message}\n`)
    this.#done += 1
    storeProgress('unit', { done: this.#done, of: this.#of })
  }
}
