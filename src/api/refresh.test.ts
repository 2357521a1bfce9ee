// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearTokens, storeTokens } from '@/base/tokens.ts'
import { setSessionKeeper, RefreshWaitExpired, renewSession } from './refresh.ts'

const renew = vi.fn<() => Promise<void>>()
const recover = vi.fn<(cause: unknown) => Promise<void>>()
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'renewed',
    (error: unknown) => error,
  )

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/portal/')
  storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
  setSessionKeeper({ renew, recover })
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  clearTokens()
  vi.useRealTimers()
  vi.resetAllMocks()
})

describe('renewing the session', () => {
  test('R123 any number of calls share one renewal', async () => {
    renew.mockImplementation(() => Promise.resolve(storeTokens({ token: 'at.2' })))
    await Promise.all([renewSession('at.1'), renewSession('at.1'), renewSession('at.1')])
    expect(renew).toHaveBeenCalledTimes(1)
    await renewSession('at.1')
    expect(renew, 'the token has been renewed since').toHaveBeenCalledTimes(1)
    await renewSession('at.2')
    expect(renew).toHaveBeenCalledTimes(2)
  })

  test('R124, R125 a call that waits for a renewal gives up after 20 s, not before', async () => {
    let respond = (): void => undefined
    renew.mockImplementation(() => new Promise((resolve) => (respond = resolve)))
    const first = outcome(renewSession('at.1'))
    await vi.advanceTimersByTimeAsync(15_000)
    const second = outcome(renewSession('at.1'))
    const results: unknown[] = []
    void first.then((result) => results.push(result))
    void second.then((result) => results.push(result))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(results).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(results).toEqual([expect.any(RefreshWaitExpired)])
    respond()
    await vi.advanceTimersByTimeAsync(0)
    expect(results[1]).toBe('renewed')
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('R126 a failed renewal calls recover once, and its result applies to all waiting calls', async () => {
    const cause = new Error('refused')
    renew.mockRejectedValue(cause)
    recover.mockRejectedValueOnce(cause)
    const both = Promise.all([outcome(renewSession('at.1')), outcome(renewSession('at.1'))])
    expect(await both).toEqual([cause, cause])
    expect(recover.mock.calls).toEqual([[cause]])
  })

  test('signing in again may take longer than 20 s', async () => {
    renew.mockRejectedValue(new Error('refused'))
    let signedIn = (): void => undefined
    recover.mockImplementation(() => new Promise((resolve) => (signedIn = resolve)))
    const waiting = outcome(renewSession('at.1'))
    await vi.advanceTimersByTimeAsync(600_000)
    signedIn()
    expect(await waiting).toBe('renewed')
  })
})
