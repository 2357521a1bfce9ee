import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { ActionsMenu, loadMenus } from './menu.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadMenus()
})

test('a menu gets the focus immediately, so that an arrow key pressed right after Enter is not lost', async () => {
  const run = vi.fn<() => void>()
  render(
    <ActionsMenu
      label="Actions for Bert Blockx"
      groups={[{ items: [{ id: 'edit', label: 'Edit', run }] }]}
    />,
  )
  screen.getByRole('button', { name: 'Actions for Bert Blockx' }).focus()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menu').getAttribute('aria-activedescendant')).toMatch(/edit$/))
  await userEvent.keyboard('{Enter}')
  expect(run).toHaveBeenCalledOnce()
})

test('the button of a menu is not expanded when it gets the focus back', async () => {
  render(
    <ActionsMenu label="Actions for Bert Blockx" groups={[{ items: [{ id: 'edit', label: 'Edit' }] }]} />,
  )
  const button = screen.getByRole('button', { name: 'Actions for Bert Blockx' })
  button.focus()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menu').getAttribute('aria-activedescendant')).toMatch(/edit$/))
  const states: (string | null)[] = []
  button.addEventListener('focus', () => states.push(button.getAttribute('aria-expanded')))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(states[0]).toBe('false'))
})
