import { afterEach, expect, test, vi } from 'vitest'
import { partOf, PartUnavailable } from './part.ts'

afterEach(() => vi.useRealTimers())

test('is fetched once, however often it is asked for', async () => {
  const fetchIt = vi.fn(() => Promise.resolve('screen'))
  const part = partOf(fetchIt)
  expect(fetchIt).not.toHaveBeenCalled()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['screen', 'screen'])
  expect(await part.load()).toBe('screen')
  expect(fetchIt).toHaveBeenCalledTimes(1)
})

test('R270, G032 a failure says that the part is unavailable, and the next call tries again', async () => {
  const cause = new Error('offline')
  const fetchIt = vi.fn(() => Promise.resolve('screen')).mockRejectedValueOnce(cause)
  const part = partOf(fetchIt)
  await expect(part.load()).rejects.toMatchObject({ name: 'PartUnavailable', cause })
  expect(await part.load()).toBe('screen')
})

test('R270 a part that does not arrive is given up after 120 seconds', async () => {
  vi.useFakeTimers()
  const part = partOf(() => new Promise<never>(() => undefined))
  const told = vi.fn()
  part.load().catch(told)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledWith(expect.any(PartUnavailable))
})
