// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { holdUnsaved } from '@/base/unsaved.ts'
import { warmDialogs } from '@/ui/overlays/dialog.tsx'
import { LeaveUnsaved } from './leave-unsaved.tsx'

vi.mock('@/ui/overlays/dialog.tsx', () => ({
  Dialog: () => null,
  DialogFoot: () => null,
  warmDialogs: vi.fn(),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  render(createElement(LeaveUnsaved))
})
const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)))

test('the code of the question is fetched while one goes on typing, in case the connection is lost', async () => {
  const release = await act(async () => holdUnsaved())
  await pass(9)
  expect(warmDialogs).not.toHaveBeenCalled()
  await pass(2)
  expect(warmDialogs).toHaveBeenCalledOnce()
  await act(async () => release())
})

test('it is not fetched for what is saved sooner', async () => {
  const release = await act(async () => holdUnsaved())
  await pass(5)
  await act(async () => release())
  await pass(20)
  expect(warmDialogs).not.toHaveBeenCalled()
})
