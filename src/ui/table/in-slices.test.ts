import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

test('processes each row once, in order, and lets other work run in between', async () => {
  const rows = Array.from({ length: 1200 }, (_none, index) => index)
  const seen: string[] = []
  setTimeout(() => seen.push('other'))
  const results = await inSlices(rows, (some) => {
    seen.push('slice')
    return some
  })
  expect(results.flat()).toEqual(rows)
  expect(seen).toEqual(['slice', 'other', 'slice', 'slice'])
})

test('without rows there is nothing to do', async () => {
  expect(await inSlices([], () => 1)).toEqual([])
})
