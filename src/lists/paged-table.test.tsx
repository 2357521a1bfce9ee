import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { loadMenus, type MenuGroup } from '@/ui/overlays/menu.tsx'
import type { Column } from '@/ui/table/column.ts'
import type { ListAddress } from '@/ui/table/list-address.ts'
import { PagedTable, type PagedTableProps } from './paged-table.tsx'

interface User {
  readonly id: string
  readonly name: string
  readonly mail: string
}
const columns: readonly Column<User>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, sort: 'lastName' },
  { id: 'mail', header: 'Email', text: ({ mail }) => mail },
]
const users = ['Ulla', 'Ivo', 'Rita'].map((name) => ({ id: name, name, mail: `${name}@bakery.example` }))

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadMenus()
})
beforeEach(() => localStorage.clear())

const done = { error: undefined, isValidating: false, mutate: () => undefined }
const pageOf = (content: readonly User[], totalElements = 23, totalPages = 3) => ({
  ...done,
  data: { content, totalElements, totalPages },
})

const onPageTwo: ListAddress = {
  page: 1,
  searchKey: '',
  onPage: () => undefined,
  size: 10,
  sizes: [10, 25],
  sort: undefined,
  filters: 0,
  filtered: false,
  clear: () => undefined,
}

type Props = Partial<Omit<PagedTableProps<User>, 'list'>>

const table = (list: Partial<ListAddress> = {}, props: Props = {}) => (
  <PagedTable
    id="users"
    caption="Users"
    columns={columns}
    rowId={({ id }) => id}
    list={{ ...onPageTwo, ...list }}
    read={pageOf(users)}
    {...props}
  />
)
const bodyRows = () => screen.getAllByRole('row').slice(1)

test('one row of placeholder cells stands for all loading rows, and loading is announced once', () => {
  render(table({ size: 25 }, { read: { ...done, data: undefined, isValidating: true } }))
  const [awaited, ...more] = bodyRows()
  expect(more).toEqual([])
  expect(awaited?.style.getPropertyValue('--rows')).toBe('25')
  expect(within(awaited as HTMLElement).getAllByText('Loading…')).toHaveLength(1)
})

test('rows expose their position in the whole list', () => {
  render(table())
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('24')
  expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['12', '13', '14'])
  expect(screen.getByRole('table', { name: 'Users, 23 rows' })).toBeTruthy()
})

test('until the next page is loaded, the previous rows keep their position and do not render again', () => {
  const cell = vi.fn<(user: User) => string>(({ name }) => name)
  const counted = [{ id: 'name', header: 'Name', text: ({ name }: User) => name, cell }]
  const loading = { ...pageOf(users), isValidating: true }
  const { rerender } = render(table({}, { columns: counted }))
  cell.mockClear()
  rerender(table({ page: 2 }, { columns: counted, read: loading }))
  expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['12', '13', '14'])
  expect(cell).not.toHaveBeenCalled()
  rerender(table({ page: 2 }, { columns: counted, read: pageOf(users.toReversed()) }))
  expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['22', '23', '24'])
})

test('a row that is also on the next page gets its new position', () => {
  const { rerender } = render(table())
  const [one] = bodyRows()
  const others = ['An', 'Bo'].map((name) => ({ id: name, name, mail: '' }))
  rerender(table({ page: 2 }, { read: pageOf([...others, ...users.slice(0, 1)]) }))
  expect(bodyRows()[2]).toBe(one)
  expect(bodyRows()).toHaveLength(3)
})

test('a cell with state is not reused for another row', () => {
  const Toggle = () => {
    const [on, setOn] = useState(false)
    return <input type="checkbox" aria-label="on" checked={on} onChange={() => setOn(!on)} />
  }
  const kept: readonly Column<User>[] = [
    ...columns,
    { id: 'on', header: 'On', text: () => '', cell: () => <Toggle /> },
  ]
  const { rerender } = render(table({}, { columns: kept }))
  const toggles = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'on' })
  fireEvent.click(toggles()[0] as HTMLElement)
  expect(toggles().map(({ checked }) => checked)).toEqual([true, false, false])
  const others = ['An', 'Bo', 'Cé'].map((name) => ({ id: name, name, mail: '' }))
  rerender(table({ page: 2 }, { columns: kept, read: pageOf(others) }))
  expect(toggles().map(({ checked }) => checked)).toEqual([false, false, false])
})

