import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-tests.ts'

test('failed browser tests are reported by file and title, at any depth, and errors outside tests by their first line', () => {
  const spec = (title: string, ok: boolean): { title: string; ok: boolean; file: string } => ({
    title,
    ok,
    file: 'e2e/help.spec.ts',
  })
  const report = {
    stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
    errors: [{ message: 'Timed out waiting for the server\n  at line 1' }],
    suites: [
      { specs: [spec('opens', true), spec('closes', false)], suites: [{ specs: [spec('a list', false)] }] },
    ],
  }
  expect(failedInPlaywright(report)).toEqual([
    'e2e/help.spec.ts › closes',
    'e2e/help.spec.ts › a list',
    'Timed out waiting for the server',
  ])
})

test('failed unit tests are reported by file and title, and a file that cannot be loaded by its path', () => {
  const result = (fullName: string, status: string): { fullName: string; status: string } => ({
    fullName,
    status,
  })
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: resolve('src/a.test.ts'),
        status: 'failed',
        assertionResults: [result('adds', 'passed'), result('subtracts', 'failed')],
      },
      { name: resolve('src/b.test.ts'), status: 'failed', assertionResults: [] },
      { name: resolve('src/c.test.ts'), status: 'passed', assertionResults: [result('is right', 'passed')] },
    ],
  }
  expect(failedInVitest(report)).toEqual(['src/a.test.ts › subtracts', 'src/b.test.ts'])
})
