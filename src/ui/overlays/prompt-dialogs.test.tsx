import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { Button } from '../basics/button.tsx'
import { Dialog, loadDialogs } from './dialog.tsx'
import { ConfirmDialog, DangerDialog, FormDialog } from './prompt-dialogs.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
  await loadDialogs()
})

function Screen({ onConfirm }: { readonly onConfirm: () => unknown }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        open={open}
        title="Deactivate Ulla?"
        confirm="Deactivate"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

test('a confirmation dialog runs its action once, waits for it, closes, and returns the focus', async () => {
  let finish: (() => void) | undefined
  const action = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  render(<Screen onConfirm={action} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const yes = await screen.findByRole('button', { name: 'Deactivate' })
  await userEvent.click(yes)
  await userEvent.click(yes)
  expect(action).toHaveBeenCalledTimes(1)
  finish?.()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ask'))
})

test('a failed action shows its error in the dialog, which stays open', async () => {
  render(<Screen onConfirm={() => Promise.reject(new Error('no'))} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText(/Something went wrong/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('an action that cannot be undone requires its name to be typed', async () => {
  const action = vi.fn<() => void>()
  render(
    <DangerDialog
      open
      title="Anonymise?"
      word="Ulla Users"
      confirm="Anonymise"
      onConfirm={action}
      onClose={() => undefined}
    />,
  )
  const yes = await screen.findByRole('button', { name: 'Anonymise' })
  await userEvent.click(yes)
  expect(action).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox'), ' ulla users')
  await userEvent.click(yes)
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1))
})

test('while a write is pending, a confirmation dialog cannot be cancelled, because the user would not see the outcome', async () => {
  const close = vi.fn<() => void>()
  const never = (): Promise<void> => new Promise(() => undefined)
  const { unmount } = render(
    <DangerDialog open title="Erase?" word="Ulla" confirm="Erase" onConfirm={never} onClose={close} />,
  )
  await userEvent.type(await screen.findByRole('textbox'), 'Ulla{Enter}{Enter}')
  await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }))
  await userEvent.keyboard('{Escape}')
  unmount()
  render(
    <FormDialog open pending title="Why?" submit="Reject" onSubmit={() => undefined} onClose={close}>
      <input aria-label="Reason" />
    </FormDialog>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel/ }))
  await userEvent.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
})

test('an open drawer moves notifications above its buttons', async () => {
  const drawer = (open: boolean) => (
    <Dialog open={open} title="Correct" placement="drawer" onClose={() => undefined}>
      <Button>Save</Button>
    </Dialog>
  )
  const { rerender } = render(drawer(true))
  await screen.findByRole('dialog', { name: 'Correct' })
  expect(document.documentElement.hasAttribute('data-bar')).toBe(true)
  rerender(drawer(false))
  await waitFor(() => expect(document.documentElement.hasAttribute('data-bar')).toBe(false))
})

test('a control that gets the focus out of sight is scrolled to, one in sight stays where it is (WCAG 2.4.7)', async () => {
  const scroll = vi.fn<(this: Element) => void>()
  Element.prototype.scrollIntoView = scroll
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.textContent === 'Far' ? 900 : 10
    return new DOMRect(0, top, 100, this.matches('button') ? 30 : 200)
  })
  render(
    <Dialog open title="Long" onClose={() => undefined}>
      <button type="button">Near</button>
      <button type="button">Far</button>
    </Dialog>,
  )
  ;(await screen.findByRole('button', { name: 'Near' })).focus()
  expect(scroll).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Far' }).focus()
  expect(scroll.mock.contexts).toEqual([screen.getByRole('button', { name: 'Far' })])
  vi.restoreAllMocks()
})
