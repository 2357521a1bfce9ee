import { expect, test } from 'vitest'
import { faultsOf } from './file-faults.ts'

test('R256 a fault names its column once, before the reason', () => {
  const labels: unknown[] = []
  const { faults } = faultsOf(
    [
      { field: 'phone', rule: 'required' },
      { field: 'file', rule: 'empty_file' },
      { field: '7', rule: 'file_cells' },
    ],
    ({ rule }, ...rest: unknown[]) => {
      labels.push(...rest)
      return rule
    },
    (column) => `Telephone (${column})`,
  )
  expect(faults).toEqual([
    { field: 'Telephone (phone)', reason: 'required' },
    { field: '', reason: 'empty_file' },
    { field: '', reason: 'file_cells' },
  ])
  expect(labels, 'only the reason of a line contains its number').toEqual(['7'])
})
