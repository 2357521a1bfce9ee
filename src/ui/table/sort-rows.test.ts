import { expect, test } from 'vitest'
import { people, type Person } from './people.testing.ts'
import { sortRows } from './sort-rows.ts'

const columns = [
  { id: 'name', text: (row: Person) => row.name, sort: true as const },
  { id: 'city', text: (row: Person) => row.city },
  {
    id: 'euros',
    text: (row: Person) => `€ ${row.euros}`,
    sort: 'amount',
    sortValue: (row: Person) => row.euros,
  },
]
const names = (rows: readonly Person[]): string[] => rows.map(({ name }) => name)

test('text sorts with numbers in natural order, numbers by value, and equal rows keep their order', () => {
  expect(names(sortRows(people, columns, 'name'))).toEqual(['Émilie', 'user 9', 'user 10', 'Владимир'])
  expect(names(sortRows(people, columns, 'amount'))).toEqual(['Владимир', 'user 9', 'Émilie', 'user 10'])
  expect(names(sortRows(people, columns, '-amount'))).toEqual(['user 10', 'Émilie', 'Владимир', 'user 9'])
})

test('an unknown sort key, for example from an old address, is ignored', () => {
  expect(sortRows(people, columns, '-shoeSize')).toBe(people)
  expect(sortRows(people, columns, 'city')).toBe(people)
})

test('values that differ only in case or accents are equal in both directions', () => {
  const rows = ['b', 'Eve', 'eve', 'a', 'ève', 'b'].map((name, euros) => ({ name, city: '', euros }))
  const places = (sort: string): number[] => sortRows(rows, columns, sort).map(({ euros }) => euros)
  expect(places('name')).toEqual([3, 0, 5, 1, 2, 4])
  expect(places('-name')).toEqual([1, 2, 4, 0, 5, 3])
})
