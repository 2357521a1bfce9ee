import { expect, test } from 'vitest'
import { sorted } from './lists.ts'

test('rows without a value come last in both directions, and equal ones by their identifier', () => {
  const rows = [
    { id: 'd' },
    { id: 'c', name: 'Éva' },
    { id: 'b' },
    { id: 'a', name: 'zoë' },
    { id: 'e', name: 'eva' },
  ]
  const ids = (sort: string) =>
    sorted(rows, sort, { name: ({ name }) => name }, ({ id }) => id).map(({ id }) => id)
  expect(ids('name')).toEqual(['c', 'e', 'a', 'b', 'd'])
  expect(ids('-name')).toEqual(['a', 'c', 'e', 'b', 'd'])
})
