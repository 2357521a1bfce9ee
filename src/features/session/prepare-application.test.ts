// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { warm } from '@/routes/screens.ts'
import { sides } from '@/routes/sides.ts'
import { prepareApplication } from './prepare-application.ts'

vi.mock('@/routes/screens.ts', () => ({ warm: vi.fn() }))
vi.mock('./guest-calls.ts', () => ({ warmCalls: vi.fn() }))

beforeEach(() => {
  vi.clearAllMocks()
})

test('the application and its first screen are prefetched with the first key press, and again after a failure', async () => {
  const load = vi.spyOn(sides.signedIn, 'load').mockRejectedValueOnce(new Error('no connection'))
  prepareApplication()
  prepareApplication()
  expect(load).toHaveBeenCalledOnce()
  expect(warm).toHaveBeenCalledOnce()
  await vi.waitFor(() => {
    prepareApplication()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
