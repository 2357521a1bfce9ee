import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const form = { name: 'Jonas', on: false, address: { city: 'Brugge', zip: '8000' } }

test('forms differ by field, by its dotted name', () => {
  expect(differences(form, structuredClone(form))).toEqual([])
  expect(differences(form, { ...form, on: true, address: { city: 'Gent', zip: '8000' } })).toEqual([
    'on',
    'address.city',
  ])
})
