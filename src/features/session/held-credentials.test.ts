// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { holdCredentials, useHeldCredentials } from './held-credentials.ts'

const NEEDED = {
  kind: 'code-needed',
  credentials: { username: 'tom', passdigest: 'd' },
  qrCode: 'data:image/png;base64,AA==',
} as const

afterEach(() => vi.useRealTimers())

test('G178 the credentials are kept for one visit of the page, and at most five minutes', async () => {
  vi.useFakeTimers()
  holdCredentials(NEEDED)
  const { result, unmount } = renderHook(useHeldCredentials)
  await act(() => vi.advanceTimersByTimeAsync(299_000))
  expect(result.current).toEqual(NEEDED)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(result.current).toBeUndefined()
  unmount()
  expect(renderHook(useHeldCredentials).result.current).toBeUndefined()
})

test('G178 leaving the page forgets the credentials', () => {
  holdCredentials(NEEDED)
  renderHook(useHeldCredentials).unmount()
  expect(renderHook(useHeldCredentials).result.current).toBeUndefined()
})
