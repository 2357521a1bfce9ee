import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateInput, toIso } from './date-input.tsx'

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  [' 01.02.2026 ', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
])('R279 %s is kept as %s', (typed, kept) => {
  expect(toIso(typed)).toBe(kept)
})

test.each(['', 'morgen', '2026', '31/12/26'])('a text that is not a date stays as typed: %s', (typed) => {
  expect(toIso(typed)).toBe(typed)
})

test("the browser's own calendar is made for who opens it, and sets the day", () => {
  const onChange = vi.fn()
  const opened: string[] = []
  // jsdom has no calendar.
  HTMLInputElement.prototype.showPicker = function showPicker() {
    opened.push(this.value)
  }
  const { container } = render(<DateInput label="Begin" value="2026-12-31" onChange={onChange} />)
  expect(container.querySelector('[type=date]')).toBeNull()
  fireEvent.click(screen.getByRole('button'))
  expect(opened).toEqual(['2026-12-31'])
  fireEvent.change(screen.getByDisplayValue('2026-12-31'), { target: { value: '2027-01-04' } })
  expect(onChange).toHaveBeenLastCalledWith('2027-01-04')
})
