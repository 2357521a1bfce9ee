// @level all: the calendar of a period is also tested by its input.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { loadCalendars } from '@/ui/inputs/calendar.tsx'
import { RequestForm } from '../request-form.tsx'
import { PeriodFields } from './period-fields.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadCalendars()
})

function renderFields(initial: object): { readonly sent: object[] } {
  const sent: object[] = []
  render(
    <RequestForm
      request={{}}
      initial={initial}
      toBody={(values: object) => values}
      send={(values) => {
        sent.push(values)
        return Promise.resolve()
      }}
      submitLabel="Save"
    >
      <PeriodFields first={{ name: 'from', label: 'From' }} last={{ name: 'until', label: 'Until' }} />
    </RequestForm>,
  )
  return { sent }
}
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name })
function openCalendar(name: string): void {
  fireEvent.click(screen.getByRole('button', { name: `Calendar for ${name}` }))
}
function pick(day: string): void {
  const cell = document.querySelector(`.calendar td > [data-value="${day}"]:not([data-outside-range])`)
  fireEvent.click(cell ?? expect.unreachable(`no day ${day}`))
}

test('both days of a period are selected in one calendar, opened from either field', async () => {
  const { sent } = renderFields({ from: '2026-11-02', until: '2026-11-04' })
  openCalendar('From')
  pick('2026-11-09')
  pick('2026-11-13')
  await waitFor(() => expect(field('Until')).toHaveProperty('value', '13/11/2026'))
  openCalendar('Until')
  pick('2026-11-20')
  await waitFor(() => expect(field('Until')).toHaveProperty('value', '20/11/2026'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([{ from: '2026-11-09', until: '2026-11-20' }])
})

test('each day can also be typed, and the calendar shows the typed period', async () => {
  renderFields({})
  await userEvent.type(field('From'), '2/11/26')
  await userEvent.type(field('Until'), '5 nov 2026')
  openCalendar('From')
  const ends = [...document.querySelectorAll('.calendar [data-view=day][data-selected]')].map(
    ({ textContent }) => textContent,
  )
  expect(ends).toEqual(['2', '5'])
})

test('opening its calendar does not blur a field: an error shows only after the focus moves elsewhere', async () => {
  render(
    <RequestForm
      request={{}}
      initial={{ from: undefined as string | undefined }}
      toBody={(values: object) => values}
      send={() => Promise.resolve()}
      rules={(_body, { from }) => (from === undefined ? { from: { rule: 'required' } } : {})}
      submitLabel="Save"
    >
      <PeriodFields first={{ name: 'from', label: 'From' }} last={{ name: 'until', label: 'Until' }} />
    </RequestForm>,
  )
  const isInvalid = (): boolean => field('From').getAttribute('aria-invalid') === 'true'
  await userEvent.click(field('From'))
  await userEvent.click(screen.getByRole('button', { name: 'Calendar for From' }))
  await waitFor(() => expect(document.activeElement?.closest('.calendar')).not.toBeNull())
  expect(isInvalid()).toBe(false)
  await waitFor(() => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(document.querySelector('.calendar')).toBeNull()
  })
  expect(isInvalid()).toBe(false)
  await userEvent.click(field('Until'))
  expect(isInvalid()).toBe(true)
})
