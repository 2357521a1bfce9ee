// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { groupForm } from '@/features/user-groups/group-form.ts'

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('/src/{features,domain}/**/*-form.ts')
const SOURCES = import.meta.glob<string>('/src/{features,domain}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)

/** The components beside a form, which draw its fields. */
const componentsOf = (file: string): string =>
  Object.entries(SOURCES)
    .filter(([path]) => path.startsWith(folderOf(file)) && path.endsWith('.tsx'))
    .map(([, source]) => source)
    .join('\n')

/** The names of the fields of a form that `defineForm` made. */
const fieldsOf = (exported: unknown): readonly string[] =>
  typeof exported === 'object' &&
  exported !== null &&
  'creating' in exported &&
  'fields' in exported &&
  Array.isArray(exported.fields)
    ? exported.fields.map(String)
    : []

/** The properties of the requests that nothing draws, as `form: property`. */
const undrawn = (form: string, one: unknown, drawn: string): readonly string[] =>
  fieldsOf(one)
    .filter((field) => !new RegExp(`['"]${field}['".]`).test(drawn))
    .map((field) => `${form}: ${field}`)

const FILES = Object.keys(MODULES).filter((file) => SOURCES[file]?.includes('defineForm(') === true)

test.each(FILES)(
  'each property of the requests of %s has a field on a screen, or stands in `left`',
  async (file) => {
    const exported = (await MODULES[file]?.()) ?? {}
    const forms = Object.entries(exported).filter(([, one]) => fieldsOf(one).length > 0)
    expect(forms).not.toEqual([])
    // Some screens take the names of fields from a list that stands beside the form.
    const lists = (SOURCES[file] ?? '').match(/^export const [A-Z_]+ = \[.*\]/gm)?.join('\n') ?? ''
    const drawn = componentsOf(file) + lists
    const missing = forms.flatMap(([form, one]) => undrawn(form, one, drawn))
    expect(missing).toEqual([])
  },
)

test('a property of a request that no screen draws is named with its form', () => {
  expect(undrawn('groupForm', groupForm, '<ContractField name="name" />')).toEqual(['groupForm: description'])
})

/** They cannot use `defineForm`, or do not yet: decision 0072 says which. The list only becomes shorter. */
const BY_HAND = [
  'domain/budgets/budget-form.ts',
  'domain/season-cards/process-form.ts',
  'domain/translations/translation-form.ts',
  'domain/users/new-user-form.ts',
  'features/branding/branding-form.ts',
  'features/communication/message-form.ts',
  'features/company/company-form.ts',
  'features/company/services-form.ts',
  'features/company/versions-form.ts',
  'features/corporate-accounts/company-form.ts',
  'features/corporate-accounts/compare-form.ts',
  'features/identification-fields/identification-form.ts',
  'features/partners/partner-form.ts',
  'features/payroll/codes-form.ts',
  'features/payroll/connection-form.ts',
  'features/resources/owners-form.ts',
  'features/templates/template-form.ts',
  'features/trips/settings-form.ts',
]

test('no other form says its fields by hand', () => {
  const others = Object.keys(MODULES).filter((file) => !FILES.includes(file))
  expect(others.map((file) => file.replace('/src/', '')).toSorted()).toEqual(BY_HAND)
})
