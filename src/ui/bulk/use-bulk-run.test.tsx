import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useBulkRun } from './use-bulk-run.ts'

const later = () => new Promise((resolve) => setTimeout(resolve))

test('a thousand items cause few renders, and every outcome is there at the end', async () => {
  let draws = 0
  const { result } = renderHook(() => {
    draws += 1
    return useBulkRun<number>(later)
  })
  const items = Array.from({ length: 1000 }, (_none, index) => index)
  const work = async (item: number) => {
    await later()
    if (item === 999) throw new Error('not this one')
  }
  void result.current.start(items, work)
  await waitFor(() => expect(result.current.state).toBe('done'))
  expect(result.current.outcomes.map(({ item }) => item).toSorted((a, b) => a - b)).toEqual(items)
  expect(result.current.outcomes.filter(({ error }) => error !== undefined)).toHaveLength(1)
  expect(draws).toBeLessThan(items.length / 2)
})

test('the current item is shown while it runs, also after many quick items', async () => {
  const { result } = renderHook(() => useBulkRun<string>(later))
  let end = (): void => undefined
  const slow = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = async (item: string) => (item === 'slow' ? slow : later())
  void result.current.start(['a', 'b', 'slow'], work, 1)
  await waitFor(() => expect([result.current.current, result.current.outcomes.length]).toEqual(['slow', 2]))
  end()
  await waitFor(() => expect(result.current.outcomes).toHaveLength(3))
})

test('a run that ends after its dialog was unmounted updates nothing', async () => {
  const { result, unmount } = renderHook(() => useBulkRun<string>(later))
  let end = (): void => undefined
  const slow = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = result.current.start(['slow', 'b'], () => slow, 1)
  await waitFor(() => expect(result.current.current).toBe('slow'))
  unmount()
  // Setting a state would read the window, as it does when the page has gone too.
  vi.stubGlobal('window', undefined)
  end()
  await expect(run).resolves.toBeUndefined()
  vi.unstubAllGlobals()
})
