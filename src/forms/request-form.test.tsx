import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { useField } from 'react-final-form'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContractRequest } from '@/api/contract-request.ts'
import { ApiError, type FieldError } from '@/api/errors.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { store } from '@/base/store.ts'
import { notifications, notificationsAtom } from '@/ui/feedback/notifications-store.ts'
import { hasUnsaved, saveUnsaved } from '@/base/unsaved.ts'
import { preloadDialogs } from '@/ui/overlays/dialog.tsx'
import { RequestForm } from './request-form.tsx'
import { TEXT_LANGUAGES, type ContentLanguage } from '@/i18n/content-languages.ts'
import { TextField } from './fields/fields.tsx'
import { TranslationsField } from './fields/translations-field.tsx'
import { fromTranslations, toTranslations, type Texts } from './values/translations.ts'

vi.mock(import('@/ui/overlays/dialog.tsx'), async (original) => ({
  ...(await original()),
  preloadDialogs: vi.fn<() => void>(),
}))

interface Values {
  readonly name?: string
  readonly city?: string
}
/** The validator that the contract would have for such a request. */
const validate: ContractRequest['validate'] = new Ajv2020({ allErrors: true }).compile({
  type: 'object',
  properties: {
    data: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', minLength: 3 }, city: { type: 'string', maxLength: 5 } },
    },
  },
})
const request: ContractRequest = {
  validate,
  fields: { 'data.name': { kind: 'text', required: true }, 'data.city': { kind: 'text', maxLength: 5 } },
}
const save = vi.fn<(body: object) => Promise<unknown>>()
const refusal = (...errors: FieldError[]) =>
  new ApiError('http', 'updateUser', 422, { message: 'no', code: 'INVALID_VALUE', errors })

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

const form = (initial: Values = {}, onSaved?: () => void) => (
  <RequestForm<Values, { data: Values }>
    request={request}
    initial={initial}
    toBody={(data) => ({ data })}
    send={save}
    onSaved={onSaved}
    submitLabel="Save"
  >
    <TextField name="name" label="Name" />
    <TextField name="city" label="City" />
  </RequestForm>
)
const name = () => screen.getByLabelText(/^Name/)
const city = () => screen.getByLabelText(/^City/)
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }))
const summary = () => screen.getByRole('alert').textContent
/** The error shown at a field. */
const errorOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')

test('the dialog about unsaved changes is prefetched when a field gets the focus, before the first key press', () => {
  render(form())
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/))
  expect(preloadDialogs).toHaveBeenCalledOnce()
})

describe('a form of the contract', () => {
  test('R158 shows the error of a field once it was touched, not before', async () => {
    render(form())
    await userEvent.type(name(), 'ab')
    expect(name().getAttribute('aria-invalid')).not.toBe('true')
    await userEvent.tab()
    expect(name().getAttribute('aria-invalid')).toBe('true')
    expect(errorOf(name())).toContain('Name has at least 3 characters')
    await userEvent.type(name(), 'c')
    expect(name().getAttribute('aria-invalid')).not.toBe('true')
  })

  test('R134, R158 submitting touches all fields; nothing is sent, and the first invalid field has the focus', async () => {
    render(form())
    await userEvent.type(city(), 'Antwerpen')
    await submit()
    expect(errorOf(name())).toContain('Name is required')
    expect(errorOf(city())).toContain('City has at most 5 characters')
    expect(document.activeElement).toBe(name())
    expect(save).not.toHaveBeenCalled()
  })

  test('sends the body once, and has no unsaved changes afterwards', async () => {
    let done = (): void => undefined
    save.mockImplementationOnce(() => new Promise<void>((resolve) => (done = resolve)))
    render(form({ name: 'Ulla' }))
    expect(hasUnsaved()).toBe(false)
    await userEvent.type(city(), 'Gent')
    expect(hasUnsaved()).toBe(true)
    await submit()
    await submit()
    done()
    await waitFor(() => expect(hasUnsaved()).toBe(false))
    expect(save.mock.calls.map(([body]) => body)).toEqual([{ data: { name: 'Ulla', city: 'Gent' } }])
  })

  test("saving on leaving continues to the requested page, a later save to the form's own", async () => {
    const onSaved = vi.fn<() => void>()
    render(form({ name: 'Ulla' }, onSaved))
    await userEvent.type(city(), 'Gent')
    expect(await act(async () => saveUnsaved()?.())).toBe(true)
    await waitFor(() => expect(hasUnsaved()).toBe(false))
    expect(onSaved).not.toHaveBeenCalled()
    await userEvent.clear(city())
    await submit()
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  })

  test('an error of the server shows at its field, which gets the focus; typing clears it', async () => {
    save.mockRejectedValueOnce(refusal({ field: 'data.city', messages: ['No such city'], rule: 'no_city' }))
    render(form({ name: 'Ulla' }))
    await userEvent.type(city(), 'Gnet')
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(city()))
    expect(errorOf(city())).toContain('No such city')
    expect(summary(), 'once is enough').toBe('')
    expect(hasUnsaved()).toBe(true)
    await userEvent.type(city(), '{Backspace}')
    expect(errorOf(city())).not.toContain('No such city')
  })

  test('R158 a limit that only the server knows is translated here, with its value', async () => {
    save.mockRejectedValueOnce(
      refusal({ field: 'data.city', messages: ['Too long'], rule: 'maxLength', params: { max: 3 } }),
    )
    render(form({ name: 'Ulla' }))
    await userEvent.type(city(), 'Gent')
    await submit()
    await waitFor(() => expect(errorOf(city())).toMatch(/3/))
    expect(errorOf(city())).not.toContain('Too long')
  })

  test('R159 several errors of the server are summed up, one line per field with its first message', async () => {
    save.mockRejectedValueOnce(
      refusal(
        { field: 'data.name', messages: ['Name is taken', 'and short'] },
        { field: 'data.city', messages: ['No such city'] },
      ),
    )
    render(form({ name: 'Ulla' }))
    await userEvent.type(city(), 'Gnet')
    await submit()
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('.contract-form-summary li')].map(({ textContent }) => textContent),
      ).toEqual(['Name is taken', 'City: No such city']),
    )
    expect(document.activeElement).toBe(name())
  })

  test('a failure without a field has been notified; all typed values stay and can be sent again', async () => {
    save.mockRejectedValueOnce(new ApiError('network', 'updateUser'))
    save.mockResolvedValueOnce(undefined)
    render(form({ name: 'Ulla' }))
    await userEvent.type(city(), 'Gent')
    await submit()
    await waitFor(() => expect(hasUnsaved()).toBe(true))
    expect((city() as HTMLInputElement).value).toBe('Gent')
    await submit()
    await waitFor(() => expect(hasUnsaved()).toBe(false))
  })

  test('changes can be undone', async () => {
    render(form({ name: 'Ulla' }))
    await userEvent.type(city(), 'Gent')
    await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }))
    expect((city() as HTMLInputElement).value).toBe('')
    expect(hasUnsaved()).toBe(false)
  })
})

