// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, PartUnavailable, retryParts } from './part.ts'

afterEach(() => vi.useRealTimers())

test('is fetched once, even if it is requested several times', async () => {
  const fetchPart = vi.fn(() => Promise.resolve('screen'))
  const part = lazyPart(fetchPart)
  expect(fetchPart).not.toHaveBeenCalled()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['screen', 'screen'])
  expect(await part.load()).toBe('screen')
  expect(fetchPart).toHaveBeenCalledTimes(1)
})

test('R270, G032 a failed fetch throws PartUnavailable, and the next call fetches again', async () => {
  const cause = new Error('offline')
  const fetchPart = vi.fn(() => Promise.resolve('screen')).mockRejectedValueOnce(cause)
  const part = lazyPart(fetchPart)
  await expect(part.load()).rejects.toMatchObject({ name: 'PartUnavailable', cause })
  expect(await part.load()).toBe('screen')
})

test('R270 the fetch of a part times out after 120 seconds', async () => {
  vi.useFakeTimers()
  const part = lazyPart(() => new Promise<never>(() => undefined))
  const onError = vi.fn()
  part.load().catch(onError)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(onError).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onError).toHaveBeenCalledWith(expect.any(PartUnavailable))
})

test('a component gets undefined until the part is loaded; a component mounted later gets it immediately', async () => {
  let resolvePart = (_part: string): void => undefined
  const part = lazyPart(() => new Promise<string>((resolve) => (resolvePart = resolve)))
  const { result } = renderHook(() => part.usePart())
  expect(result.current).toBeUndefined()
  await act(async () => resolvePart('screen'))
  expect(result.current).toBe('screen')
  expect(renderHook(() => part.usePart()).result.current).toBe('screen')
})

test('a component that needs the part throws its error until retryParts is called', async () => {
  const part = lazyPart(vi.fn(() => Promise.resolve('screen')).mockRejectedValueOnce(new Error('offline')))
  const onError = vi.spyOn(console, 'error').mockReturnValue()
  const failed = renderHook(() => part.usePart())
  await expect(act(async () => failed.result.current)).rejects.toThrow(PartUnavailable)
  expect(() => renderHook(() => part.usePart())).toThrow(PartUnavailable)
  onError.mockRestore()
  retryParts()
  const { result } = renderHook(() => part.usePart())
  await act(() => part.load())
  expect(result.current).toBe('screen')
})

test('a part that failed to prefetch is fetched again by the component that needs it', async () => {
  const part = lazyPart(vi.fn(() => Promise.resolve('screen')).mockRejectedValueOnce(new Error('offline')))
  await expect(part.load()).rejects.toThrow(PartUnavailable)
  const { result } = renderHook(() => part.usePart())
  await act(() => part.load())
  expect(result.current).toBe('screen')
})
