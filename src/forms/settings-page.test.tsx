// @level all: the screens of settings show this too.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors.ts'
import request from '@/api/generated/requests/UpdateUserGroupRequest.ts'
import { hasUnsaved } from '@/base/unsaved.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { store } from '@/base/store.ts'
import { listen } from '@/ui/feedback/announcement-listener.ts'
import { notificationsAtom } from '@/ui/feedback/notifications-store.ts'
import { TextField } from './fields/fields.tsx'
import { EditForm } from './record-form.tsx'
import { SettingsCardFrame, SettingsPage } from './settings-page.tsx'

interface Settings {
  readonly version: number
  readonly value: string
}
const save = vi.fn<(card: string, version: number, value: string | null | undefined) => Promise<void>>()
const fails = () => Promise.reject(new ApiError('http', 'updateUserGroup', 500))

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})
beforeEach(() => {
  save.mockReset().mockResolvedValue()
})

const card = (title: string, record: Settings) => (
  <SettingsCardFrame>
    <EditForm
      record={record}
      reload={() => Promise.resolve(record)}
      request={request}
      toForm={({ value }) => ({ extId: value })}
      toBody={({ extId }, { version }) => ({ ospId: 'ug-1', version, data: { extId } })}
      save={async ({ version, data }) => {
        await save(title, version, data.extId)
        return { version: version + 1, value: data.extId }
      }}
      onRecord={() => undefined}
      labelOf={() => title}
      submitLabel="Save"
      label={title}
      card={{ title }}
    >
      <TextField name="extId" label={title} />
    </EditForm>
  </SettingsCardFrame>
)
const page = (two: Settings = { version: 1, value: 'b' }, refused?: string) => (
  <SettingsPage refreshes={[]} submitLabel="Save" saved="All saved" refused={refused}>
    {card('One', { version: 1, value: 'a' })}
    {card('Two', two)}
  </SettingsPage>
)
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) })
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const button = () => screen.queryByRole('button', { name: /^Save/ })
const press = async () => userEvent.click(screen.getByRole('button', { name: /^Save/ }))
const alertsIn = (name: string) =>
  [...screen.getByRole('form', { name }).querySelectorAll('[role=alert], .card-not-saved')]
    .map((alert) => alert.textContent)
    .join('')
const notices = () => store.get(notificationsAtom).map(({ text }) => text)

test('the save button appears after the first change and saves only the changed cards', async () => {
  render(page())
  expect(button()).toBeNull()
  await type('Two', 'other')
  expect(hasUnsaved()).toBe(true)
  await press()
  await waitFor(() => expect(button()).toBeNull())
  expect(save.mock.calls).toEqual([['Two', 1, 'other']])
  expect(hasUnsaved()).toBe(false)
  expect(notices()).toContain('All saved')
})

test('Ctrl+S saves the changes, and does not reach the browser when there are none', async () => {
  render(page())
  const pressKey = () => fireEvent.keyDown(field('Two'), { key: 's', ctrlKey: true })
  expect(pressKey(), 'the browser would store the page').toBe(false)
  expect(save).not.toHaveBeenCalled()
  await type('Two', 'other')
  expect(pressKey()).toBe(false)
  await waitFor(() => expect(save.mock.calls).toEqual([['Two', 1, 'other']]))
})

test('cards are saved one after another', async () => {
  let arrive: () => void = () => undefined
  save.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  render(page())
  await type('One', 'x')
  await type('Two', 'y')
  await press()
  expect(save.mock.calls).toEqual([['One', 1, 'x']])
  await act(async () => arrive())
  await waitFor(() =>
    expect(save.mock.calls).toEqual([
      ['One', 1, 'x'],
      ['Two', 1, 'y'],
    ]),
  )
  await waitFor(() => expect(button()).toBeNull())
})

test('a failed card shows it and keeps the typed values; the others are saved, and it can be retried', async () => {
  save.mockImplementationOnce(fails)
  render(page())
  await type('One', 'x')
  await type('Two', 'y')
  await press()
  await waitFor(() => expect(alertsIn('One').match(/not saved/g), 'shown once').toHaveLength(1))
  expect(alertsIn('Two')).toBe('')
  expect(field('One')).toHaveProperty('value', 'x')
  expect(notices().join()).toContain('Not everything was saved')
  await press()
  await waitFor(() => expect(button()).toBeNull())
  expect(save.mock.calls.map(([name]) => name)).toEqual(['One', 'Two', 'One'])
  expect(alertsIn('One')).toBe('')
})

test('R158 a broken rule keeps only its own card from being saved, and gets the focus', async () => {
  render(page())
  await userEvent.clear(field('One'))
  await type('Two', 'y')
  await press()
  await waitFor(() => expect(document.activeElement).toBe(field('One')))
  expect(save.mock.calls).toEqual([['Two', 1, 'y']])
  expect(alertsIn('One')).toContain('not saved')
})

test('R158 with broken rules in several cards, the first one gets the focus, and the number of all is announced', async () => {
  const listener = listen()
  render(page())
  await userEvent.clear(field('One'))
  await userEvent.clear(field('Two'))
  await press()
  await waitFor(() => expect(alertsIn('Two')).toContain('not saved'))
  expect(document.activeElement).toBe(field('One'))
  expect(save).not.toHaveBeenCalled()
  await waitFor(() => expect(listener.announced).toContain('2 fields need your attention; this is the first'))
  listener.stop()
})

test('a broken rule is not counted aloud beside a card that the server has not saved, and keeps the focus', async () => {
  const listener = listen()
  save.mockImplementation(fails)
  render(page())
  await type('One', 'x')
  await userEvent.clear(field('Two'))
  await press()
  await waitFor(() => expect(alertsIn('Two')).toContain('not saved'))
  expect(document.activeElement).toBe(field('Two'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(listener.announced.filter((words) => words.includes('attention'))).toEqual([])
  listener.stop()
})

test('changes of all cards are undone together', async () => {
  render(page())
  await type('One', 'x')
  await type('Two', 'y')
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }))
  expect([field('One'), field('Two')].map((input) => (input as HTMLInputElement).value)).toEqual(['a', 'b'])
  expect(button()).toBeNull()
})

test('the Enter key saves the page', async () => {
  render(page())
  await type('One', 'x')
  await type('Two', 'y{Enter}')
  await waitFor(() => expect(save.mock.calls.map(([name]) => name)).toEqual(['One', 'Two']))
})

test('a newer record is merged in its card only', async () => {
  const { rerender } = render(page())
  await type('One', 'x')
  rerender(page({ version: 2, value: 'newer' }))
  await waitFor(() => expect(field('Two')).toHaveProperty('value', 'newer'))
  expect(field('One')).toHaveProperty('value', 'x')
  await type('Two', 'y')
  rerender(page({ version: 3, value: 'newest' }))
  expect(await screen.findByText(/your input: y/)).toBeTruthy()
  expect(screen.getByRole('form', { name: 'Two' }).textContent).toContain('newest')
})

test('a viewer without write access sees why nothing can be saved', async () => {
  render(page(undefined, 'Only an administrator may'))
  expect(button()?.getAttribute('aria-disabled')).toBe('true')
  await press()
  expect(save).not.toHaveBeenCalled()
})