test('R159 an error of one language shows at its input, an error of the whole list below them all', async () => {
  const codes = ['BE', 'FR'] as const
  const languages: ContentLanguage[] = [
    { code: 'BE', lang: 'nl' },
    { code: 'FR', lang: 'fr' },
  ]
  render(
    <RequestForm
      request={{}}
      initial={{ texts: fromTranslations([{ language: 'FR', text: 'Bonjour' }], codes) }}
      toBody={({ texts }: { texts: Texts<'BE' | 'FR'> }) => ({
        data: { texts: toTranslations(texts, codes) },
      })}
      send={save}
      submitLabel="Save"
    >
      <TranslationsField name="texts" label="Texts" languages={languages} />
    </RequestForm>,
  )
  save.mockRejectedValueOnce(refusal({ field: 'data.texts.0.text', messages: ['Taken'], rule: 'unworded' }))
  await submit()
  await waitFor(() => expect(errorOf(screen.getByLabelText('French'))).toContain('Taken'))
  expect(screen.getByLabelText('Dutch').getAttribute('aria-invalid')).not.toBe('true')

  save.mockRejectedValueOnce(
    refusal({ field: 'data.texts', messages: ['Dutch is missing'], rule: 'unworded' }),
  )
  await submit()
  await waitFor(() => expect(errorOf(screen.getByRole('group'))).toContain('Dutch is missing'))
  expect(screen.getByLabelText('French').getAttribute('aria-invalid')).not.toBe('true')
})

test('the languages without a text are listed; changing one text counts as one change until it is undone', async () => {
  render(
    <RequestForm
      request={{}}
      edits
      initial={{ texts: { nl: 'Dag', fr: undefined } }}
      toBody={(values) => values}
      send={save}
      submitLabel="Save"
    >
      <TranslationsField name="texts" label="Texts" languages={TEXT_LANGUAGES} rows={1} />
    </RequestForm>,
  )
  const described = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent
  const group = screen.getByRole('group', { name: 'Texts' })
  expect(group.textContent).toContain('In 1 of 3 languages')
  expect([described('Dutch'), described('French')]).toEqual(['3 characters', 'Missing'])

  await userEvent.type(screen.getByLabelText('French'), 'Salut')
  expect(group.textContent).toContain('In 2 of 3 languages')
  expect(described('French')).toBe('5 characters')
  expect(screen.getByText('1 change')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('French'))
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

/** A field that the form has but does not render. */
function Hidden() {
  useField('city')
  return null
}

test('an error of a value that no field of the form shows is notified once', async () => {
  notifications.clear()
  save.mockRejectedValueOnce(
    new ApiError('http', 'updateUser', 409, {
      message: 'no',
      code: 'TAKEN',
      errors: [{ field: 'data.city', messages: ['The city must be unique'], rule: 'unique' }],
    }),
  )
  render(
    <RequestForm<Values, { data: Values }>
      request={request}
      initial={{ name: 'Nele' }}
      toBody={(data) => ({ data })}
      send={save}
      submitLabel="Save"
    >
      <TextField name="name" label="Name" />
      <Hidden />
    </RequestForm>,
  )
  await submit()
  await waitFor(() => expect(store.get(notificationsAtom)).toHaveLength(1))
})
