import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { recordActivity } from '@/session/activity.ts'
import { IdleLimit } from './idle-limit.tsx'

const onEnd = vi.fn()

beforeAll(async () => {
  await loadWords(['common', 'shell', 'ui'])
  await showLanguage('en')
  // The code that the dialog loads when it first opens.
  await import('@/ui/overlays/dialog-overlay.tsx')
})
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})
/** The countdown dialog, while it is open. A closing dialog stays in the page for a moment. */
const countdown = () => screen.queryByRole('timer')?.closest('[data-state=open]') ?? null
const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)))

test('an idle user sees a countdown for a minute and is then signed out', async () => {
  render(<IdleLimit minutes={5} onEnd={onEnd} />)
  await pass(239)
  expect(countdown()).toBeNull()
  await pass(11)
  expect(countdown()).not.toBeNull()
  expect(onEnd).not.toHaveBeenCalled()
  await pass(51)
  expect(onEnd).toHaveBeenCalled()
})

test('activity here or in another tab keeps the session', async () => {
  render(<IdleLimit minutes={5} onEnd={onEnd} />)
  await pass(270)
  act(recordActivity)
  await pass(100)
  expect(countdown()).toBeNull()
  await pass(180)
  localStorage.setItem('portal.active', String(Date.now()))
  await pass(200)
  expect(onEnd).not.toHaveBeenCalled()
})

test('an activity time in the future, after the clock was set back, is ignored', async () => {
  localStorage.setItem('portal.active', String(Date.now() + 1e9))
  render(<IdleLimit minutes={5} onEnd={onEnd} />)
  await pass(301)
  expect(onEnd).toHaveBeenCalled()
})
