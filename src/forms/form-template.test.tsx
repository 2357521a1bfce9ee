// @level all: each form on a screen shows this too.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors.ts'
import { hasUnsaved, saveUnsaved } from '@/base/unsaved.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { listen } from '@/ui/feedback/announcement-listener.ts'
import { SwitchField, TextField } from './fields/fields.tsx'
import { FormSection, FormSections, MoreFields } from './form-sections.tsx'
import { RequestForm, type RequestFormProps } from './request-form.tsx'
import { DifferingContext, SettingsRow, useDiffering } from './settings-row.tsx'
import { ValuesForm } from './values-form.tsx'

const send = vi.fn<() => Promise<unknown>>()
beforeAll(async () => {
  await loadWords(['common', 'ui', 'session'])
  await showLanguage('en')
})
beforeEach(() => send.mockReset().mockResolvedValue(undefined))

interface Values {
  readonly name?: string
  readonly code?: string
}

const form = (props: Partial<RequestFormProps<Values, object>> = {}) => (
  <RequestForm<Values, object>
    request={{}}
    label="Group"
    initial={{ name: '', code: '' }}
    toBody={(values) => values}
    rules={(_body, { name = '', code = '' }) => ({
      ...(name === '' && { name: { rule: 'required' } }),
      ...(code === '' && { code: { rule: 'required' } }),
    })}
    send={send}
    submitLabel="Save"
    {...props}
  >
    <FormSections>
      <FormSection title="First">
        <TextField name="name" label="Name" />
      </FormSection>
      <MoreFields what="Code">
        <FormSection title="Second">
          <TextField name="code" label="Code" />
        </FormSection>
      </MoreFields>
    </FormSections>
  </RequestForm>
)
const bar = () => screen.queryByRole('button', { name: 'Save' })
const edit = { edits: true, initial: { name: 'a', code: 'b' } }

test('the save bar of an edit appears after the first change and shows how many there are', async () => {
  render(form(edit))
  expect(bar()).toBeNull()
  await userEvent.type(screen.getByLabelText('Name'), 'b')
  expect(bar()).not.toBeNull()
  expect(screen.getByText('1 change')).toBeTruthy()
})

test('that a form is not saved yet is announced at its first changed field, and not again at further ones', async () => {
  const listener = listen()
  render(form(edit))
  await userEvent.type(screen.getByLabelText('Name'), 'b')
  await waitFor(() => expect(listener.announced).toEqual(['Not saved yet']), { timeout: 3000 })
  await userEvent.type(screen.getByLabelText('Code'), 'c')
  expect(screen.getByText('2 changes')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(listener.announced).toEqual(['Not saved yet'])
  listener.stop()
})

test('Ctrl+S saves', async () => {
  render(form(edit))
  await userEvent.type(screen.getByLabelText('Name'), 'b')
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

test('Ctrl+S never reaches the browser, which would store the page, even with nothing to save', async () => {
  render(form(edit))
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: 's', ctrlKey: true })).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

test('several errors are listed above the fields, each with a link to its field, also under "More"', async () => {
  render(form())
  expect(document.activeElement, 'a new item begins at its first field').toBe(screen.getByLabelText('Name'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('list', { name: '2 fields need your attention' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Code is required' }))
  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
})

test('a failed save is shown in the form', async () => {
  send.mockRejectedValueOnce(new ApiError('http', 'createUserGroup', 503))
  render(form(edit))
  await userEvent.type(screen.getByLabelText('Name'), 'b')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/^These changes are not saved\. ./),
  )
})

test("leaving can save the changes and continue to the requested page, not to the form's own", async () => {
  const onSaved = vi.fn()
  render(form({ ...edit, onSaved }))
  expect(saveUnsaved()).toBeUndefined()
  await userEvent.clear(screen.getByLabelText('Name'))
  expect(await saveUnsaved()?.(), 'a mistake keeps one here').toBe(false)
  await userEvent.type(screen.getByLabelText('Name'), 'c')
  expect(await saveUnsaved()?.()).toBe(true)
  expect(onSaved).not.toHaveBeenCalled()
  await waitFor(() => expect(hasUnsaved()).toBe(false))
})

test('a settings row shows whether it differs from the inherited value, and can be reset', async () => {
  render(
    <ValuesForm initial={{ bike: true, walking: false }} check={() => ({})} send={() => Promise.resolve()}>
      {() => (
        <>
          <SettingsRow name="bike" inherited={{ value: true, text: 'on' }}>
            <SwitchField name="bike" label="By bicycle" />
          </SettingsRow>
          <SettingsRow name="walking" locked="Off for the whole company">
            <SwitchField name="walking" label="On foot" readOnly />
          </SettingsRow>
        </>
      )}
    </ValuesForm>,
  )
  const bike = screen.getByRole('switch', { name: 'By bicycle' })
  expect(screen.getByText('Same as the company')).toBeTruthy()
  await userEvent.click(bike)
  expect(bike.closest('.field-row')?.hasAttribute('data-tinted')).toBe(true)
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Reset to company (on)' }))
  expect(bike).toHaveProperty('checked', true)
  expect(screen.getByText('Same as the company')).toBeTruthy()
  const walking = screen.getByRole('switch', { name: 'On foot' })
  const reason = document.getElementById(walking.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('Off for the whole company')
})

function Card({ rows }: { readonly rows: ReactNode }) {
  const { report, count } = useDiffering()
  return (
    <>
      <h2>Commuting {count}</h2>
      <DifferingContext value={report}>{rows}</DifferingContext>
    </>
  )
}

test('a settings card counts the rows that differ, and shows no count when none does', async () => {
  const above = { value: true, text: 'on' }
  render(
    <ValuesForm initial={{ bike: true, car: false }} check={() => ({})} send={() => Promise.resolve()}>
      {() => (
        <Card
          rows={
            <>
              <SettingsRow name="bike" inherited={above}>
                <SwitchField name="bike" label="By bicycle" />
              </SettingsRow>
              <SettingsRow name="car" inherited={above}>
                <SwitchField name="car" label="By car" />
              </SettingsRow>
              <SettingsRow name="walking" locked="Off for the whole company">
                <SwitchField name="walking" label="On foot" readOnly />
              </SettingsRow>
            </>
          }
        />
      )}
    </ValuesForm>,
  )
  const head = screen.getByRole('heading')
  expect(head.textContent).toBe('Commuting 1 of 3 differs')
  await userEvent.click(screen.getByRole('switch', { name: 'By bicycle' }))
  expect(head.textContent).toBe('Commuting 2 of 3 differ')
  for (const back of screen.getAllByRole('button', { name: 'Reset to company (on)' }))
    await userEvent.click(back)
  expect(head.textContent).toBe('Commuting ')
})

test('a reset row is announced once, in the words that it then shows, also when nothing is left to save', async () => {
  const listener = listen()
  render(
    <RequestForm<Values, object>
      request={{}}
      label="Group"
      initial={{ name: 'a' }}
      toBody={(values) => values}
      send={send}
      submitLabel="Save"
      edits
    >
      <SettingsRow name="name" inherited={{ value: 'a', text: 'a', from: 'partner' }}>
        <TextField name="name" label="Name" />
      </SettingsRow>
    </RequestForm>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'b')
  await userEvent.click(screen.getByRole('button', { name: 'Reset to partner (a)' }))
  listener.forget() // On a slow machine the change before has been announced.
  expect(bar()).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 1500)) // Longer than the wait of each message.
  expect(listener.announced).toEqual(['Same as the partner'])
  listener.stop()
})
