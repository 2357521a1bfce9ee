import { expect, test } from 'vitest'
import { changedNames, changes, orNull } from './changes.ts'

const before = { on: true, rate: 0.36, type: 'PER_DAY' }

test('only changed values are sent', () => {
  expect(changes({ ...before }, before)).toEqual({})
  expect(changes({ ...before, rate: 0.3, on: false }, before)).toEqual({ rate: 0.3, on: false })
})

test('an emptied value is sent as null', () => {
  const typed: Partial<typeof before> = { on: false, type: 'PER_DAY' }
  expect(orNull(changes<Partial<typeof before>>(typed, before))).toEqual({ on: false, rate: null })
})

const form = { name: 'Jonas', on: false, address: { city: 'Brugge', zip: '8000' } }

test('changed fields are listed by their dotted name', () => {
  expect(changedNames(structuredClone(form), form)).toEqual([])
  expect(changedNames({ ...form, on: true, address: { city: 'Gent', zip: '8000' } }, form)).toEqual([
    'on',
    'address.city',
  ])
})
