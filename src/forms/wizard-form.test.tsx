import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import createContact from '@/api/generated/requests/CreateContactRequest.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { defineForm, type FormValuesOf } from './define-form.ts'
import { TextField } from './fields/fields.tsx'
import { WizardForm, type WizardFormProps } from './wizard-form.tsx'

/** A request whose fields are all in groups: `userData.firstName`. */
const form = defineForm({ create: createContact }, { given: ['corporateAccount'] })
type Values = FormValuesOf<typeof form>
const creating = form.creating({ corporateAccount: { ospId: 'ca-1' } })
const send = vi.fn<(body: object) => Promise<void>>()
const go = vi.fn<(step: string) => void>()

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

function wizard(given: Partial<WizardFormProps<Values, object, unknown>> = {}) {
  return (
    <WizardForm<Values, object, unknown>
      label="New contact"
      {...creating}
      address={{ requestedStep: 'name', hrefOf: (step) => step, go }}
      draft={{ read: () => undefined, keep: () => {}, drop: () => {} }}
      send={send}
      onSaved={() => {}}
      onCancel={() => {}}
      submitLabel="Create"
      steps={[
        {
          id: 'name',
          title: 'Name',
          has: (field) => field.startsWith('userData.'),
          content: () => (
            <>
              <TextField name="userData.firstName" label="First name" />
              <TextField name="userData.lastName" label="Last name" />
              <TextField name="userData.email" label="Email" />
            </>
          ),
        },
        { id: 'check', title: 'Check', content: () => null },
      ]}
      {...given}
    />
  )
}
const FILLED = { userData: { firstName: 'Nele', lastName: 'Nieuw', email: 'nele@bakery.example' } }
const next = () => userEvent.click(screen.getByRole('button', { name: /Next/ }))

test('a step whose fields are all in a group names each empty required field', async () => {
  render(wizard())
  await next()
  expect(go).not.toHaveBeenCalled()
  for (const name of [/^First name/, /^Last name/, /^Email/])
    expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('list', { name: /3/ }).textContent).toContain('First name')
})

test('initial values for a part of a group keep the values typed into its other fields', async () => {
  render(wizard({ initial: { userData: { lastName: 'Nieuw' } } }))
  await userEvent.type(screen.getByLabelText(/^First name/), 'Nele')
  await userEvent.type(screen.getByLabelText(/^Email/), 'nele@bakery.example')
  await next()
  expect(go).toHaveBeenCalledWith('check')
})

test('only the button that creates has the key that saves', async () => {
  const { unmount } = render(wizard())
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('aria-keyshortcuts')).toBe(false)
  unmount()
  render(wizard({ address: { requestedStep: 'check', hrefOf: (step) => step, go }, initial: FILLED }))
  expect(screen.getByRole('button', { name: 'Create' }).getAttribute('aria-keyshortcuts')).toBe('Control+S')
})
