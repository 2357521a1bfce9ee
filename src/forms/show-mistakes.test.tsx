// @level all: the forms of all screens are tested for this too.
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BrokenRules } from '~openapi/rules.ts'
import { setTitle } from '@/base/page-title.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { listen, type Listener } from '@/ui/feedback/announcement-listener.ts'
import { TextField } from './fields/fields.tsx'
import { MoneyField } from './fields/number-fields.tsx'
import { RequestForm } from './request-form.tsx'
import { ValuesForm } from './values-form.tsx'

interface Values {
  readonly one?: string
  readonly two?: string
}
const rules = ({ one = '', two = '' }: Values): BrokenRules => ({
  ...(one === '' && { one: { rule: 'required' } }),
  ...(two === '' && { two: { rule: 'required' } }),
})
const fields = (
  <>
    <TextField name="one" label="One" />
    <TextField name="two" label="Two" />
  </>
)
const form = (initial: Values) => (
  <RequestForm<Values, Values>
    request={{}}
    initial={initial}
    toBody={(values) => values}
    rules={rules}
    send={() => Promise.resolve()}
    submitLabel="Save"
  >
    {fields}
  </RequestForm>
)
const field = (name: string) => screen.getByLabelText(name)

let listener: Listener
beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})
beforeEach(() => {
  setTitle('Users')
  listener = listen()
})
afterEach(() => listener.stop())

test('a single error is heard at its field only, which gets the focus, and the title shows it until it is corrected', async () => {
  render(form({ one: 'a' }))
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  expect(document.activeElement).toBe(field('Two'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(listener.announced).toEqual([])
  expect(document.title).toBe('Error: Users')
  await userEvent.type(field('Two'), 'b')
  await waitFor(() => expect(document.title).toBe('Users'))
})

test('several errors are counted aloud, and the one with the focus is said to be the first', async () => {
  render(form({}))
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  expect(document.activeElement).toBe(field('One'))
  await waitFor(() => expect(listener.announced).toEqual(['2 fields need your attention; this is the first']))
})

test('an error in the field that already has the focus is announced', async () => {
  render(form({ one: 'a' }))
  await userEvent.type(field('Two'), '{Enter}')
  await waitFor(() => expect(listener.announced).toEqual(['Two is required']))
})

test('the unit of an amount is heard before its error, and is not announced in place of it', async () => {
  render(
    <RequestForm<{ readonly price?: number }, object>
      request={{}}
      initial={{}}
      toBody={(values) => values}
      rules={() => ({ price: { rule: 'required' } })}
      send={() => Promise.resolve()}
      submitLabel="Save"
    >
      <MoneyField name="price" label="Price" unitHere="per day" />
    </RequestForm>,
  )
  await userEvent.type(field('Price'), '{Enter}')
  await waitFor(() => expect(listener.announced).toEqual(['Price is required']))
  const described = (field('Price').getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '€',
    'per day',
    'Price is required',
  ])
})

test('the error of a field that the focus leaves is announced, but not of one that it comes back to (WCAG 4.1.3)', async () => {
  render(form({ two: 'a' }))
  await userEvent.click(field('One'))
  await userEvent.tab()
  expect(document.activeElement).toBe(field('Two'))
  await waitFor(() => expect(listener.announced).toEqual(['One is required']))
  listener.forget()
  for (const name of ['One', 'Two', 'One']) act(() => field(name).focus())
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(listener.announced.filter((words) => words.includes('One'))).toEqual([])
})

test('a form of values focuses its first invalid field', async () => {
  render(
    <ValuesForm<Values> initial={{}} check={rules} send={() => Promise.resolve()}>
      {({ submit }) => (
        <>
          {fields}
          <button type="button" onClick={submit}>
            Go
          </button>
        </>
      )}
    </ValuesForm>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(document.activeElement).toBe(field('One')))
  expect(document.title).toBe('Error: Users')
})
