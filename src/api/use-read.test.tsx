import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearTokens, storeTokens } from '@/base/tokens.ts'
import { findAllUserGroups } from './generated/operations/user-groups.ts'
import { useRead, type Read } from './use-read.ts'

const fetch = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/portal/')
  storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
})
afterEach(() => {
  clearTokens()
  vi.unstubAllGlobals()
})

/** As a dialog does whose code is still on its way. */
function Late({ read }: { readonly read: Read<'findAllUserGroups'> }) {
  const [isThere, come] = useState(false)
  if (!isThere)
    return (
      <button type="button" onClick={() => come(true)}>
        look
      </button>
    )
  return <p>{read.data === undefined ? 'on its way' : 'there'}</p>
}
const Reader = () => <Late read={useRead(findAllUserGroups, { body: {} })} />

test('who looks for the first time when the answer is there finds it', async () => {
  let answer: (response: Response) => void = () => undefined
  fetch.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  render(<Reader />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  await act(async () => {
    answer(Response.json([]))
    await new Promise((resolve) => setTimeout(resolve))
  })
  fireEvent.click(screen.getByRole('button', { name: 'look' }))
  expect(await screen.findByText('there')).toBeDefined()
})
