import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { listen } from '../feedback/announcement-listener.ts'
import { Button } from './button.tsx'

beforeEach(async () => {
  await loadWords(['common'])
  await showLanguage('en')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an action is announced as busy once, if it takes longer than two seconds', async () => {
  const listener = listen()
  onTestFinished(listener.stop)
  const { rerender } = render(<Button pending>Save</Button>)
  await vi.advanceTimersByTimeAsync(1900)
  rerender(<Button>Save</Button>)
  await vi.advanceTimersByTimeAsync(5000)
  expect(listener.announced).toEqual([])
  rerender(<Button pending>Save</Button>)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(listener.announced).toEqual(['Busy…'])
})
