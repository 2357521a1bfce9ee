// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { untilConnected } from './connection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const never = new AbortController().signal

test('waits until the browser is online, then for any response of the server', async () => {
  vi.useFakeTimers()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchMock = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('no route'))
  fetchMock.mockResolvedValue(new Response(null, { status: 503 }))
  vi.stubGlobal('fetch', fetchMock)
  const connected = vi.fn()
  void untilConnected(never).then(connected)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchMock).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1999)
  expect([fetchMock.mock.calls.length, connected.mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(connected).toHaveBeenCalledOnce()
})

test('stops waiting when it is aborted', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const given = new AbortController()
  const waited = untilConnected(given.signal)
  given.abort()
  await expect(waited).resolves.toBeUndefined()
})
