import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadWords } from '@/i18n/i18n.ts'
import { RemoteSelect } from '../inputs/remote-select.tsx'
import { Dialog, loadDialogs } from './dialog.tsx'
import { loadListBoxes, useListBox } from './list-box.tsx'

beforeAll(async () => {
  await loadListBoxes()
})

const TEN = Array.from({ length: 10 }, (_, index) => `v${index}`)

function setUp({ open: isOpen = true, isRefused }: { open?: boolean; isRefused?: () => boolean } = {}) {
  const onChoose = vi.fn<(index: number) => void>()
  function Example() {
    const [open, setOpen] = useState(isOpen)
    const [text, setText] = useState('')
    const { box, list } = useListBox({
      open,
      text,
      values: TEN.filter((value) => value.includes(text)),
      label: 'Found',
      renderOption: (index) => `Option ${index}`,
      onChoose,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      isRefused,
      inPlace: true,
    })
    return (
      <>
        <input {...box} aria-label="Box" value={text} onChange={({ target }) => setText(target.value)} />
        {list}
      </>
    )
  }
  render(<Example />)
  const box = screen.getByRole('combobox', { name: 'Box' })
  const active = (): number => {
    const id = box.getAttribute('aria-activedescendant')
    return screen.queryAllByRole('option').findIndex((option) => option.id === id)
  }
  const press = async (key: string): Promise<boolean> => {
    const untouched = fireEvent.keyDown(box, { key })
    await act(async () => {})
    return untouched
  }
  const goTo = async (index: number): Promise<void> => {
    if (active() === index) return
    await press('ArrowDown')
    await goTo(index)
  }
  return { box, active, press, goTo, onChoose }
}

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 0],
  ['ArrowUp', 0, 9],
  ['ArrowUp', 4, 3],
  ['PageDown', 7, 9],
  ['PageUp', 2, 0],
])('%s moves from option %i of ten to %i', async (key, from, to) => {
  const { active, press, goTo } = setUp()
  await goTo(from)
  expect(await press(key)).toBe(false)
  expect(active()).toBe(to)
})

test.each(['Home', 'End', 'a'])('%s moves the caret, not the option', async (key) => {
  const { active, press, goTo } = setUp()
  await goTo(4)
  expect(await press(key)).toBe(true)
  expect(active()).toBe(4)
})

test('changing the text activates the first option again', async () => {
  const { box, active, goTo } = setUp()
  await goTo(4)
  fireEvent.change(box, { target: { value: 'v' } })
  expect(active()).toBe(0)
})

test('Enter and the pointer select; Enter does not submit the form, even when nothing is found', async () => {
  const { box, press, goTo, onChoose } = setUp()
  await goTo(2)
  expect(await press('Enter')).toBe(false)
  fireEvent.click(screen.getByRole('option', { name: 'Option 5' }))
  await act(async () => {})
  expect(onChoose.mock.calls).toEqual([[2], [5]])
  fireEvent.change(box, { target: { value: 'none' } })
  expect(await press('Enter')).toBe(false)
  expect(onChoose).toHaveBeenCalledTimes(2)
})

test('Escape closes the list and an arrow key opens it; aria-expanded follows', async () => {
  const { box, press } = setUp()
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Found' }).id)
  await press('Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(box.hasAttribute('aria-activedescendant')).toBe(false)
  await press('ArrowUp')
  expect(screen.getAllByRole('option')).toHaveLength(10)
})

test('a refused option can be highlighted and is marked as disabled', () => {
  setUp({ isRefused: () => true })
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-disabled')).toBe('true')
})

test('a closed list renders nothing', () => {
  setUp({ open: false })
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('in a dialog, Escape closes the list and not the dialog', async () => {
  await Promise.all([loadDialogs(), loadWords(['common', 'ui'])])
  const onClose = vi.fn<() => void>()
  const search = () => Promise.resolve([])
  render(
    <Dialog open title="Around" onClose={onClose}>
      <RemoteSelect aria-label="Company" value={undefined} onChange={vi.fn()} search={search} />
    </Dialog>,
  )
  const box = await screen.findByRole('combobox', { name: 'Company' })
  const user = userEvent.setup()
  await user.click(box)
  await waitFor(() => expect(document.querySelector('.list-box')).not.toBeNull())
  await act(nextFrame) // The list registers as a layer in the next frame.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('.list-box')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
