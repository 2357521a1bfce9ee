import { expect, test } from 'vitest'
import { changes } from './changes.ts'

const before = { on: true, rate: 0.36, type: 'PER_DAY' }

test('only what differs is sent', () => {
  expect(changes({ ...before }, before)).toEqual({})
  expect(changes({ ...before, rate: 0.3, on: false }, before)).toEqual({ rate: 0.3, on: false })
})
