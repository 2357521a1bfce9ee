import { expect, test } from 'vitest'
import { runAll } from '@/ui/bulk/run-all.ts'
import { inBatches, PER_CALL } from './in-batches.ts'

test('G318 thousands of records take a few calls, and each record has the outcome of its call', async () => {
  const sizes: number[] = []
  const work = inBatches<number>((items) => {
    sizes.push(items.length)
    return items.includes(1500) ? Promise.reject(new Error('refused')) : Promise.resolve()
  })
  let failed = 0
  await runAll(
    Array.from({ length: 2500 }, (_none, index) => index),
    work,
    {
      atOnce: PER_CALL,
      signal: new AbortController().signal,
      onOutcome: ({ error }) => (failed += error === undefined ? 0 : 1),
    },
  )
  expect(sizes).toEqual([1000, 1000, 500])
  expect(failed).toBe(1000)
})
