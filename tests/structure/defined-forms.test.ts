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

/** The components next to a form, which render its fields. */
const componentsOf = (file: string): string =>
  Object.entries(SOURCES)
    .filter(([path]) => path.startsWith(folderOf(file)) && path.endsWith('.tsx'))
    .map(([, source]) => source)
    .join('\n')

interface Form {
  readonly fields: readonly string[]
  readonly others: readonly string[]
  readonly creating: (...given: readonly unknown[]) => { readonly request: unknown }
  readonly editing: { readonly request: unknown }
}
const isForm = (exported: unknown): exported is Form =>
  typeof exported === 'object' && exported !== null && 'creating' in exported && 'others' in exported

/**
 * The form of an export. A form whose fields depend on data is a function of that data, such as a list, which is empty
 * here.
 */
const formIn = (name: string, exported: unknown): unknown =>
  isMaker(exported) && name.endsWith('Form') ? exported([]) : exported
const isMaker = (exported: unknown): exported is (data: readonly never[]) => unknown =>
  typeof exported === 'function'

const formsIn = async (file: string): Promise<readonly (readonly [name: string, form: Form])[]> =>
  Object.entries((await MODULES[file]?.()) ?? {}).flatMap(([name, exported]) => {
    const form = formIn(name, exported)
    return isForm(form) ? [[name, form] as const] : []
  })

/** The properties of the requests that nothing renders, as `form: property`. */
const undrawn = (name: string, { fields }: Pick<Form, 'fields'>, drawn: string): readonly string[] =>
  fields.filter((field) => !new RegExp(`['"]${field}['".]`).test(drawn)).map((field) => `${name}: ${field}`)

const FILES = Object.keys(MODULES).filter((file) => SOURCES[file]?.includes('defineForm(') === true)

test.each(FILES)(
  'each property of the requests of %s has a field on a screen, or is in `left`',
  async (file) => {
    const forms = await formsIn(file)
    expect(forms).not.toEqual([])
    // Some screens take field names from a list in the file of the form.
    const lists = (SOURCES[file] ?? '').match(/^export const [A-Z_]+ = \[.*\]/gm)?.join('\n') ?? ''
    const drawn = componentsOf(file) + lists
    const missing = forms.flatMap(([form, one]) => undrawn(form, one, drawn))
    expect(missing).toEqual([])
  },
)

test('a property of a request that no screen renders is reported with its form', () => {
  expect(undrawn('groupForm', groupForm, '<ContractField name="name" />')).toEqual(['groupForm: description'])
})

test('forms that share a request each contain all of its properties', async () => {
  const all = (await Promise.all(FILES.map(formsIn))).flat()
  const left = all.flatMap(([name, form]) => {
    const [create, update] = [form.creating({}).request, form.editing.request]
    const alike = all.filter(
      ([, one]) => (update ?? create) === (update ? one.editing : one.creating({})).request,
    )
    return form.others
      .filter((property) => alike.every(([, { others }]) => others.includes(property)))
      .map((property) => `${name}: ${property}`)
  })
  expect(left).toEqual([])
})

/** The forms that cannot use `defineForm`, with the reason. Do not add any. */
const BY_HAND: Readonly<Record<string, string>> = {
  'domain/translations/translation-form.ts': 'blanks around a text are part of it, and are sent',
  'domain/users/new-user-form.ts':
    'half of its fields are no property of the request, whose user, budgets and activation they make together',
  'features/branding/branding-form.ts':
    'it is saved by several requests: one for the colour, one for each image, or one that resets all',
  'features/corporate-accounts/compare-form.ts': 'it has no fields: it copies settings between companies',
  'features/payroll/codes-form.ts': 'each code is saved by a request of its own',
  'features/resources/owners-form.ts':
    'the list of owners is sent whole, also when nothing in it has changed',
}

test('no other form lists its fields by hand', () => {
  const others = Object.keys(MODULES).filter((file) => !FILES.includes(file))
  expect(others.map((file) => file.replace('/src/', '')).toSorted()).toEqual(Object.keys(BY_HAND))
})

/**
 * Components with their own `toBody`, wherever it is defined. A defined form sets it by `creating` or `editing`. These
 * are small questions in a dialog, and the forms above. Do not add any.
 */
const OWN_BODY = [
  'domain/orders/edit-purchase-dialog.tsx',
  'domain/translations/translate-dialog.tsx',
  'features/admins/add-admin-screen.tsx',
  'features/admins/add-contact.tsx',
  'features/app-users/add/add-app-user-screen.tsx',
  'features/branding/branding-editor.tsx',
  'features/expenses/event-dialogs.tsx',
  'features/finance/company-budget-dialogs.tsx',
  'features/orders/settings-drawer.tsx',
  'features/partners/add-linked-screen.tsx',
  'features/payroll/activate-dialog.tsx',
  'features/payroll/salary-codes.tsx',
  'features/payroll/set-id-dialog.tsx',
  'features/reporting/recipients.tsx',
  'features/reporting/request-report.tsx',
  'features/resources/label-screen.tsx',
  'features/resources/new-label.tsx',
  'features/resources/owners-dialog.tsx',
  'features/session/change-password-screen.tsx',
  'features/session/login-screen.tsx',
  'features/session/reset-login-screen.tsx',
  'features/session/reset-password-screen.tsx',
  'features/session/two-factor-screen.tsx',
  'features/translations/add-translation.tsx',
  'features/translations/edit-translation.tsx',
  'features/trips/user-commute.tsx',
  'features/trips/user-distance.tsx',
  'features/trips/user-permissions.tsx',
]

/** The components that pass a hand-built body to a form. */
const withOwnBody = (sources: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(sources)
    .filter(([file, source]) => file.endsWith('.tsx') && !file.includes('.test.') && /\stoBody=/.test(source))
    .map(([file]) => file.replace('/src/', ''))
    .toSorted()

test('no other component builds the body of a form by hand', () => {
  expect(withOwnBody(SOURCES)).toEqual(OWN_BODY)
})

test('a form with fields by hand is found, whatever the names of its files', () => {
  const screen = `import { EMPTY, toBody } from './add-bike-values.ts'
<ContractForm
  initial={EMPTY}
  toBody={(values) => toBody(values)}
>`
  expect(withOwnBody({ '/src/features/bikes/add-bike-screen.tsx': screen })).toEqual([
    'features/bikes/add-bike-screen.tsx',
  ])
  expect(
    withOwnBody({ '/src/features/bikes/add-bike-screen.tsx': '<ContractForm {...form.creating()} />' }),
  ).toEqual([])
})
