import { renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { store } from '@/base/store.ts'
import { notifications, notificationsAtom } from '../feedback/notifications-store.ts'
import { useCopy } from './use-copy.ts'

beforeAll(async () => {
  await loadWords(['ui'])
  await showLanguage('en')
})
// Other tests may have left notifications.
beforeEach(() => notifications.clear())
afterEach(() => {
  notifications.clear()
  vi.unstubAllGlobals()
})

/** Copies with this clipboard. Returns the notifications that were shown. */
async function copyWith(clipboard: { readonly writeText: () => Promise<void> } | undefined) {
  vi.stubGlobal('navigator', { clipboard })
  const onCopied = vi.fn()
  renderHook(useCopy).result.current('u-1', onCopied)
  await Promise.resolve()
  await Promise.resolve()
  return { copied: onCopied.mock.calls.length, notices: store.get(notificationsAtom).map(({ text }) => text) }
}
const REFUSED = ['Copying failed. Select the text and copy it yourself.']

test('a successful copy calls `onCopied`', async () => {
  expect(await copyWith({ writeText: () => Promise.resolve() })).toEqual({ copied: 1, notices: [] })
})

test('a clipboard that refuses is notified', async () => {
  expect(await copyWith({ writeText: () => Promise.reject(new Error('no')) })).toEqual({
    copied: 0,
    notices: REFUSED,
  })
})

test('an insecure page has no clipboard', async () => {
  expect(await copyWith(undefined)).toEqual({ copied: 0, notices: REFUSED })
})
