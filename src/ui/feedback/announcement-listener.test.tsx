/** Tests that the blocks announce each message to screen readers exactly once, also over a dialog. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { listen, type Listener } from './announcement-listener.ts'
import { BulkProgress, BulkSummary } from '../bulk/bulk-parts.tsx'
import { Dialog, loadDialogs } from '../overlays/dialog.tsx'
import type { Column } from '../table/column.ts'
import { MemoryTable, type MemoryTableProps } from '../table/memory-table.tsx'
import { useSelection } from '../table/use-selection.ts'
import { Notice, Problem } from './notice.tsx'
import { notify } from './notifications-store.ts'
import { Notifications } from './notifications.tsx'
import { ProblemPanel } from './problem-panel.tsx'
import { SkeletonLines } from './skeleton.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadDialogs()
})
let listener: Listener
beforeEach(() => {
  vi.useFakeTimers()
  listener = listen()
})
afterEach(() => {
  listener.stop()
  vi.runAllTimers() // Announcements are cleared.
  vi.useRealTimers()
})
/** Advances the time, and returns the messages announced meanwhile. */
async function after(ms: number): Promise<readonly string[]> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  const announced = [...listener.announced]
  listener.forget()
  return announced
}

test('a notification is announced once, and again when it is repeated', async () => {
  render(
    <StrictMode>
      <Notifications />
    </StrictMode>,
  )
  const showNotice = () => act(() => void notify({ tone: 'success', text: 'Saved' }))
  showNotice()
  expect(await after(1000)).toEqual(['Done: Saved'])
  showNotice()
  expect(await after(1000)).toEqual(['Done: Saved'])
})

test('a notification over a dialog is announced, and can be read and answered there', async () => {
  render(
    <>
      <Notifications />
      <Dialog open title="A dialog" onClose={() => undefined}>
        <button type="button">Inside</button>
      </Dialog>
    </>,
  )
  await after(1000)
  act(() => void notify({ tone: 'success', text: 'Saved', action: { label: 'Undo', run: () => undefined } }))
  expect(await after(1000)).toEqual(['Done: Saved'])
  expect(listener.lost).toEqual([])
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy() // A hidden button would not be found by its role.
})

test('the result of a press is announced without its buttons; equal results of several blocks once', async () => {
  render(
    <>
      <Notice tone="info">Stands there</Notice>
      <Problem>Not now</Problem>
      <ProblemPanel error={undefined} retry={() => undefined} />
      <ProblemPanel error={undefined} retry={() => undefined} />
    </>,
  )
  expect(await after(1000)).toEqual(['Not now', 'This cannot be shown now. Something went wrong. Try again.'])
})

test('eight parts that load announce nothing when they are quick, and one message when they are not', async () => {
  const parts = Array.from({ length: 8 }, (_none, index) => <SkeletonLines key={index} />)
  const quick = render(<>{parts}</>)
  expect(await after(500)).toEqual([])
  quick.rerender(<p>Here</p>)
  expect(await after(2000)).toEqual([])
  quick.rerender(<>{parts}</>)
  expect(await after(5000)).toEqual(['Loading…'])
  quick.rerender(<>{parts.slice(1)}</>)
  expect(await after(2000)).toEqual([])
  quick.rerender(<p>Here</p>)
  expect(await after(2000)).toEqual(['Everything has loaded.'])
})

test('a run announces its start, each tenth and its end', async () => {
  const progress = (done: number) => <BulkProgress done={done} total={60} onStop={() => undefined} />
  const { rerender } = render(progress(0))
  expect(await after(1000)).toEqual(['0 of 60'])
  for (let done = 1; done < 6; done += 1) rerender(progress(done))
  expect(await after(1000)).toEqual([])
  rerender(progress(6))
  expect(await after(1000)).toEqual(['6 of 60'])
  for (let done = 7; done < 60; done += 1) rerender(progress(done))
  expect(await after(1000)).toEqual(['54 of 60'])
  rerender(progress(60))
  rerender(<BulkSummary done={60} failures={[]} columns={[]} fileName="f" onClose={() => undefined} />)
  expect(await after(1000)).toEqual(['60 done, 0 failed'])
})

interface Row {
  readonly id: string
}
const columns: readonly Column<Row>[] = [{ id: 'id', header: 'Name', text: ({ id }) => id, sort: true }]
const rows = Array.from({ length: 30 }, (_none, index): Row => ({ id: `user ${index}` }))
const table = (props: Partial<MemoryTableProps<Row>>) => (
  <MemoryTable
    id="m"
    caption="Rows"
    columns={columns}
    rows={rows}
    rowId={({ id }) => id}
    pageSize={10}
    {...props}
  />
)

test('a list announces only what a search, a sort or another page has changed, and not its initial state', async () => {
  const { rerender } = render(table({}))
  expect(await after(2000)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(await after(2000)).toEqual(['sorted by Name, descending'])
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await after(2000)).toEqual(['page 2 of 3'])
  for (const search of ['u', 'us', 'user 2']) rerender(table({ search }))
  expect(await after(2000)).toEqual(['12 rows, page 2 of 2'])
  rerender(table({ search: 'user 2', rows: rows.slice(0, 29) }))
  expect(await after(2000)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  rerender(table({ search: 'user', rows }))
  expect(await after(2000)).toEqual(['30 rows, page 2 of 3, sorted by Name, ascending'])
})

function SelectableTable() {
  const selection = useSelection<Row>(({ id }) => id, rows)
  return table({ bulk: { selection, actions: null } })
}

test('the first selected row announces where the actions are, and the next ones only how many are selected', async () => {
  render(<SelectableTable />)
  expect(await after(2000)).toEqual([])
  const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  select('user 0')
  expect(await after(1000)).toEqual(['1 selected, actions below the table'])
  select('user 1')
  expect(await after(1000)).toEqual(['2 selected'])
  select('user 1')
  expect(await after(1000)).toEqual(['1 selected'])
})
