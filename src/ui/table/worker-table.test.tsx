import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { number } from '@/i18n/formats.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import type { CutShown } from '@/base/cut.ts'
import { store } from '@/base/store.ts'
import { notificationsAtom } from '../feedback/notifications-store.ts'
import { loadMenus } from '../overlays/menu.tsx'
import type { Column } from './column.ts'
import type { ListAddress } from './list-address.ts'
import { rowFinder } from './row-finder.ts'
import type { RowSource } from './use-found-rows.ts'
import { ABOVE_ROWS, ROW_HEIGHT } from './use-window.ts'
import { useSelection } from './use-selection.ts'
import { WorkerTable, type WorkerTableProps } from './worker-table.tsx'
import { isAll } from '../../../tests/level.ts'

interface Row {
  readonly id: string
  readonly name: string
}
type Source = RowSource<Row, null, { readonly ends: string }>

const columns: readonly Column<Row>[] = [{ id: 'name', header: 'Name', text: ({ name }) => name, sort: true }]
const make = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_none, index) => ({ id: `${index}`, name: `user ${index}` }))

/** Replaces a worker, but runs in this thread. */
function sourceOf(count: number): Source {
  const rows = make(count)
  const find = rowFinder<Row, null, { readonly ends: string }>({
    rows: () => rows,
    columns: () => columns,
    keeps: ({ name }, { ends }) => name.endsWith(ends),
  })
  return { find: vi.fn<Source['find']>((...args) => Promise.resolve(find(...args))) }
}

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

const table = (props: Partial<WorkerTableProps<Row, null, { readonly ends: string }>>) => (
  <WorkerTable
    id="w"
    caption="Rows"
    columns={columns}
    rowId={({ id }) => id}
    source={undefined}
    busy={false}
    filter={{ ends: '' }}
    words={null}
    {...props}
  />
)
const shownNames = (): (string | null)[] =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const scrollTo = (row: number): void =>
  act(() => {
    // jsdom has no layout: the test sets how far the rows have scrolled.
    const [, body] = screen.getAllByRole('rowgroup')
    if (body) body.getBoundingClientRect = () => new DOMRect(0, ABOVE_ROWS - row * ROW_HEIGHT)
    window.dispatchEvent(new Event('scroll'))
  })

test('a skeleton shows until the rows load; then the visible rows render, and all are counted', async () => {
  const { rerender } = render(table({}))
  expect(screen.getByText('Loading…')).toBeTruthy()
  rerender(table({ source: sourceOf(20_000) }))
  expect(await screen.findByText('20 000 rows', { selector: 'p' })).toBeTruthy()
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('20001')
  expect(shownNames()[0]).toBe('user 0')
  expect(shownNames().length).toBeLessThan(60)
})

test('only the visible rows of 20,000 and a few more are rendered', async () => {
  vi.stubGlobal('innerHeight', 800)
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 275))
  onTestFinished(() => {
    rect.mockRestore()
    vi.unstubAllGlobals()
  })
  render(table({ source: sourceOf(20_000) }))
  await screen.findByText('user 0')
  expect(shownNames()).toHaveLength(16 + 9)
  scrollTo(30)
  await waitFor(() => expect(shownNames()[0]).toBe('user 24'))
  expect(shownNames().at(-1)).toBe('user 55')
})

test('scrolling to rows that are not loaded requests them', async () => {
  const source = sourceOf(20_000)
  render(table({ source }))
  await screen.findByText('user 0')
  scrollTo(30)
  expect(source.find).toHaveBeenCalledTimes(1)
  scrollTo(15_000)
  await screen.findByText('user 15000')
  expect(source.find).toHaveBeenCalledTimes(2)
  expect(screen.getByText('user 15000').closest('tr')?.getAttribute('aria-rowindex')).toBe('15002')
  scrollTo(19_995)
  await screen.findByText('user 19999')
})

test('the source sorts the rows, and filters them by the filter of the screen', async () => {
  const source = sourceOf(30)
  const { rerender } = render(table({ source }))
  await screen.findByText('user 0')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(shownNames()[0]).toBe('user 29'))
  rerender(table({ source, filter: { ends: '7' } }))
  await waitFor(() => expect(shownNames()).toEqual(['user 27', 'user 17', 'user 7']))
})

test('a response to an older query is ignored', async () => {
  const resolvers: ((name: string) => void)[] = []
  const find: Source['find'] = () =>
    new Promise((resolve) => {
      resolvers.push((name) => resolve({ total: 1, among: 1, rows: [{ id: name, name }] }))
    })
  const { rerender } = render(table({ source: { find } }))
  const source = { find }
  rerender(table({ source, filter: { ends: 'a' } }))
  rerender(table({ source, filter: { ends: 'b' } }))
  await act(async () => {
    resolvers[2]?.('new')
    resolvers[1]?.('old')
    await Promise.resolve()
  })
  expect(shownNames()).toEqual(['new'])
})

