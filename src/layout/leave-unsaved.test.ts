// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { registerUnsaved } from '@/base/unsaved.ts'
import { preloadDialogs } from '@/ui/overlays/dialog.tsx'
import { LeaveUnsaved } from './leave-unsaved.tsx'

vi.mock('@/ui/overlays/dialog.tsx', () => ({
  Dialog: () => null,
  DialogFoot: () => null,
  preloadDialogs: vi.fn(),
}))

beforeEach(() => {
  vi.clearAllMocks()
  render(createElement(LeaveUnsaved))
})

test('the code of the dialog is prefetched with the first change, in case the connection is lost', async () => {
  const release = await act(async () => registerUnsaved())
  expect(preloadDialogs).toHaveBeenCalledOnce()
  await act(async () => release())
})

test('it is not fetched while there are no unsaved changes', () => {
  expect(preloadDialogs).not.toHaveBeenCalled()
})
