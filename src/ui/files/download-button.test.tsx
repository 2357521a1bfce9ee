import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { DownloadButton } from './download-button.tsx'
import { store } from '@/base/store.ts'
import { notifications, notificationsAtom } from '../feedback/notifications-store.ts'

const STARTED = 'The download has started.'
const SLOW = 'The download may take a while. You can continue working in the meantime.'

let end: { readonly well: () => void; readonly badly: (error: Error) => void }

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})
beforeEach(() => {
  notifications.clear()
  vi.useFakeTimers()
  const download = () =>
    new Promise<void>((resolve, reject) => {
      end = { well: resolve, badly: reject }
    })
  render(<DownloadButton download={download}>Download</DownloadButton>)
  fireEvent.click(button())
})
afterEach(() => {
  notifications.clear()
  vi.useRealTimers()
})
const button = () => screen.getByRole('button', { name: /^Download/ })
const isPending = (): boolean => button().getAttribute('aria-disabled') === 'true'
const notices = (): (string | undefined)[] => store.get(notificationsAtom).map(({ text }) => text)
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const settle = (how: () => void) =>
  act(() => {
    how()
    return Promise.resolve()
  })

test('R258 a download notifies that it has started; ending within ten seconds adds no notice', async () => {
  expect(notices()).toEqual([STARTED])
  expect(isPending()).toBe(true)
  await pass(9.9)
  expect(notices()).toEqual([STARTED])
  await settle(() => end.well())
  expect(isPending()).toBe(false)
  await pass(60)
  expect(notices()).toEqual([])
})

test('R258 after ten seconds a warning shows that it may take a while, until the download ends', async () => {
  await pass(10)
  expect(notices()).toEqual([SLOW])
  expect(store.get(notificationsAtom)[0]?.tone).toBe('warning')
  await pass(30)
  expect(notices()).toEqual([SLOW])
  await settle(() => end.well())
  expect(notices()).toEqual([])
})

test('R258 the warning shows for at most 60 seconds, even when the download takes longer', async () => {
  await pass(10 + 59.9)
  expect(notices()).toEqual([SLOW])
  await pass(0.2)
  expect(notices()).toEqual([])
  expect(isPending()).toBe(true)
})

test('R258 a failed download removes the warning, and the button works again', async () => {
  await pass(11)
  await settle(() => end.badly(new Error('its code cannot be loaded')))
  expect(notices()).toEqual(['Something went wrong. Try again.'])
  expect(isPending()).toBe(false)
})
