// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { recordActivity } from './activity.ts'

test('a user who never pauses is active for other tabs, too', () => {
  vi.useFakeTimers()
  localStorage.clear()
  const start = Date.now()
  for (let seconds = 0; seconds <= 12; seconds += 3) {
    recordActivity()
    vi.advanceTimersByTime(3000)
  }
  expect(Number(localStorage.getItem('portal.active')) - start).toBeGreaterThanOrEqual(6000)
  vi.useRealTimers()
})