test('rows that cannot be read make the table throw, so that an error boundary can handle it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const find: Source['find'] = () => Promise.reject(new TypeError('no name'))
  class Boundary extends Component<{ readonly children: ReactNode }> {
    override state = { message: '' }
    static getDerivedStateFromError = ({ message }: Error) => ({ message })
    override render() {
      return this.state.message || this.props.children
    }
  }
  render(<Boundary>{table({ source: { find } })}</Boundary>)
  expect(await screen.findByText('no name')).toBeTruthy()
})

test('the checkbox in the header selects every matching row, also rows that are not loaded', async () => {
  const selected: number[] = []
  function Selecting() {
    const selection = useSelection<Row>(({ id }) => id)
    selected.push(selection.rows.length)
    return table({ source, filter: { ends: '5' }, bulk: { selection, actions: null } })
  }
  const source = sourceOf(20_000)
  render(<Selecting />)
  await screen.findByText('user 5')
  const every = screen.getByRole('checkbox', { name: 'Select all rows' })
  await userEvent.click(every)
  await waitFor(() => expect(selected.at(-1)).toBe(2000))
  const sizes = vi.mocked(source.find).mock.calls.map(([_wanted, first, end]) => end - first)
  expect(Math.max(...sizes), 'rows taken over at once').toBeLessThanOrEqual(1000)
  await userEvent.click(every)
  await waitFor(() => expect(selected.at(-1)).toBe(0))
})

const cut = (shown: Partial<CutShown>): CutShown => ({
  read: 20_000,
  of: 20_010,
  state: 'idle',
  retry: () => undefined,
  responseCount: 0,
  ...shown,
})
const address: ListAddress = {
  searchKey: '',
  page: 0,
  onPage: () => undefined,
  size: 25,
  sizes: [25],
  sort: undefined,
  filters: 0,
  filtered: false,
  clear: () => undefined,
}

test('R234 G103 a cut list shows how many rows it has, and how many there are', async () => {
  const { rerender } = render(table({ source: sourceOf(20_000), cut: cut({}), list: address }))
  expect(await screen.findByText('20 000 of 20 010 rows', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('These are the first 20 000 of 20 010.')).toBeTruthy()
  // How many of the others match a filter is unknown.
  rerender(
    table({
      source: sourceOf(20_000),
      filter: { ends: '7' },
      cut: cut({ state: 'some' }),
      list: { ...address, filters: 1 },
    }),
  )
  expect(await screen.findByText('2 000 of 2 000+ rows', { selector: 'p' })).toBeTruthy()
})

test.each([
  ['asking', 'Not found in the first 20 000; the server is still searching the rest.'],
  ['all', 'Not found in the first 20 000; the server found nothing in the rest either.'],
  ['failed', 'Not found in the first 20 000; the rest could not be searched.'],
] as const)(
  'R234 G103 when nothing is found in a cut list, %s: it shows where was searched',
  async (state, text) => {
    const retry = vi.fn<() => void>()
    render(table({ source: sourceOf(20), search: 'nowhere', cut: cut({ state, retry }), list: address }))
    expect(await screen.findByText(text)).toBeTruthy()
    const [again] = screen.queryAllByRole('button', { name: 'Try again' })
    expect(again !== undefined).toBe(state === 'failed')
    if (again) await userEvent.click(again)
    expect(retry).toHaveBeenCalledTimes(state === 'failed' ? 1 : 0)
  },
)

test.runIf(isAll)('R234 G103 the export of a cut list says that it is incomplete', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:')
  onTestFinished(() => save.mockRestore())
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await loadMenus()
  render(table({ source: sourceOf(30), exportName: 'rows', cut: cut({}), list: address }))
  await screen.findByText('user 0')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const csv = await screen.findByRole('menuitem', { name: /CSV/ })
  await userEvent.hover(csv)
  // The menu chooses the highlighted item, and highlights it in a separate render.
  await waitFor(() => expect(csv.hasAttribute('data-highlighted')).toBe(true))
  await userEvent.click(csv)
  await waitFor(() => expect(names).toEqual(['rows-incomplete.csv']))
  expect(store.get(notificationsAtom).map(({ text }) => text)).toEqual([
    `The file is incomplete: only the first ${number(20_000)} of ${number(20_010)} were read.`,
  ])
})
