import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useTypeAhead } from './type-ahead.ts'

/** A page with a field, and a palette that opens over it. The palette's field renders later. */
function Page({ opening, ready }: { readonly opening: boolean; readonly ready: boolean }) {
  const [text, setText] = useState('')
  useTypeAhead(opening, '.palette input', setText)
  return (
    <>
      <input aria-label="Name" />
      {opening && (
        <div role="dialog" aria-label="Palette" className="palette" tabIndex={-1}>
          {ready && (
            <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </div>
      )}
    </>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('text typed while the palette opens is entered in its field, and not on the page', async () => {
  const { rerender } = render(<Page opening={false} ready={false} />)
  act(() => field('Name').focus())
  await userEvent.keyboard('a')
  rerender(<Page opening ready={false} />)
  await userEvent.keyboard('be')
  act(() => screen.getByRole('dialog').focus()) // The code of its content is not loaded yet.
  await userEvent.keyboard('r')
  rerender(<Page opening ready />)
  await userEvent.keyboard('t')
  await act(async () => {
    field('Search').focus()
    field('Search').select() // Dialogs select the text of the field that they focus.
    await Promise.resolve()
  })
  await userEvent.keyboard(' b')
  expect(field('Search').value).toBe('bert b')
  expect(field('Name').value).toBe('a')

  rerender(<Page opening={false} ready={false} />)
  act(() => field('Name').focus())
  await userEvent.keyboard('c')
  expect(field('Name').value, 'the page has the keys again').toBe('ac')
})

test('a key pressed with a modifier is left to the page, and so is every key after a failed load', async () => {
  const { rerender } = render(<Page opening={false} ready={false} />)
  rerender(<Page opening ready={false} />)
  const keys: string[] = []
  const listen = (event: KeyboardEvent): void => void keys.push(event.key)
  window.addEventListener('keydown', listen)
  await userEvent.keyboard('{Control>}s{/Control}x{Escape}')
  act(() => field('Name').focus())
  await userEvent.keyboard('y')
  window.removeEventListener('keydown', listen)
  expect(keys).toEqual(['Control', 's', 'Escape', 'y'])
})
