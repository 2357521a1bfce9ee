import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import type { Column } from './column.ts'
import { MemoryTable, type MemoryTableProps } from './memory-table.tsx'
import { useSelection } from './use-selection.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly cents: number
}
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, sort: true },
  {
    id: 'cents',
    header: 'Amount',
    text: ({ cents }) => String(cents),
    sort: true,
    sortValue: ({ cents }) => cents,
  },
]
const idOf = ({ id }: Row): string => id
const make = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `user ${index}`,
    cents: (index * 7) % 100,
  }))

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

const table = (props: Partial<MemoryTableProps<Row>> & Pick<MemoryTableProps<Row>, 'rows'>) => (
  <MemoryTable id="m" caption="Rows" columns={columns} rowId={({ id }) => id} {...props} />
)
const shownNames = (): (string | null)[] =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('only the visible rows of 20,000 are rendered', () => {
  render(table({ rows: make(20_000) }))
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('20001')
  expect(shownNames().length).toBeLessThan(60)
  expect(screen.getByText('20 000 rows', { selector: 'p' })).toBeTruthy()
})

test('a row that has not changed does not render again', () => {
  const rows = make(20)
  const cell = vi.fn<(row: Row) => string>(idOf)
  const allColumns = [...columns, { id: 'id', header: 'Id', text: idOf, cell }]
  const { rerender } = render(table({ rows, columns: allColumns }))
  expect(cell).toHaveBeenCalledTimes(20)
  rerender(table({ rows, columns: allColumns, busy: true }))
  rerender(table({ rows, columns: allColumns, search: 'user' }))
  expect(cell).toHaveBeenCalledTimes(20)
})

test('a search shows the matching rows, their number and the total', () => {
  const rows = make(20_000)
  const { rerender } = render(table({ rows }))
  rerender(table({ rows, search: 'user 1999' }))
  expect(shownNames()).toEqual([
    'user 1999',
    'user 11999',
    ...Array.from({ length: 10 }, (_, digit) => `user 1999${digit}`),
  ])
  expect(screen.getByText('12 of 20 000 rows')).toBeTruthy()
  rerender(table({ rows, search: 'nobody' }))
  expect(screen.getByText('Nothing found')).toBeTruthy()
})

test('it sorts its rows by value, in both directions', async () => {
  render(table({ rows: make(5) }))
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
  expect(shownNames()).toEqual(['user 4', 'user 3', 'user 2', 'user 1', 'user 0'])
})

test('with a page size it pages, and shows the last page when the current one no longer exists (R284)', async () => {
  const rows = make(12)
  const { rerender } = render(table({ rows, pageSize: 5 }))
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }))
  expect(shownNames()).toEqual(['user 10', 'user 11'])
  rerender(table({ rows: make(7), pageSize: 5 }))
  expect(screen.getByText('2 / 2')).toBeTruthy()
  expect(shownNames()).toEqual(['user 5', 'user 6'])
})

test('totals cover the matching rows', () => {
  const sum = (rows: readonly Row[]) => ({
    name: 'Total',
    cents: rows.reduce((all, { cents }) => all + cents, 0),
  })
  render(table({ rows: make(4), search: 'user 3', totals: sum }))
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Total21')
})

test('all matching rows of 20,000 can be selected at once; a removed row is no longer selected', async () => {
  const rows = make(20_000)
  const Choosing = (props: { readonly rows: readonly Row[]; readonly search?: string }) => {
    const selection = useSelection(idOf, props.rows)
    return table({ ...props, bulk: { selection, actions: <p>{selection.rows.at(-1)?.name}</p> } })
  }
  const { rerender } = render(<Choosing rows={rows} search="1999" />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  // 1999, 11999, and 19990 to 19999.
  expect(screen.getByRole('region', { name: 'Selection' }).textContent).toContain('12 selected')
  rerender(<Choosing rows={rows} />)
  await userEvent.click(screen.getByRole('button', { name: /^Select all 20\s000$/ }))
  expect(screen.getByRole('region', { name: 'Selection' }).textContent).toMatch(/20\s000 selected/)
  expect(screen.getByText('user 19999')).toBeTruthy()
  rerender(<Choosing rows={rows.slice(0, 3)} />)
  expect(screen.getByRole('region', { name: 'Selection' }).textContent).toContain('3 selected')
})

test('G416 rows are grouped under headings while they are sorted by that column', () => {
  const grouped = columns.map((column) =>
    column.id === 'cents' ? { ...column, group: ({ cents }: Row) => (cents < 10 ? 'few' : 'many') } : column,
  )
  const rows = [3, 4, 20].map((cents, at) => ({ id: `${at}`, name: `user ${at}`, cents }))
  const { container } = render(table({ rows, columns: grouped, initialSort: 'cents' }))
  const lines = [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['few', 'user 03', 'user 14', 'many', 'user 220'])
  // Screen readers read the group in a cell of each row, so its heading is not a row.
  expect(screen.getAllByRole('row')).toHaveLength(4)
  cleanup()
  const other = render(table({ rows, columns: grouped, initialSort: 'name' }))
  expect(other.container.querySelectorAll('tbody tr')).toHaveLength(3)
})

test('tools to arrange a table come with eight rows, counted without the search', () => {
  const tools = (): number => screen.queryAllByRole('button', { name: /^(Compact rows|Columns)$/ }).length
  const { rerender } = render(table({ rows: make(7) }))
  expect(tools()).toBe(0)
  rerender(table({ rows: make(8) }))
  expect(tools()).toBe(2)
  rerender(table({ rows: make(8), search: 'user 3' }))
  expect(tools()).toBe(2)
})

test('a column that cannot be hidden is in the menu of columns when it has no room, also above few rows', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(240)
  const dates = ['from', 'to', 'paid'].map((id): Column<Row> => {
    return { id, header: id, text: idOf, type: 'date', hideable: false }
  })
  render(table({ id: 'few', rows: make(4), columns: [...columns.slice(0, 1), ...dates] }))
  const headers = (): readonly (string | null)[] =>
    [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  expect(headers()).toEqual(['Name', 'from'])
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const choice = await screen.findByRole('menuitemcheckbox', { name: 'paid' })
  expect(choice.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(choice)
  await waitFor(() => expect(headers()).toEqual(['Name', 'paid']))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'paid', checked: true }))
  await waitFor(() => expect(headers()).toEqual(['Name', 'from']))
  vi.restoreAllMocks()
})
