import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { loadListBoxes } from '../overlays/list-box.tsx'
import { RemoteSelect } from './remote-select.tsx'
import type { RemoteOption, RemoteSearch } from './use-remote-options.ts'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadListBoxes()
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const gent = { value: '1', label: 'Gent Garage' }
const genk = { value: '2', label: 'Genk Gas' }

function setUp(search: RemoteSearch) {
  const onChange = vi.fn<(option: RemoteOption | undefined) => void>()
  render(<RemoteSelect aria-label="Company" value={gent} onChange={onChange} search={search} clearable />)
  const box = screen.getByRole('combobox', { name: 'Company' })
  return { box, onChange, type: (text: string) => fireEvent.change(box, { target: { value: text } }) }
}
// `hidden`: jsdom does not support `showPopover`, so it hides the list.
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('searches from three characters on, 700 ms after the last key press (R274)', async () => {
  const search = vi.fn<RemoteSearch>(() => Promise.resolve([gent, genk]))
  const { type } = setUp(search)
  type('ge')
  await wait(2000)
  expect(search).not.toHaveBeenCalled()
  type('gen')
  await wait(699)
  type('genk')
  await wait(699)
  expect(search).not.toHaveBeenCalled()
  await wait(1)
  expect(search.mock.calls.map(([text]) => text)).toEqual(['genk'])
  expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2)
  await wait(1200)
  expect(document.getElementById('announcer')?.textContent).toContain('2 results')
})

test('the arrow keys and Enter select, Escape keeps the previous value', async () => {
  const { box, type, onChange } = setUp(() => Promise.resolve([gent, genk]))
  type('gen')
  await wait(700)
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  await wait(0)
  expect(box.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Genk Gas', hidden: true }).id,
  )
  fireEvent.keyDown(box, { key: 'Enter' })
  await wait(0)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(genk)

  type('gen')
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(box).toHaveProperty('value', 'Gent Garage')
})

test('a late response to an older text is ignored', async () => {
  const resolvers = new Map<string, (options: readonly RemoteOption[]) => void>()
  const { type } = setUp((text) => new Promise((resolve) => resolvers.set(text, resolve)))
  type('gent')
  await wait(700)
  type('genk')
  await wait(700)
  resolvers.get('genk')?.([genk])
  resolvers.get('gent')?.([gent])
  await wait(0)
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Genk Gas',
  ])
})

test('messages show when nothing is found and when a search fails', async () => {
  const { type } = setUp((text) => (text === 'bad' ? Promise.reject(new Error('x')) : Promise.resolve([])))
  type('xyz')
  await wait(700)
  expect(screen.getByText('Nothing found.')).toBeTruthy()
  type('bad')
  await wait(700)
  expect(screen.getByText(/The search failed/)).toBeTruthy()
})
