import { expect, test } from 'vitest'
import { changes } from '@/forms/values/changes.ts'
import { emptied } from './emptied.ts'

const before = { on: true, rate: 0.36, type: 'PER_DAY' }

test('what was emptied is required, not left as it was', () => {
  const typed: Partial<typeof before> = { on: true, type: 'PER_DAY' }
  expect(emptied(changes<Partial<typeof before>>(typed, before))).toEqual({
    'data.rate': { rule: 'required' },
  })
  expect(emptied({ rate: 0 })).toEqual({})
})
