import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { TransferList } from './transfer-list.tsx'

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

const items = ['Jonas', 'Nele', 'Ines'].map((label) => ({ id: label, label }))
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
  const others = within(screen.getByRole('region', { name: 'Others' }))
  const shown = () => others.getAllByRole('option').map(({ textContent }) => textContent)
  const type = (value: string) => fireEvent.change(others.getByRole('searchbox'), { target: { value } })
  type('jo')
  await wait(699)
  type('ne')
  await wait(699)
  expect(shown()).toEqual(['Jonas', 'Nele'])
  await wait(1)
  expect(shown()).toEqual(['Nele'])
})
