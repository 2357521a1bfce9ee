// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { partOf, PartUnavailable, retryParts } from './part.ts'

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

test('a component has nothing, then the piece; another one has it at once', async () => {
  let arrive = (_piece: string): void => undefined
  const part = partOf(() => new Promise<string>((resolve) => (arrive = resolve)))
  const { result } = renderHook(() => part.usePart())
  expect(result.current).toBeUndefined()
  await act(async () => arrive('screen'))
  expect(result.current).toBe('screen')
  expect(renderHook(() => part.usePart()).result.current).toBe('screen')
})

test('a component that draws after a failure fails, until the portal is told to try again', async () => {
  const part = partOf(vi.fn(() => Promise.resolve('screen')).mockRejectedValueOnce(new Error('offline')))
  await expect(part.load()).rejects.toThrow(PartUnavailable)
  expect(() => renderHook(() => part.usePart())).toThrow(PartUnavailable)
  retryParts()
  const { result } = renderHook(() => part.usePart())
  await act(() => part.load())
  expect(result.current).toBe('screen')
})
