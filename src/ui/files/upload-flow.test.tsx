import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { store } from '@/base/store.ts'
import { notifications, notificationsAtom } from '../feedback/notifications-store.ts'
import { UploadFlow, type UploadFlowProps } from './upload-flow.tsx'

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
