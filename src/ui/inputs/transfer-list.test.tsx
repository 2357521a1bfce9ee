// @level all: the members of a user group show this too.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { useState } from 'react'
import { TransferList, type TransferItem } from './transfer-list.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const NAMES = ['Jonas', 'Nele', 'Ines', 'Ada', 'Bert', 'Cem', 'Dirk', 'Elke', 'Finn']
const items = NAMES.map((label) => ({ id: label, label }))
const many = Array.from({ length: 40 }, (_, index) => ({ id: `u-${index}`, label: `Jonas ${index}` }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('R274 filtering waits 700 ms for further changes', async () => {
  render(
    <TransferList
      items={items}
      chosen={new Set(['Ines'])}
      onChange={() => undefined}
      otherLabel="Others"
      chosenLabel="Members"
    />,
  )
  fireEvent.click(screen.getByRole('radio', { name: /^Others/ }))
  const others = within(screen.getByRole('region', { name: 'Others' }))
  const shown = () => others.getAllByRole('option').map(({ textContent }) => textContent)
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  type('jo')
  await wait(699)
  type('ne')
  await wait(699)
  expect(shown()).toHaveLength(8)
  await wait(1)
  expect(shown()).toEqual(['Nele'])
})

function Stateful({
  of,
  initial = [],
}: {
  readonly of: readonly TransferItem[]
  readonly initial?: readonly string[]
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial))
  return (
    <TransferList items={of} chosen={chosen} onChange={setChosen} otherLabel="Others" chosenLabel="Members" />
  )
}
const options = () => screen.getAllByRole('option')
const view = (name: RegExp) => screen.getByRole('radio', { name })

test('a group opens on who is in it, an empty one on who is not', () => {
  const { unmount } = render(<Stateful of={items} initial={['Ines']} />)
  expect(options().map(({ textContent }) => textContent)).toEqual(['Ines'])
  unmount()
  render(<Stateful of={items} />)
  expect(options()).toHaveLength(9)
})

test('one press removes no members until a search has selected them', async () => {
  render(<Stateful of={many} initial={['u-7', 'u-8']} />)
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'jonas 7' } })
  await wait(700)
  fireEvent.click(screen.getByRole('button', { name: 'Remove 1' }))
  expect(view(/^Members 1/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test.each([
  ['jonas@bakery.example', /email addresses/],
  ['TRAIN', /names or codes/],
])('what can be pasted is said in words that fit the items: %s', (hint, words) => {
  render(<Stateful of={many.map((item) => ({ ...item, hint }))} />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('R214 moved items stay visible and marked until the other view opens', () => {
  render(<Stateful of={items} initial={['Ines']} />)
  fireEvent.click(view(/^Others 8/))
  fireEvent.click(screen.getByRole('option', { name: 'Nele' }))
  expect(screen.getByRole('option', { name: 'Nele' }).getAttribute('aria-selected')).toBe('true')
  expect(options()).toHaveLength(8)
  fireEvent.click(view(/^Members 2/))
  expect(options().map(({ textContent }) => textContent)).toEqual(['Nele', 'Ines'])
  fireEvent.click(view(/^Others 7/))
  expect(options()).toHaveLength(7)
})

test('all that were found are added at once', () => {
  render(<Stateful of={items} initial={['Ines']} />)
  fireEvent.click(view(/^Others/))
  fireEvent.click(screen.getByRole('button', { name: 'Add 8' }))
  expect(view(/^Members 9/)).toBeTruthy()
})

test('a pasted list of forty names adds them at once, and lists the names that were not found', () => {
  const people = Array.from({ length: 60 }, (_, index) => ({
    id: `u-${index}`,
    label: `Peeters Jonas${index}`,
    hint: `jonas.${index}@bakery.example`,
  }))
  render(<Stateful of={people} initial={['u-0']} />)
  const list = people.slice(0, 40).map(({ hint, label }, index) => (index % 2 === 0 ? hint : label))
  fireEvent.paste(screen.getByRole('searchbox'), {
    clipboardData: { getData: () => [...list, 'Nobody Here'].join('\n') },
  })
  expect(view(/^Members 40/)).toBeTruthy()
  expect(screen.getByText('39 added from the pasted list.')).toBeTruthy()
  expect(screen.getByText('1 was in “Members” already.')).toBeTruthy()
  expect(screen.getByText('Not found: Nobody Here')).toBeTruthy()
})

test('a single name that is pasted is searched for', () => {
  render(<Stateful of={items} />)
  const isLeft = fireEvent.paste(screen.getByRole('searchbox'), {
    clipboardData: { getData: () => 'Nele' },
  })
  expect(isLeft, 'to the browser').toBe(true)
})

test('few items are chips, each on or off', () => {
  render(<Stateful of={items.slice(0, 3)} initial={['Ines']} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Jonas' }))
  expect(screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).checked)).toEqual([
    true,
    false,
    true,
  ])
})
