import { expect, test, vi } from 'vitest'
import { money } from '@/i18n/formats.ts'
import { people, type Person } from './people.testing.ts'
import { searchable } from './search.ts'

const columns = [
  { id: 'name', text: (row: Person) => row.name },
  { id: 'city', text: (row: Person) => row.city },
  { id: 'euros', text: (row: Person) => `€ ${row.euros}` },
]
const names = (rows: readonly Person[]): string[] => rows.map(({ name }) => name)

test('every word must occur in any column, ignoring case and accents', () => {
  const { find } = searchable(people, columns)
  expect(names(find('EMILIE gent', people))).toEqual(['Émilie'])
  expect(names(find('liege', people))).toEqual(['user 10'])
  expect(names(find('владимир', people))).toEqual(['Владимир'])
  expect(names(find('e\u0301milie', people)), 'typed as letter and accent').toEqual(['Émilie'])
  expect(names(find('emilie brugge', people))).toEqual([])
})

test.each(['0470 12 34 56', '+32 470 12 34 56', '0032470123456', '0470/12.34.56', '470 12 34'])(
  'G298 a phone number is found as "%s"',
  (typed) => {
    const rows = [{ name: 'Ulla +32\u00a0470\u00a012\u00a034\u00a056', city: '9000', euros: 1 }, ...people]
    const { find } = searchable(rows, columns)
    // Typed letter by letter, like a user: each search narrows the previous one if possible.
    let found: readonly Person[] = rows
    for (let end = 1; end <= typed.length; end += 1) found = find(typed.slice(0, end), rows)
    expect(names(found)).toEqual([rows[0]?.name])
  },
)

test('an empty search returns the same array and reads no rows', () => {
  const text = vi.fn<(row: Person) => string>(({ name }) => name)
  const { find } = searchable(people, [{ id: 'name', text }])
  expect(find('  ', people)).toBe(people)
  expect(text).not.toHaveBeenCalled()
  find('a', people)
  find('ab', people)
  expect(text).toHaveBeenCalledTimes(people.length)
})

test('more letters narrow the result, fewer letters widen it, and the order of the rows is kept', () => {
  const { find } = searchable(people, columns)
  const turned = people.toReversed()
  expect(names(find('us', turned))).toEqual(['user 9', 'user 10'])
  expect(names(find('user 1', turned))).toEqual(['user 10'])
  expect(names(find('user', turned))).toEqual(['user 9', 'user 10'])
  expect(names(find('user', people))).toEqual(['user 10', 'user 9'])
})

test('G415 an amount below zero is found by the minus key', () => {
  const amounts = [-9.11, 9.11]
  const { find } = searchable(amounts, [{ id: 'euros', text: money }])
  expect(find('-9,11', amounts)).toEqual([-9.11])
})
