import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { showLanguage } from '@/i18n/i18n.ts'
import { loadCalendars } from './calendar.tsx'
import { DateInput, toIso } from './date-input.tsx'

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  [' 01.02.2026 ', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['1 feb 2026', '2026-02-01'],
  ['31/12/26', '2026-12-31'],
])('R279 %s is kept as %s', (typed, kept) => {
  expect(toIso(typed)).toBe(kept)
})

test.each(['', 'morgen', '2026', '12/31/2026'])('a text that is not a date stays as typed: %s', (typed) => {
  expect(toIso(typed)).toBe(typed)
})

beforeAll(async () => {
  await showLanguage('nl')
  await loadCalendars()
})

const focused = (): Element => document.activeElement ?? document.body
const opened = (): Element => document.querySelector('.calendar') ?? expect.unreachable('no calendar')
const focusedDay = (): string | null => focused().getAttribute('aria-label')
const textOf = ({ textContent }: Element): string | null => textContent

test('a day is picked by keys from a calendar in the language, whose weeks begin on Monday', async () => {
  const onChange = vi.fn()
  render(<DateInput label="Begin" value="2026-12-31" onChange={onChange} />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  const calendar = opened()
  expect([...calendar.querySelectorAll('th')].map(textOf)).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'])
  expect(calendar.textContent).toContain('december 2026')
  expect(focusedDay()).toBe('donderdag 31 december 2026')
  fireEvent.keyDown(focused(), { key: 'ArrowRight' })
  await waitFor(() => expect(focusedDay()).toBe('vrijdag 1 januari 2027'))
  fireEvent.keyDown(focused(), { key: 'Enter' })
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-01-01'))
  await waitFor(() => expect(document.querySelector('.calendar')).toBeNull())
  await waitFor(() => expect(focused()).toBe(button))
})

test('Escape closes the calendar, picks nothing, and gives the focus back', async () => {
  const onChange = vi.fn()
  render(<DateInput label="Begin" value="2026-12-31" onChange={onChange} />)
  fireEvent.click(screen.getByRole('button'))
  expect(opened()).toBeDefined()
  // The library listens from the next frame on.
  await waitFor(() => {
    fireEvent.keyDown(focused(), { key: 'Escape' })
    expect(document.querySelector('.calendar')).toBeNull()
  })
  expect(onChange).not.toHaveBeenCalled()
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button')))
})

test('days before the first and after the last one cannot be picked', async () => {
  const onChange = vi.fn()
  render(<DateInput label="Begin" value="" onChange={onChange} min="2026-11-10" max="2026-11-20" />)
  fireEvent.click(screen.getByRole('button'))
  expect(opened()).toBeDefined()
  const pick = (name: string): void => void fireEvent.click(screen.getByLabelText(name))
  pick('maandag 9 november 2026')
  pick('zaterdag 21 november 2026')
  expect(onChange).not.toHaveBeenCalled()
  pick('vrijdag 20 november 2026')
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-20'))
})
