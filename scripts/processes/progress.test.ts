import { expect, test } from 'vitest'
import { RunProgress } from './progress.ts'

test('the progress line shows which suites run, for how long, and how far they are', () => {
  let now = 0
  const progress = new RunProgress(
    3,
    () => now,
    (suite) => (suite === 'e2e' ? { done: 120, of: 402 } : undefined),
  )
  progress.begin('build')
  now = 20_000
  progress.end('build')
  progress.begin('e2e')
  now = 140_000
  progress.begin('contract')
  now = 150_000
  expect(progress.line()).toBe('2:30, 1 of 3 suites; e2e 2:10, 120 of 402; contract 0:10')
  expect(progress.total()).toBe('2:30')
})
