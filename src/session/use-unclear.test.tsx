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
function errorWithUnknownOutcome(): ApiError {
  const error = new ApiError('network', 'updateUser')
  error.mayBeDone = 'changed'
  return error
}

test('G412 when the form unmounts, the user is notified of a request that may have been executed, unless the user has dismissed the message', () => {
  const { result, unmount } = renderHook(() => useUnclear(true))
  result.current(errorWithUnknownOutcome())
  expect(noticeCount()).toBe(0)
  unmount()
  expect(noticeCount()).toBe(1)
  notifications.clear()
  const other = renderHook(() => useUnclear(true))
  other.result.current(errorWithUnknownOutcome())
  other.result.current()
  other.unmount()
  expect(noticeCount()).toBe(0)
})

test('G412 the user is notified immediately of a response that is lost after the form has unmounted', () => {
  const { result, unmount } = renderHook(() => useUnclear(true))
  unmount()
  result.current(errorWithUnknownOutcome())
  expect(noticeCount()).toBe(1)
})

test('after the form has unmounted, the user is notified of another failure if nothing else shows it, but not of the end of the session', () => {
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
