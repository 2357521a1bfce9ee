/* oxlint-disable react/jsx-key -- each block is listed with its labels, and rendered with a key below */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { BrokenRules } from '~openapi/rules.ts'
import { ApiError } from '@/api/errors.ts'
import { TEXT_LANGUAGES } from '@/i18n/content-languages.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { FieldRows } from './field-rows.tsx'
import { AddressFields } from './fields/address-fields.tsx'
import { CodeField, loadCodeEditor } from './fields/code-field.tsx'
import { ColourField } from './fields/colour-field.tsx'
import { CountedTextField } from './fields/counted-text-field.tsx'
import { CountryField } from './fields/country-field.tsx'
import { ReferenceField } from './fields/reference-field.tsx'
import { DateField } from './fields/date-field.tsx'
import { DateTimeField } from './fields/date-time-field.tsx'
import { EmailField } from './fields/email-field.tsx'
import { PasswordField, RadioField, SelectField, SwitchField, TextField } from './fields/fields.tsx'
import { FileField } from './fields/file-field.tsx'
import { IbanField } from './fields/iban-field.tsx'
import { MonthField } from './fields/month-field.tsx'
import { MultiSelectField } from './fields/multi-select-field.tsx'
import { MoneyField, NumberField, PercentField } from './fields/number-fields.tsx'
import { PeriodFields } from './fields/period-fields.tsx'
import { PhoneField } from './fields/phone-field.tsx'
import { PositionField } from './fields/position-field.tsx'
import { RemoteListField } from './fields/remote-list-field.tsx'
import { RemoteSelectField } from './fields/remote-select-field.tsx'
import { ScheduleField } from './fields/schedule-field.tsx'
import { CheckboxGroupField } from './fields/checkbox-group-field.tsx'
import { TextAreaField } from './fields/text-area-field.tsx'
import { TextsListField } from './fields/texts-list-field.tsx'
import { TransferField } from './fields/transfer-field.tsx'
import { TranslationsField } from './fields/translations-field.tsx'
import { RequestForm } from './request-form.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadCodeEditor()
})

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const items = [{ id: 'a', label: 'A' }]
const nobody = () => Promise.resolve([])

/** Each block, with the names and labels of the fields in it that can be invalid. */
const BLOCKS: readonly (readonly [block: ReactElement, invalid: Readonly<Record<string, string>>])[] = [
  [<TextField name="text" label="Text" help="A hint" />, { text: 'Text' }],
  [<TextAreaField name="area" label="Area" />, { area: 'Area' }],
  [<CountedTextField name="counted" label="Counted" />, { counted: 'Counted' }],
  [<CodeField name="code" label="Code" language="html" />, { code: 'Code' }],
  [<EmailField name="email" label="E-mail" />, { email: 'E-mail' }],
  [<PasswordField name="password" label="Password" />, { password: 'Password' }],
  [<IbanField name="iban" label="Account" />, { iban: 'Account' }],
  [<ColourField name="colour" label="Colour" />, { colour: 'Colour' }],
  [<NumberField name="number" label="Distance" />, { number: 'Distance' }],
  [<MoneyField name="money" label="Amount" />, { money: 'Amount' }],
  [<PercentField name="percent" label="Share" />, { percent: 'Share' }],
  [<PhoneField name="phone" label="Phone" />, { phone: 'Phone' }],
  [<DateField name="date" label="Day" />, { date: 'Day' }],
  [<DateTimeField name="moment" label="Moment" />, { moment: 'Moment' }],
  [<MonthField name="month" label="Month" />, { month: 'Month' }],
  [
    <PeriodFields first={{ name: 'first', label: 'First day' }} last={{ name: 'last', label: 'Last day' }} />,
    { first: 'First day', last: 'Last day' },
  ],
  [<CountryField name="country" label="Country" />, { country: 'Country' }],
  [<SelectField name="select" label="Choice" options={options} />, { select: 'Choice' }],
  [<SwitchField name="switch" label="Switch" help="A hint" />, { switch: 'Switch' }],
  [<RadioField name="radio" label="One of these" options={options} />, { radio: 'One of these' }],
  [
    <CheckboxGroupField
      name="some"
      label="Some of these"
      options={options.map((option) => ({ ...option, help: `What ${option.label} is` }))}
    />,
    { some: 'Some of these' },
  ],
  [<MultiSelectField name="multi" label="Many" options={options} />, { multi: 'Many' }],
  [<RemoteSelectField name="remote" label="Person" search={nobody} />, { remote: 'Person' }],
  [
    <RemoteListField name="remotes" label="People" search={nobody} known={[]} none="None" />,
    { remotes: 'People' },
  ],
  [
    <TransferField name="members" label="Members" items={items} otherLabel="Out" chosenLabel="In" />,
    { members: 'Members' },
  ],
  [<FileField name="file" label="File" accept=".pdf" hint="A PDF" />, { file: 'File' }],
  [<ScheduleField name="cron" label="Schedule" />, { cron: 'Schedule' }],
  [
    <TextsListField name="texts" label="Answers" languages={TEXT_LANGUAGES} addLabel="Add" />,
    { texts: 'Answers' },
  ],
  [
    <TranslationsField name="words" label="Words" languages={TEXT_LANGUAGES} />,
    { 'words.en': 'Words · English', 'words.fr': 'Words · French' },
  ],
  [<TranslationsField name="title" label="Title" languages={TEXT_LANGUAGES} rows={1} />, { title: 'Title' }],
  [<AddressFields name="home" label="Home" labelOf={(part) => part} />, { 'home.city': 'Home · city' }],
  [<AddressFields name="work" label="Work" labelOf={(part) => part} />, { 'work.city': 'Work · city' }],
  [
    <PositionField
      label="Place"
      latitude="north"
      longitude="east"
      labels={{ latitude: 'Latitude', longitude: 'Longitude' }}
    />,
    { north: 'Place · Latitude', east: 'Place · Longitude' },
  ],
  [<ReferenceField name="reference" label="Reference" />, { reference: 'Reference' }],
  [
    <FieldRows
      name="rows"
      beginning={{ from: '' }}
      none="None"
      add="Add a period"
      rowLabel={(number) => `Period ${number}`}
      removeLabel={(number) => `Remove ${number}`}
    >
      {(path) => <DateField name={`${path}.from`} label="From" />}
    </FieldRows>,
    { 'rows.0.from': 'Period 1 · From', 'rows.1.from': 'Period 2 · From' },
  ],
]
const INVALID = Object.assign({}, ...BLOCKS.map(([, invalid]) => invalid)) as Record<string, string>

