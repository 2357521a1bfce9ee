import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { today } from '@/base/dates.ts'
import { PERIODS, periodAt } from '@/base/periods.ts'
import { CalendarButton, loadCalendars } from './calendar.tsx'
import { DateInput, toIso } from './date-input.tsx'
import { isAll, turn } from '../../../tests/level.ts'

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
  await loadWords(['common', 'ui'])
  await showLanguage('nl')
  await loadCalendars()
})

const focused = (): Element => document.activeElement ?? document.body
const opened = (): Element => document.querySelector('.calendar') ?? expect.unreachable('no calendar')
const focusedDay = (): string | null => focused().getAttribute('aria-label')
const textOf = ({ textContent }: Element): string | null => textContent

test('a day is selected by keyboard from a localised calendar, whose weeks start on Monday', async () => {
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

test('Escape closes the calendar, selects nothing, and returns the focus', async () => {
  const onChange = vi.fn()
  render(<DateInput label="Begin" value="2026-12-31" onChange={onChange} />)
  fireEvent.click(screen.getByRole('button'))
  expect(opened()).toBeDefined()
  // The library starts listening in the next frame.
  await waitFor(() => {
    fireEvent.keyDown(focused(), { key: 'Escape' })
    expect(document.querySelector('.calendar')).toBeNull()
  })
  expect(onChange).not.toHaveBeenCalled()
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button')))
})

test.runIf(isAll)('days outside the range cannot be selected', async () => {
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

const dayOf = (name: string): HTMLElement => {
  const [day] = screen.getAllByLabelText(name)
  return day ?? expect.unreachable(`no day ${name}`)
}
/** jsdom treats the top layer as hidden, because it does not support popovers. */
const inPanel = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true })
const offered = (name: string): HTMLElement =>
  within(screen.getByRole('group', { name: 'Perioden', hidden: true })).getByRole('button', {
    name,
    hidden: true,
  })
const openPeriod = (first: string, last: string, end?: 'last') => {
  const onPickPeriod = vi.fn()
  render(
    <CalendarButton
      label="Periode"
      first={first}
      last={last}
      end={end}
      offered={PERIODS}
      onPickPeriod={onPickPeriod}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Kalender voor Periode' }))
  return onPickPeriod
}

test.runIf(isAll)(
  'a period is selected by two clicks, in any order, and highlighted in between',
  async () => {
    const onPickPeriod = openPeriod('2026-11-02', '2026-11-04')
    expect(dayOf('dinsdag 3 november 2026').hasAttribute('data-in-range')).toBe(true)
    fireEvent.click(dayOf('vrijdag 20 november 2026'))
    await waitFor(() => expect(dayOf('dinsdag 3 november 2026').hasAttribute('data-in-range')).toBe(false))
    expect(onPickPeriod).not.toHaveBeenCalled()
    fireEvent.pointerMove(dayOf('dinsdag 10 november 2026'))
    await waitFor(() => expect(dayOf('donderdag 12 november 2026').hasAttribute('data-in-range')).toBe(true))
    fireEvent.click(dayOf('dinsdag 10 november 2026'))
    await waitFor(() =>
      expect(onPickPeriod).toHaveBeenCalledExactlyOnceWith({ first: '2026-11-10', last: '2026-11-20' }),
    )
    await waitFor(() => expect(document.querySelector('.calendar')).toBeNull())
  },
)

test.runIf(isAll)('a period is selected by keyboard', async () => {
  const onPickPeriod = openPeriod('2026-11-02', '2026-11-04')
  expect(focusedDay()).toBe('maandag 2 november 2026')
  fireEvent.keyDown(focused(), { key: 'Enter' })
  await waitFor(() => expect(focusedDay()).toBe('dinsdag 3 november 2026'))
  fireEvent.keyDown(focused(), { key: 'ArrowDown' })
  await waitFor(() => expect(focusedDay()).toBe('dinsdag 10 november 2026'))
  fireEvent.keyDown(focused(), { key: 'Enter' })
  await waitFor(() =>
    expect(onPickPeriod).toHaveBeenCalledExactlyOnceWith({ first: '2026-11-02', last: '2026-11-10' }),
  )
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button')))
})

test.runIf(isAll)('changing the last day of a complete period takes one click', async () => {
  const onPickPeriod = openPeriod('2026-11-02', '2026-11-04', 'last')
  expect(focusedDay()).toBe('woensdag 4 november 2026')
  fireEvent.click(dayOf('vrijdag 20 november 2026'))
  await waitFor(() =>
    expect(onPickPeriod).toHaveBeenCalledExactlyOnceWith({ first: '2026-11-02', last: '2026-11-20' }),
  )
})

test.each(
  turn(
    [
      ['Vanaf 02/11/2026', { first: '2026-11-02', last: '' }],
      ['Tot en met 02/11/2026', { first: '', last: '2026-11-02' }],
    ] as const,
    0,
    isAll,
  ),
)('a period can stay open at one end: %s', async (name, period) => {
  const onPickPeriod = openPeriod('2026-11-02', '')
  fireEvent.click(inPanel(name))
  await waitFor(() => expect(onPickPeriod).toHaveBeenCalledExactlyOnceWith(period))
})

test('a named period takes one click, and is marked while it is selected', async () => {
  const { first, last } = periodAt('lastMonth', today())
  const onPickPeriod = openPeriod(first, last)
  expect(offered('Vorige maand').getAttribute('aria-pressed')).toBe('true')
  expect(offered('Dit jaar').getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(offered('Dit jaar'))
  await waitFor(() => expect(onPickPeriod).toHaveBeenCalledExactlyOnceWith(periodAt('thisYear', today())))
})
