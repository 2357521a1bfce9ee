// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { preload } from '@/routes/screens.ts'
import { sides } from '@/routes/sides.ts'
import { prepareApplication } from './prepare-application.ts'

vi.mock('@/routes/screens.ts', () => ({ preload: vi.fn() }))
vi.mock('./guest-calls.ts', () => ({ preloadCalls: vi.fn() }))

beforeEach(() => {
  vi.clearAllMocks()
})

test('the application and its first screen are prefetched with the first key press, and again after a failure', async () => {
  const load = vi.spyOn(sides.signedIn, 'load').mockRejectedValueOnce(new Error('no connection'))
  prepareApplication()
  prepareApplication()
  expect(load).toHaveBeenCalledOnce()
  expect(preload).toHaveBeenCalledOnce()
  await vi.waitFor(() => {
    prepareApplication()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