test('the pager is zero-based in code and shows current / total one-based (R283)', async () => {
  const onPage = vi.fn<(page: number) => void>()
  const { rerender } = render(table({ onPage }))
  const pager = within(screen.getByRole('navigation', { name: 'Pages of Users' }))
  expect(pager.getByText('2 / 3')).toBeTruthy()
  expect(pager.getByText('11–20 of 23')).toBeTruthy()
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page'])
    await userEvent.click(pager.getByRole('button', { name }))
  expect(onPage.mock.calls).toEqual([[0], [0], [2], [2]])

  onPage.mockClear()
  rerender(table({ onPage, page: 2 }))
  await userEvent.click(pager.getByRole('button', { name: 'Next page' }))
  expect(onPage).not.toHaveBeenCalled()
})

test('when fewer pages are left, the pager shows the last page, but only after a fresh response (R284)', () => {
  const onPage = vi.fn<(page: number) => void>()
  const { rerender } = render(
    table({ onPage, page: 4 }, { read: { ...pageOf([], 23, 3), isValidating: true } }),
  )
  expect(onPage).not.toHaveBeenCalled()
  rerender(table({ onPage, page: 4 }, { read: pageOf([], 23, 3) }))
  expect(onPage.mock.calls).toEqual([[2, { replace: true }]])
  rerender(table({ onPage, page: 2 }, { read: pageOf([], 0, 0) }))
  expect(onPage).toHaveBeenLastCalledWith(0, { replace: true })
})

test('column headers sort and expose the sort direction', async () => {
  const onSort = vi.fn<(sort: string) => void>()
  const { rerender } = render(table({ onSort }))
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  rerender(table({ onSort, sort: 'lastName' }))
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  rerender(table({ onSort, sort: '-lastName' }))
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')
  expect(onSort.mock.calls).toEqual([['lastName'], ['-lastName']])
  expect(screen.queryByRole('button', { name: 'Email' })).toBeNull()
})

test('arrow keys move the focus from row to row', async () => {
  render(table({}, { rowHref: ({ id }) => `/users/${id}` }))
  screen.getByRole('link', { name: 'Ulla' }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Rita')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Ivo')
})

test('stale rows are shown while newer rows load; without rows, a skeleton is shown', () => {
  const { rerender } = render(table({}, { read: { ...pageOf(users), isValidating: true } }))
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText('Ulla')).toBeTruthy()
  rerender(table({}, { read: { ...done, data: undefined, isValidating: true } }))
  expect(screen.getByText('Loading…')).toBeTruthy()
})

test('an empty list, a search without results and a failure look different', async () => {
  const onClear = vi.fn<() => void>()
  const nothing = pageOf([], 0, 0)
  const { rerender } = render(table({ page: 0 }, { read: nothing, empty: { title: 'No users yet' } }))
  expect(screen.getByText('No users yet')).toBeTruthy()
  rerender(table({ page: 0, filters: 1, filtered: true, clear: onClear }, { read: nothing }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(onClear).toHaveBeenCalledTimes(1)
  rerender(table({}, { read: { ...done, data: undefined, error: new ApiError('network', 'getUser') } }))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('columns except the first can be hidden, and the choice is remembered by id', async () => {
  const { unmount } = render(table())
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull()
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull())
  expect(localStorage.getItem('portal_columns_users')).toBe('{"mail":false}')
  unmount()
  render(table())
  expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull()
})

test('row menus are named after their row, and their items are requested only when one opens', async () => {
  const rowActions = vi.fn<(row: User) => readonly MenuGroup[]>(() => [
    { items: [{ id: 'x', label: 'Deactivate' }] },
  ])
  render(table({}, { rowActions }))
  expect(screen.getByRole('button', { name: 'Actions for Ulla' })).toBeTruthy()
  expect(rowActions).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Actions for Ivo' }).click()
  await waitFor(() => expect(rowActions).toHaveBeenCalledWith(expect.objectContaining({ id: 'Ivo' })))
})

test('a list with its state in the address offers saved views, a list in a dialog does not', () => {
  const views = { searched: false, view: '', show: () => undefined, hrefOf: () => '' }
  const { rerender } = render(table({ views }))
  expect(screen.getByRole('button', { name: 'Saved views' })).toBeTruthy()
  rerender(table())
  expect(screen.queryByRole('button', { name: 'Saved views' })).toBeNull()
})
