import { expect, test } from 'vitest'
import { Course } from './progress.ts'

test('the progress line shows which suites run, for how long, and how far they are', () => {
  let now = 0
  const course = new Course(
    3,
    () => now,
    (suite) => (suite === 'e2e' ? { done: 120, of: 402 } : undefined),
  )
  course.begin('build')
  now = 20_000
  course.end('build')
  course.begin('e2e')
  now = 140_000
  course.begin('contract')
  now = 150_000
  expect(course.line()).toBe('2:30, 1 of 3 suites; e2e 2:10, 120 of 402; contract 0:10')
  expect(course.total()).toBe('2:30')
})
