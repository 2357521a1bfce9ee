import { expect, test } from 'vitest'
import { changes, emptied } from './changes.ts'

const before = { on: true, rate: 0.36, type: 'PER_DAY' }

test('only what differs is sent', () => {
  expect(changes({ ...before }, before)).toEqual({})
  expect(changes({ ...before, rate: 0.3, on: false }, before)).toEqual({ rate: 0.3, on: false })
})

test('what was emptied is required, not left as it was', () => {
  const typed: Partial<typeof before> = { on: true, type: 'PER_DAY' }
  expect(emptied(changes<Partial<typeof before>>(typed, before))).toEqual({
    'data.rate': { rule: 'required' },
  })
  expect(emptied({ rate: 0 })).toEqual({})
})
