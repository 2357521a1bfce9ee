// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@/api/errors.ts'
import { loadWords } from '@/i18n/i18n.ts'
import { store } from '@/base/store.ts'
import { notifications, notificationsAtom } from '@/ui/feedback/notifications-store.ts'
import { useUnclear } from './use-unclear.ts'

beforeAll(() => loadWords(['common', 'session', 'ui']))
beforeEach(() => notifications.clear())

const noticeCount = (): number => store.get(notificationsAtom).length
function unclear(): ApiError {
  const error = new ApiError('network', 'updateUser')
  error.mayBeDone = 'changed'
  return error
}

test('G412 a request that may have been executed is notified when the form unmounts, unless the user has dismissed the message', () => {
  const { result, unmount } = renderHook(() => useUnclear(true))
  result.current(unclear())
  expect(noticeCount()).toBe(0)
  unmount()
  expect(noticeCount()).toBe(1)
  notifications.clear()
  const other = renderHook(() => useUnclear(true))
  other.result.current(unclear())
  other.result.current()
  other.unmount()
  expect(noticeCount()).toBe(0)
})

test('G412 a response that is lost after the form has unmounted is notified immediately', () => {
  const { result, unmount } = renderHook(() => useUnclear(true))
  unmount()
  result.current(unclear())
  expect(noticeCount()).toBe(1)
})

test('another failure after that is notified if nothing else shows it, but not the end of the session', () => {
  const refused = new ApiError('http', 'cancelOrder', 409)
  const form = renderHook(() => useUnclear(true))
  form.unmount()
  form.result.current(refused)
  expect(noticeCount()).toBe(0)
  const dialog = renderHook(({ open }) => useUnclear(open, { notifiesAll: true }), {
    initialProps: { open: true },
  })
  dialog.result.current(refused)
  expect(noticeCount(), 'the dialog shows it').toBe(0)
  dialog.rerender({ open: false })
  dialog.result.current(new ApiError('session-over', 'cancelOrder'))
  expect(noticeCount()).toBe(0)
  dialog.result.current(refused)
  expect(noticeCount()).toBe(1)
})
