import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { notifications, notify } from './notifications-store.ts'
import { Notifications } from './notifications.tsx'

beforeAll(async () => {
  await loadWords(['common'])
  await showLanguage('en')
})
beforeEach(() => act(() => notifications.clear())) // Other test files may have left notifications.

const escape = (target: Element = document.body): boolean => fireEvent.keyDown(target, { key: 'Escape' })
function show(text: string): void {
  act(() => {
    notify({ tone: 'success', text })
  })
}

test('Escape removes all of them', () => {
  render(<Notifications />)
  show('Saved.')
  show('Granted.')
  escape()
  expect(screen.queryByText('Saved.')).toBeNull()
  expect(screen.queryByText('Granted.')).toBeNull()
})

test('Escape closes the dialog or open list that has the focus, and on a notification over a dialog only the notification', () => {
  const { rerender } = render(
    <>
      <Notifications />
      <input role="combobox" aria-expanded="true" aria-controls="list" aria-label="Company" />
    </>,
  )
  show('Saved.')
  escape(screen.getByRole('combobox'))
  expect(screen.queryByText('Saved.')).not.toBeNull()
  const closed = vi.fn()
  rerender(
    <>
      <Notifications />
      <div role="dialog" aria-label="Question" />
    </>,
  )
  document.addEventListener('keydown', closed)
  escape(screen.getByRole('dialog'))
  expect(screen.queryByText('Saved.')).not.toBeNull()
  expect(closed).toHaveBeenCalledTimes(1)
  escape(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Saved.')).toBeNull()
  expect(closed).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', closed)
})

test('notifications move away from the element that has the focus (WCAG 2.4.11)', async () => {
  render(
    <>
      <Notifications />
      <button type="button">Grant</button>
      <button type="button">Elsewhere</button>
    </>,
  )
  const [covered, uncovered] = [screen.getByText('Grant'), screen.getByText('Elsewhere')]
  vi.spyOn(covered, 'getBoundingClientRect').mockReturnValue(new DOMRect(900, 600, 90, 36))
  vi.spyOn(uncovered, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 600, 90, 36))
  const region = screen.getByRole('region')
  show('Saved.')
  const item = region.querySelector('.notification')
  if (item) vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(800, 580, 300, 60))
  const frame = async (): Promise<void> =>
    act(async () => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve))))
  uncovered.focus()
  await frame()
  expect(region.hasAttribute('data-high')).toBe(false)
  covered.focus()
  await frame()
  expect(region.hasAttribute('data-high')).toBe(true)
})
