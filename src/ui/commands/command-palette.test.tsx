import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { CommandPalette } from './command-palette.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

test('what is typed right after Ctrl+K, while its code is fetched, is in its field and not in the page', async () => {
  render(
    <>
      <input aria-label="Name" />
      <CommandPalette />
    </>,
  )
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  name.focus()
  await userEvent.keyboard('{Control>}k{/Control}bert')
  const box = await screen.findByRole<HTMLInputElement>(
    'combobox',
    { name: /^Search people/ },
    { timeout: 20_000 },
  )
  await waitFor(() => expect(document.activeElement).toBe(box))
  await userEvent.keyboard(' b')
  expect(box.value).toBe('bert b')
  expect(name.value).toBe('')

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  await userEvent.keyboard('x')
  expect(name.value, 'the page has the keys again').toBe('x')
})
