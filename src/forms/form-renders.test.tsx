import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, StrictMode, type ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { SelectField, TextField } from './fields/fields.tsx'
import { TextAreaField } from './fields/text-area-field.tsx'
import { useChangeValues } from './use-change-values.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

interface Values {
  readonly name?: string
  readonly note?: string
  readonly kind?: string
}

/** How often each field was rendered. */
const rendered: Record<string, number> = {}
const Counted = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Profiler id={name} onRender={() => void (rendered[name] = (rendered[name] ?? 0) + 1)}>
    {children}
  </Profiler>
)
const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))
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

const form = (
  <RequestForm<Values, object>
    request={{}}
    label="Group"
    edits
    initial={{ name: 'Nele', note: '', kind: 'a' }}
    toBody={(values) => values}
    rules={check}
    send={async () => undefined}
    submitLabel="Save"
  >
    <Counted name="name">
      <TextField name="name" label="Name" />
    </Counted>
    <Counted name="note">
      <TextAreaField name="note" label="Note" />
    </Counted>
    <Counted name="kind">
      <SelectField name="kind" label="Kind" options={options} />
    </Counted>
    <Elsewhere />
  </RequestForm>
)
const field = (label: string) => screen.getByLabelText(label)
const texts = () =>
  ['Name', 'Note'].map((label) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label).value)

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})
beforeEach(() => {
  for (const name of Object.keys(rendered)) delete rendered[name]
  check
    .mockReset()
    .mockImplementation((_body, { name = '' }) => (name === '' ? { name: { rule: 'required' } } : {}))
})

test('each field is rendered once when a form opens, and nothing is checked yet', () => {
  render(form)
  expect(rendered).toEqual({ name: 1, note: 1, kind: 1 })
  expect(check).not.toHaveBeenCalled()
})

test('a key of a text renders no field and checks nothing, until the field was left', async () => {
  render(form)
  await userEvent.type(field('Name'), ' of the north')
  await userEvent.type(field('Note'), 'x')
  expect(field('Name')).toHaveProperty('value', 'Nele of the north')
  expect(rendered).toEqual({ name: 1, note: 1, kind: 1 })
  expect(check, 'once the first field was left').toHaveBeenCalled()
})

test('a field is rendered when its message comes or goes', async () => {
  render(form)
  await userEvent.clear(field('Name'))
  expect(field('Name').getAttribute('aria-invalid'), 'while one types').toBeNull()
  await userEvent.tab()
  expect([field('Name').getAttribute('aria-invalid'), rendered['name'], rendered['note']]).toEqual([
    'true',
    2,
    1,
  ])
  await userEvent.type(field('Name'), 'Ada')
  expect([field('Name').getAttribute('aria-invalid'), rendered['name'], rendered['note']]).toEqual([
    null,
    3,
    1,
  ])
})

test('a choice renders its field alone', async () => {
  render(form)
  await userEvent.selectOptions(field('Kind'), 'b')
  expect(field('Kind')).toHaveProperty('value', 'b')
  expect(rendered).toEqual({ name: 1, note: 1, kind: 2 })
})

test('a text that comes from elsewhere is written into its input, also when it is taken back', async () => {
  render(<StrictMode>{form}</StrictMode>)
  await userEvent.type(field('Note'), 'kept')
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }))
  expect(texts()).toEqual(['Elsewhere', 'kept'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }))
  expect(texts()).toEqual(['Nele', ''])
})

test('Enter in the first field checks what was typed last', async () => {
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
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
})
