import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { FieldRows } from './field-rows.tsx'
import { SwitchField, TextField } from './fields/fields.tsx'
import { TextAreaField } from './fields/text-area-field.tsx'
import { FormValues } from './form-values.tsx'
import { useChangeValues } from './use-change-values.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

interface Values {
  readonly name?: string
  readonly note?: string
  readonly isNoted?: boolean
  readonly stops?: readonly { readonly town: string }[]
}

const check = vi.fn<NonNullable<RequestFormProps<Values, object>['rules']>>()

/** Changes a value that the user has not typed. */
function Elsewhere() {
  const change = useChangeValues<Values>()
  return (
    <button type="button" onClick={() => change(() => ({ name: 'Elsewhere' }))}>
      Fill in
    </button>
  )
}

const stops = (
  <FieldRows
    name="stops"
    beginning={{ town: 'Nowhere' }}
    none="None"
    add="Add a stop"
    rowLabel={(number) => `Stop ${number}`}
    removeLabel={(number) => `Remove ${number}`}
  >
    {(path) => <TextField name={`${path}.town`} label="Town" />}
  </FieldRows>
)

const form = (
  <RequestForm<Values, object>
    request={{}}
    label="Group"
    edits
    initial={{ name: 'Nele', note: '', isNoted: true, stops: [{ town: 'Brugge' }, { town: 'Gent' }] }}
    toBody={(values) => values}
    rules={check}
    send={async () => undefined}
    submitLabel="Save"
  >
    <TextField name="name" label="Name" />
    <SwitchField name="isNoted" label="Has a note" />
    <FormValues<Values>>
      {({ isNoted }) => isNoted === true && <TextAreaField name="note" label="Note" />}
    </FormValues>
    <FormValues<Values>>{({ isNoted }) => isNoted === true && stops}</FormValues>
    <Elsewhere />
  </RequestForm>
)
type Input = HTMLInputElement | HTMLTextAreaElement
const field = (label: string) => screen.getByLabelText<Input>(label)
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'
const towns = () => screen.getAllByLabelText<Input>('Town').map(({ value }) => value)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})
beforeEach(() => {
  check.mockReset().mockImplementation((_body, { name = '', stops = [] }) => ({
    ...(name === '' && { name: { rule: 'required' } }),
    ...Object.fromEntries(
      stops.flatMap((stop, index) =>
        stop.town === 'Gent' ? [[`stops.${index}.town`, { rule: 'invalid' }]] : [],
      ),
    ),
  }))
})

test('an error shows once its field was left, and disappears while it is corrected', async () => {
  render(form)
  await userEvent.clear(field('Name'))
  expect(isInvalid('Name'), 'while one types').toBe(false)
  await userEvent.tab()
  expect(isInvalid('Name')).toBe(true)
  await userEvent.type(field('Name'), 'A')
  expect(isInvalid('Name')).toBe(false)
})

test.each([
  ['Name', 'Nele'],
  ['Note', 'Spare'],
])('typing inside a text keeps the caret there: %s', async (label, text) => {
  render(<StrictMode>{form}</StrictMode>)
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
  const inner = 'oo'
  await userEvent.type(field(label), inner, { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(field(label)).toMatchObject({ value: `${text[0]}${inner}${text.slice(1)}`, selectionStart: 3 })
})

test('a value set from outside is written into its input, also when it is removed', async () => {
  render(<StrictMode>{form}</StrictMode>)
  await userEvent.type(field('Note'), 'kept')
  await press('Fill in')
  expect([field('Name').value, field('Note').value]).toEqual(['Elsewhere', 'kept'])
  await press('Undo changes')
  expect([field('Name').value, field('Note').value]).toEqual(['Nele', ''])
})

test('hidden fields and rows reappear with the values of the form', async () => {
  render(<StrictMode>{form}</StrictMode>)
  await userEvent.type(field('Note'), 'kept')
  await press('Remove 1')
  const toggle = screen.getByRole('switch', { name: 'Has a note' })
  await userEvent.click(toggle)
  expect(screen.queryByLabelText('Note')).toBeNull()
  await userEvent.click(toggle)
  expect([field('Note').value, ...towns()]).toEqual(['kept', 'Gent'])
})

test('an added row starts with its initial value, and the errors of other rows stay', async () => {
  render(<StrictMode>{form}</StrictMode>)
  const invalidFlags = () =>
    screen.getAllByLabelText('Town').map((town) => town.getAttribute('aria-invalid') === 'true')
  await userEvent.click(within(screen.getByRole('group', { name: 'Stop 2' })).getByLabelText('Town'))
  await userEvent.tab()
  expect(invalidFlags()).toEqual([false, true])
  await press('Remove 1')
  expect([towns(), invalidFlags()]).toEqual([['Gent'], [true]])
  await press('Add a stop')
  expect([towns(), invalidFlags()]).toEqual([
    ['Gent', 'Nowhere'],
    [true, false],
  ])
})

test('Enter in the first field validates the last typed text', async () => {
  const send = vi.fn<() => Promise<unknown>>()
  render(
    <RequestForm<Values, object>
      request={{}}
      label="Group"
      initial={{ name: '' }}
      toBody={(values) => values}
      rules={check}
      send={send}
      submitLabel="Save"
    >
      <TextField name="name" label="Name" />
    </RequestForm>,
  )
  await userEvent.type(field('Name'), 'a{Backspace}{Enter}')
  expect(send).not.toHaveBeenCalled()
  expect(isInvalid('Name')).toBe(true)
})
