import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { listen, type Listener } from '@/ui/feedback/announcement-listener.ts'
import { BalanceEffect } from './balance-effect.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui', 'vocabulary'])
  await showLanguage('en')
})
let listener: Listener
beforeEach(() => {
  vi.useFakeTimers()
  listener = listen()
})
afterEach(() => {
  listener.stop()
  vi.runAllTimers() // Announcements are cleared.
  vi.useRealTimers()
})

const budget = { limited: true, currentAmount: 1834.2 }
const effect = (change: number) => <BalanceEffect budget={budget} change={change} label="This expense" />

test('only the new balance is announced after a pause, with its thousands in one number', async () => {
  const { rerender } = render(effect(NaN))
  for (const change of [-1, -12, -12.5]) rerender(effect(change))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(listener.announced).toEqual(['New balance € 1821,70'])
  expect(screen.getAllByRole('definition').at(-1)?.textContent).toMatch(/^€\s1\s821,70$/)
})
