// @level all: each list on a screen shows this too.
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { defineColumns, column } from './columns.tsx'
import { ListView } from './list-view.tsx'
import type { List } from './use-list.ts'

interface Person {
  readonly ospId: string
  readonly name: string
}
const people: readonly Person[] = ['Ulla', 'Ivo', 'Rita'].map((name) => ({ ospId: name, name }))
const columns = defineColumns<Person>('admins', { name: column.text(({ name }) => name) })
const awaited: List<Person> = {
  state: {
    query: {},
    change: () => undefined,
    textOf: () => '',
    setText: () => undefined,
    page: 0,
    searchKey: '',
    onPage: () => undefined,
    size: 25,
    sizes: [25],
    sort: undefined,
    filters: 0,
    filtered: false,
    clear: () => undefined,
  },
  sortKeys: [],
  searchFrom: 1,
  search: '',
  rows: undefined,
  isPaged: true,
  read: { data: undefined, error: undefined, isValidating: true, mutate: () => undefined },
  readAll: async () => people,
}
const arrived: List<Person> = {
  ...awaited,
  rows: people,
  pages: { totalElements: 3, totalPages: 1 },
  read: { ...awaited.read, isValidating: false },
}
const view = (list: List<Person>) => <ListView list={list} id="people" area="admins" columns={columns} />
const busy = () => document.querySelectorAll('[aria-busy="true"]').length

beforeAll(async () => {
  await loadWords(['common', 'ui', 'admins'])
  await showLanguage('en')
})

test('a skeleton shows while rows load', () => {
  const { rerender } = render(view(awaited))
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(document.querySelector('.table-awaited')).not.toBeNull()
  expect(busy(), 'the list is busy').toBe(1)
  rerender(view(arrived))
  expect(screen.getByText('Ulla')).toBeTruthy()
  expect(busy()).toBe(0)
})

test('an error shows at once', () => {
  const error = new ApiError('http', 'getUsersByFilter', 500)
  render(view({ ...awaited, read: { ...awaited.read, error, isValidating: false } }))
  expect(screen.getByRole('table')).toBeTruthy()
  expect(document.querySelector('.table-foot'), 'no empty foot below it').toBeNull()
})

test('a list that had rows keeps its table while other rows load', () => {
  const { rerender } = render(view(arrived))
  rerender(view(awaited))
  expect(screen.getByRole('table')).toBeTruthy()
})

test('usual values are left out, text columns that do not fit are shown below the name, and a time at midnight is shown as a day', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  const cells = defineColumns<Person>('admins', {
    name: column.text(({ name }) => name),
    moment: column.moment(({ name }) =>
      name === 'Ulla' ? '2026-11-26T00:00:00+01:00' : '2026-11-26T15:20:00+01:00',
    ),
    status: column.status(({ name }) => ({
      tone: name === 'Ulla' ? 'success' : 'warning',
      text: `State of ${name}`,
    })),
    does: column.text(({ name }) => `What ${name} does`),
  })
  render(<ListView list={arrived} id="people" area="admins" columns={cells} />)
  const row = (name: string): (string | null)[] =>
    [...screen.getByRole('row', { name: new RegExp(name) }).children].map(({ textContent }) => textContent)
  expect(row('Ulla')).toEqual(['UllaWhat Ulla does', '26/11/2026', ''])
  expect(row('Ivo')).toEqual(['IvoWhat Ivo does', '26/11/2026 15:20', 'State of Ivo'])
  vi.restoreAllMocks()
})
