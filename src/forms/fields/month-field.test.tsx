import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { monthKey } from '@/base/dates.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { loadCalendars } from '@/ui/inputs/calendar.tsx'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { RequestForm } from '../request-form.tsx'
import { monthText } from '../values/month.ts'
import { MonthField } from './month-field.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadCalendars()
})

function renderField(max?: string): { readonly sent: object[] } {
  const sent: object[] = []
  render(
    <RequestForm
      request={{}}
      initial={{ month: '202603' }}
      toBody={(values: object) => values}
      send={(values) => {
        sent.push(values)
        return Promise.resolve()
      }}
      submitLabel="Save"
    >
      <MonthField name="month" label="Month" {...withoutUndefined({ max })} />
    </RequestForm>,
  )
  return { sent }
}
const openCalendar = (): Element => {
  fireEvent.click(screen.getByRole('button', { name: /Month/ }))
  return document.querySelector('.calendar') ?? expect.unreachable('no calendar')
}

test('R151 G158 the calendar offers no month after the maximum', () => {
  renderField('202606')
  const months = [...(openCalendar().querySelector('table')?.querySelectorAll('td > *') ?? [])]
  expect(months.map((month) => month.hasAttribute('data-disabled'))).toEqual([
    ...Array<boolean>(6).fill(false),
    ...Array<boolean>(6).fill(true),
  ])
})

test.each([
  [0, (month: string) => month],
  [1, (month: string) => monthText(month)],
])(
  'R151 the maximum is the current month: a typed month that is %s later is accepted only when it is past',
  async (later, kept) => {
    const { sent } = renderField()
    const month = monthKey(later)
    await userEvent.clear(screen.getByRole('textbox', { name: 'Month' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Month' }), monthText(month))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([{ month: kept(month) }])
  },
)
