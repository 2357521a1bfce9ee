import { expect, test } from 'vitest'
import { restore, withFields } from './restore.ts'

const initial = { name: '', language: 'nl', twoFactor: false, home: { city: '' }, groups: [] as string[] }

test('stored values are restored', () => {
  const kept = {
    name: 'Nele',
    language: 'fr',
    twoFactor: true,
    home: { city: 'Brugge' },
    groups: ['g-1'],
  }
  expect(restore(initial, kept)).toEqual(kept)
})

test('a number that was initially empty is restored', () => {
  expect(restore({ name: '', most: undefined }, { name: 'x', most: 25 })).toEqual({ name: 'x', most: 25 })
})

test.each<[string, unknown, object]>([
  ['nothing kept', undefined, {}],
  ['not a form', 'x', {}],
  ['emptied texts', { language: 'fr' }, { language: 'fr' }],
  ['values of another kind', { name: 3, home: 'x', groups: {}, twoFactor: 'yes' }, {}],
  ['fields that are gone', { old: 1, home: { street: 'x' } }, {}],
])('%s', (_what, kept, change) => {
  expect(restore(initial, kept)).toEqual({ ...initial, ...change })
})

test('a partly filled group keeps the values that were typed into its other fields', () => {
  const fields = ['name', 'home.city', 'home.street.number', 'work.city']
  const partly = withFields({ home: { city: 'Gent' } }, fields)
  expect(partly).toEqual({ name: undefined, home: { city: 'Gent' } })
  expect(restore(withFields({ name: '', home: {} }, fields), { name: 'x', home: { city: 'Gent' } })).toEqual({
    name: 'x',
    home: { city: 'Gent' },
  })
})
