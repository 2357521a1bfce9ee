import { expect, test } from 'vitest'
import { faultsOf } from './file-faults.ts'

test('R256 a fault names its column once: before the reason', () => {
  const labels: unknown[] = []
  const { faults } = faultsOf(
    [
      { field: 'phone', rule: 'required' },
      { field: 'file', rule: 'empty_file' },
    ],
    ({ rule }, ...rest: unknown[]) => {
      labels.push(...rest)
      return rule
    },
  )
  expect(faults).toEqual([
    { field: 'phone', reason: 'required' },
    { field: '', reason: 'empty_file' },
  ])
  expect(labels).toEqual([])
})
