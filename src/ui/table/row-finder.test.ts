import { expect, test, vi } from 'vitest'
import { rowFinder } from './row-finder.ts'

interface Person {
  readonly name: string
  readonly active: boolean
}
const people: readonly Person[] = Array.from({ length: 300 }, (_, index) => ({
  name: `user ${index}`,
  active: index % 3 > 0,
}))
const query = { search: '', sort: undefined, filter: {}, words: { active: 'actief' } } as const

function finder(rows: () => readonly Person[] = () => people) {
  const text = vi.fn<(person: Person) => string>(({ name }) => name)
  const find = rowFinder<Person, { active: string }, { active?: boolean }>({
    rows,
    columns: ({ active }) => [
      { id: 'name', text, sort: true },
      { id: 'active', text: (person) => (person.active ? active : '') },
    ],
    keeps: (person, filter) => filter.active === undefined || person.active === filter.active,
  })
  return { find, text }
}
const names = (rows: readonly Person[]): string[] => rows.map(({ name }) => name)

test('it returns the rows of the requested range, and the total', () => {
  const { find } = finder()
  expect(find(query, 298, 400)).toEqual({ total: 300, among: 300, rows: people.slice(298) })
})

test('filter, order and search combine, and use the texts of the current language', () => {
  const { find } = finder()
  const found = find({ ...query, filter: { active: true }, sort: '-name', search: 'actief 29' }, 0, 3)
  expect(found.total).toBe(9)
  expect(found.among).toBe(200)
  expect(names(found.rows)).toEqual(['user 299', 'user 298', 'user 296'])
  expect(find({ ...query, words: { active: 'active' }, search: 'actief' }, 0, 3).total).toBe(0)
})

test('another range of the same query uses cached results; other rows are searched again', () => {
  let rows = people
  const { find, text } = finder(() => rows)
  const search = { ...query, search: 'user' }
  find(search, 0, 10)
  text.mockClear()
  expect(names(find(structuredClone(search), 10, 11).rows)).toEqual(['user 10'])
  expect(text).not.toHaveBeenCalled()
  rows = people.slice(0, 5)
  expect(find(search, 0, 10).total).toBe(5)
})
