import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteActivity } from '@/session/activity.ts'
import { endIdleSession } from '@/session/sign-out.ts'
import { IdleLimit } from './idle-limit.tsx'

vi.mock('@/session/sign-out.ts', () => ({ endIdleSession: vi.fn() }))
vi.mock('@/ui/overlays/dialog.tsx', () => ({
  Dialog: ({ open, children }: { open: boolean; children: unknown }) => (open ? children : null),
  DialogFoot: ({ children }: { children: unknown }) => children,
}))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})
const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)))

test('whoever does nothing sees a countdown for a minute, and is then signed out', async () => {
  render(<IdleLimit minutes={5} />)
  await pass(239)
  expect(screen.queryByRole('timer')).toBeNull()
  await pass(11)
  expect(screen.getByRole('timer')).toBeDefined()
  expect(endIdleSession).not.toHaveBeenCalled()
  await pass(51)
  expect(endIdleSession).toHaveBeenCalled()
})

test('doing something here or in another tab keeps the session', async () => {
  render(<IdleLimit minutes={5} />)
  await pass(270)
  act(noteActivity)
  await pass(100)
  expect(screen.queryByRole('timer')).toBeNull()
  await pass(180)
  localStorage.setItem('portal.active', String(Date.now()))
  await pass(200)
  expect(endIdleSession).not.toHaveBeenCalled()
})

test('a moment in the future, after the clock was set back, counts for nothing', async () => {
  localStorage.setItem('portal.active', String(Date.now() + 1e9))
  render(<IdleLimit minutes={5} />)
  await pass(301)
  expect(endIdleSession).toHaveBeenCalled()
})
