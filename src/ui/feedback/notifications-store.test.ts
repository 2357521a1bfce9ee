import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '@/base/store.ts'
import { notifications, notificationsAtom, notify } from './notifications-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  notifications.clear()
  vi.useRealTimers()
})
const texts = (): (string | undefined)[] => store.get(notificationsAtom).map(({ text }) => text)

test('a notification stays ten seconds (R271)', () => {
  notify({ tone: 'info', text: 'one' })
  vi.advanceTimersByTime(4000)
  notify({ tone: 'info', text: 'two' })
  vi.advanceTimersByTime(5999)
  expect(texts()).toEqual(['one', 'two'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['two'])
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual([])
})

test('a pause keeps notifications open, and they keep their remaining time', () => {
  notify({ tone: 'info', text: 'one' })
  vi.advanceTimersByTime(9000)
  notifications.pause()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['one'])
  notifications.resume()
  vi.advanceTimersByTime(999)
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('repeating a notification shows it once and restarts its time', () => {
  notify({ tone: 'error', title: 'Failed', text: 'a' })
  vi.advanceTimersByTime(9000)
  notify({ tone: 'error', title: 'Failed', text: 'a' })
  vi.advanceTimersByTime(9000)
  expect(texts()).toEqual(['a'])
})

test('dismissing the notification under the pointer ends the pause', () => {
  notify({ tone: 'info', text: 'one' })
  notifications.pause()
  notifications.dismiss(store.get(notificationsAtom)[0]?.id ?? '')
  notify({ tone: 'info', text: 'two' })
  vi.advanceTimersByTime(10_000)
  expect(texts()).toEqual([])
})

test('listeners are called until they unsubscribe', () => {
  const listener = vi.fn<() => void>()
  const leave = store.sub(notificationsAtom, listener)
  notify({ tone: 'info', text: 'one' })
  leave()
  notify({ tone: 'info', text: 'two' })
  expect(listener).toHaveBeenCalledTimes(1)
})
