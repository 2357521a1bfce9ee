import { expect, test } from 'vitest'
import { partColumns } from './part-columns.tsx'

test.each([
  [21, '21\u00a0%'],
  [5.25, '5,25\u00a0%'],
])('a rate of VAT of %d is not rounded', (vat, text) => {
  const [, column] = partColumns.specs.find(([id]) => id === 'vat') ?? []
  const part = { detail: { item: {}, resources: [], terms: { vat } }, productOspId: 'pr-1', isKept: false }
  expect(column?.text(part as never, undefined as never)).toBe(text)
})
