// @level all: it is a detail of waiting.
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Spinner } from './spinner.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('no spinner shows for a quick action', () => {
  const { container, rerender } = render(<Spinner icon={<i />} />)
  pass(150)
  expect(container.innerHTML).toBe('<i></i>')
  rerender(<></>)
  pass(1000)
  expect(container.innerHTML).toBe('')
})

test('a longer action shows a spinner that screen readers ignore', () => {
  const { container } = render(<Spinner icon={<i />} />)
  pass(250)
  expect(container.innerHTML).toBe('<span class="spinner" aria-hidden="true"></span>')
})