const INITIAL: object = { rows: [{ from: '' }, { from: '' }], texts: [{}] }

interface FormProps {
  readonly broken?: (values: Record<string, unknown>) => BrokenRules
  readonly send?: () => Promise<void>
  readonly blocks: readonly ReactElement[]
}

function Form({ broken = () => ({}), send = () => Promise.resolve(), blocks }: FormProps) {
  return (
    <RequestForm<object, object>
      request={{}}
      initial={INITIAL}
      toBody={(values) => values}
      rules={(_body, values) => broken(values as Record<string, unknown>)}
      send={send}
      submitLabel="Save"
    >
      {blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <div key={at}>{block}</div>
      ))}
    </RequestForm>
  )
}

const ALL = BLOCKS.map(([block]) => block)
const summary = () => screen.getByRole('list', { name: /needs? your attention/ })
const lines = () => within(summary()).queryAllByRole('button')

test('the summary supports every type of field', () => {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>(
    ['./fields/*.tsx', '!./fields/*.test.tsx'],
    { eager: true },
  )
  // Fields that only choose another field, or that others are built on.
  const others = ['ContractField', 'TypedField']
  const tested = new Set<unknown>(ALL.map(({ type }) => type))
  const missing = Object.values(files)
    .flatMap((file) => Object.entries(file))
    .filter(([name, block]) => /Fields?$/.test(name) && /^[A-Z]/.test(name) && !tested.has(block))
    .map(([name]) => name)
  expect(missing.filter((name) => !others.includes(name))).toEqual([])
})

test('each invalid block has exactly one line with its label and message, and the line focuses it', async () => {
  const broken: BrokenRules = Object.fromEntries(
    Object.keys(INVALID).map((name) => [name, { rule: 'required' }]),
  )
  render(<Form blocks={ALL} broken={() => broken} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(lines().map(({ textContent }) => textContent)).toEqual(
    Object.values(INVALID).map((label) => `${label} is required`),
  )
  const seen = new Set<Element | null>()
  for (const line of lines()) {
    fireEvent.click(line)
    const focused = document.activeElement
    expect(focused, `the line “${line.textContent}”`).not.toBe(document.body)
    // The control that has the focus, or the group around it, is the one that shows the error.
    const shown = focused?.closest('[aria-invalid=true], [data-invalid], [role=group]')
    expect(shown, `the line “${line.textContent}”`).not.toBeNull()
    seen.add(focused)
  }
  expect(seen.size, 'each line leads elsewhere').toBe(Object.keys(INVALID).length)
})

test('R159 the server’s errors are listed with the fields, including errors without a field', async () => {
  const refusal = new ApiError('http', 'createUserGroup', 422, {
    message: 'Refused',
    errors: [
      { field: 'text', messages: ['Is taken'] },
      { field: 'area', messages: ['Is taken'] },
      { field: 'elsewhere', messages: ['Is closed'] },
    ],
  })
  render(<Form blocks={ALL.slice(0, 2)} send={() => Promise.reject(refusal)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(lines().map(({ textContent }) => textContent)).toEqual(['Text: Is taken', 'Area: Is taken']),
  )
  expect(screen.getByRole('alert').textContent).toContain('Is closed')
  expect(document.activeElement).toBe(screen.getByLabelText('Text'))
})

test('a corrected error leaves the summary', async () => {
  const broken = ({ text, area }: Record<string, unknown>): BrokenRules => ({
    ...(text === undefined && { text: { rule: 'required' } }),
    ...(area === undefined && { area: { rule: 'required' } }),
  })
  render(<Form blocks={ALL.slice(0, 2)} broken={broken} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(lines()).toHaveLength(2)
  await userEvent.type(screen.getByLabelText('Text'), 'a')
  expect(lines().map(({ textContent }) => textContent)).toEqual(['Area is required'])
  expect(screen.getByRole('list', { name: '1 field needs your attention' })).toBeTruthy()
})
