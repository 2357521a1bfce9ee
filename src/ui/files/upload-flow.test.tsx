import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { store } from '@/base/store.ts'
import { listen } from '../feedback/announcement-listener.ts'
import { notifications, notificationsAtom } from '../feedback/notifications-store.ts'
import { FileDrop } from './file-drop.tsx'
import { UploadFlow, type UploadFlowProps } from './upload-flow.tsx'
import type { UploadVerdict } from './upload-state.ts'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})
beforeEach(() => notifications.clear()) // Other test files may have left notifications.

test('a file that cannot be checked, because its reader failed to load, is notified and can be selected again', async () => {
  const never: UploadFlowProps['process'] = () => new Promise(() => undefined)
  render(
    <UploadFlow
      label="Upload"
      accept=".csv"
      hint="CSV"
      check={() => Promise.reject(new Error('the worker cannot be started'))}
      upload={() => Promise.resolve('1')}
      progress={undefined}
      process={never}
      saveRefused={() => undefined}
      words={{ ready: '', process: String, done: '' }}
    />,
  )
  const input = document.querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [new File(['a'], 'a.csv')] } })
  await waitFor(() =>
    expect(store.get(notificationsAtom).map(({ text }) => text)).toEqual([
      'Something went wrong. Try again.',
    ]),
  )
  expect(screen.getByText('CSV')).toBeDefined()
})

test('the file input is named by its visible words, and described by an error and then by the formats', () => {
  render(
    <>
      <p id="error">Too big</p>
      <FileDrop accept=".csv" hint="CSV or Excel" busy={false} error="error" onFile={() => undefined} />
    </>,
  )
  const input = screen.getByLabelText('Choose a file or drop it here', { exact: true, selector: 'input' })
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too big', 'CSV or Excel'])
  expect(document.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Choose a file or drop it here',
  )
})

test('the figures are heard in sentences after each check, and the reason of the first error only once', async () => {
  const listener = listen()
  const verdict: UploadVerdict = {
    rowCount: 3,
    validCount: 2,
    errors: [
      { line: 3, field: 'lastName', reason: 'The field is required', broken: { rule: 'required' } },
      { line: 3, field: 'email', reason: 'No e-mail address' },
    ],
    skipped: [],
    alreadyProcessed: [],
  }
  const labels: Readonly<Record<string, string>> = { lastName: 'Last name', email: 'E-mail address' }
  const plainLabelOf = (column: string): string => labels[column] ?? column
  render(
    <UploadFlow
      label="Upload"
      accept=".csv"
      hint="CSV"
      check={() => Promise.resolve(verdict)}
      upload={() => Promise.resolve('1')}
      validate={() => Promise.resolve(verdict)}
      progress={undefined}
      process={() => new Promise(() => undefined)}
      saveRefused={() => undefined}
      labelOf={(column) => `${plainLabelOf(column)} (${column})`}
      plainLabelOf={plainLabelOf}
      words={{ ready: 'Valid', process: String, done: 'Added' }}
    />,
  )
  const input = document.querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [new File(['a'], 'a.csv')] } })
  const figures = '2 rows valid, 1 row with errors'
  const reason = 'Line 3: Last name is required; E-mail address: No e-mail address'
  await waitFor(() => expect(listener.announced).toEqual([`${figures}. ${reason}`]))
  expect(screen.getByText('Valid: 2')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Upload and check' }))
  await waitFor(() => expect(listener.announced).toEqual([`${figures}. ${reason}`, `Checked: ${figures}`]))
  listener.stop()
})
