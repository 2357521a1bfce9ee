/** Names of failed tests, read from the JSON reports of Playwright and Vitest. */
import { relative } from 'node:path'

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean; readonly file: string }[]
}

export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    /** The file's whole path. */
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** `file › title` of each failed test, and the first line of each error outside the tests. */
export function failedInPlaywright({ suites, errors }: PlaywrightReport): string[] {
  const specsIn = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...(suite.suites ?? []).flatMap(specsIn),
  ]
  return [
    ...suites.flatMap(specsIn),
    ...errors.map(({ message = 'error' }) => message.split('\n')[0] ?? message),
  ]
}

/** `file › title` of each failed test. A file that cannot be loaded has no tests, and is named alone. */
export function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(process.cwd(), name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file]
    })
}
