import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { listen } from '../feedback/announcement-listener.ts'
import { loadCalendars } from '../inputs/calendar.tsx'
import { PeriodFilter } from './period-filter.tsx'

const ERROR = 'Date from is not a valid date; write for example 31/12/2026'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadCalendars()
})

function renderFilter(initial: { from?: string; to?: string } = {}) {
  const onChange = vi.fn()
  const set: { elsewhere: (from: string) => void } = { elsewhere: () => undefined }
  function Held() {
    const [period, setPeriod] = useState<{ from?: string | undefined; to?: string | undefined }>(initial)
    set.elsewhere = (from) => setPeriod({ from })
    return (
      <PeriodFilter
        label="Date"
        from={period.from}
        to={period.to}
        onChange={(changed) => {
          onChange(changed)
          setPeriod({ ...period, ...changed })
        }}
      />
    )
  }
  render(<Held />)
  return { onChange, set, from: screen.getByRole<HTMLInputElement>('textbox', { name: 'Date from' }) }
}

const errorOf = (field: Element): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test.each([
  ['Tab', '31/02/2026', '{Tab}'],
  ['Enter', '99/99/2026', '{Enter}'],
])(
  'after %s, text that is not a date stays, with an error that is announced once',
  async (_key, typed, key) => {
    const { from, onChange } = renderFilter()
    const listener = listen()
    const user = userEvent.setup()
    await user.type(from, typed)
    expect(from.hasAttribute('aria-invalid')).toBe(false)
    await user.keyboard(key)
    expect(from.value).toBe(typed)
    expect(from.getAttribute('aria-invalid')).toBe('true')
    expect(errorOf(from)).toBe(ERROR)
    await vi.waitFor(() => expect(listener.announced).not.toEqual([]))
    await user.click(document.body)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(listener.announced).toEqual([ERROR])
    listener.stop()
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: 'Date until' }).hasAttribute('aria-invalid')).toBe(false)
  },
)

test('an invalid end keeps the period, and a valid date or an empty field removes the error', async () => {
  const { from, onChange } = renderFilter({ from: '2026-11-01' })
  const user = userEvent.setup()
  for (const [corrected, day] of [
    ['2/11/2026', '2026-11-02'],
    ['', undefined],
  ] as const) {
    onChange.mockClear()
    await user.tripleClick(from)
    await user.paste('31/02/2026')
    await user.tab()
    expect(errorOf(from)).toBe(ERROR)
    expect(onChange).not.toHaveBeenCalled()
    await user.tripleClick(from)
    if (corrected === '') await user.keyboard('{Delete}')
    else await user.paste(corrected)
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: day })
    expect(from.hasAttribute('aria-invalid')).toBe(false)
    expect(errorOf(from)).toBeUndefined()
  }
})

test('text that is not a date goes when the period is changed elsewhere, or chosen in the calendar', async () => {
  const { from, set, onChange } = renderFilter()
  const user = userEvent.setup()
  await user.type(from, '31/02/2026{Tab}')
  act(() => set.elsewhere('2026-11-01'))
  expect(from.value).toBe('01/11/2026')
  expect(errorOf(from)).toBeUndefined()
  await user.clear(from)
  await user.type(from, '31/02/2026{Tab}')
  expect(errorOf(from)).toBe(ERROR)
  await user.click(screen.getByRole('button', { name: /Date/ }))
  await user.click(screen.getByRole('button', { name: 'This year', hidden: true }))
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  expect(from.value).toMatch(/^01\/01\/\d{4}$/)
  expect(errorOf(from)).toBeUndefined()
})
