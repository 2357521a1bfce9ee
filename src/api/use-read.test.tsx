import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { clearTokens, storeTokens } from '@/base/tokens.ts'
import { findAllUserGroups } from './generated/operations/user-groups.ts'
import { askAhead as askAheadOf, forgetReads, readAhead, refresh, useRead, type Read } from './use-read.ts'

const fetch = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/portal/')
  storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
})
afterEach(async () => {
  await forgetReads()
  clearTokens()
  vi.unstubAllGlobals()
  fetch.mockReset()
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

/** Resolves after the frame with which answers that were asked for ahead are applied. */
const afterFrame = async (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })

/** Each test has its own company: SWR shares what was asked within two seconds. */
function Groups({ of }: { readonly of: string }) {
  const { data, error, isValidating } = useRead(findAllUserGroups, { body: { corporateAccountOspId: of } })
  return (
    <p aria-busy={isValidating}>
      {error ? `failed: ${error.code}` : data === undefined ? 'on its way' : 'there'}
    </p>
  )
}
const askAhead = (of: string): Promise<void> =>
  readAhead(findAllUserGroups, { body: { corporateAccountOspId: of } })

test('what was asked for ahead shows at once, and is not asked for again', async () => {
  fetch.mockImplementation(() => Promise.resolve(Response.json([])))
  void askAhead('ca-1')
  await afterFrame()
  const { container } = render(<Groups of="ca-1" />)
  expect(container.textContent).toBe('there')
  await afterFrame()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a failure of what was asked for ahead shows where it is read', async () => {
  fetch.mockImplementation(() =>
    Promise.resolve(Response.json({ message: 'no', code: 'INTERNAL' }, { status: 500 })),
  )
  void askAhead('ca-2')
  render(<Groups of="ca-2" />)
  expect(await screen.findByText('failed: INTERNAL')).toBeDefined()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('after a change an answer from before it is not taken', async () => {
  fetch.mockImplementation(() => Promise.resolve(Response.json([])))
  void askAhead('ca-3')
  await act(async () => refresh([findAllUserGroups]))
  render(<Groups of="ca-3" />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
})

test('an answer that is applied after the session has ended is not kept for the next one', async () => {
  fetch.mockImplementation(() => Promise.resolve(Response.json([])))
  const asked = askAheadOf(findAllUserGroups, { body: { corporateAccountOspId: 'ca-late' } })
  await asked.answer
  clearTokens()
  await asked.apply()
  storeTokens({ token: 'at.2', refreshToken: 'rt.2' })
  fetch.mockReturnValue(new Promise(() => undefined))
  render(<Groups of="ca-late" />)
  await afterFrame()
  expect(screen.getByText('on its way')).toBeDefined()
})

test('what was under way when all was forgotten is not under way for who asks next', async () => {
  let answer: (response: Response) => void = () => undefined
  fetch.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const before = render(<Groups of="ca-9" />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  before.unmount()
  await forgetReads()
  answer(Response.json([]))
  fetch.mockImplementation(() => Promise.resolve(Response.json([])))
  void askAhead('ca-9')
  await afterFrame()
  render(<Groups of="ca-9" />)
  expect(screen.getByText('there').ariaBusy).toBe('false')
})

test('what was not received of another answer is never asked for', async () => {
  function Asking() {
    const { error } = useRead(findAllUserGroups, { body: { corporateAccountOspId: NOT_RECEIVED } })
    return <p>{error?.kind}</p>
  }
  render(<Asking />)
  await screen.findByText('malformed')
  expect(fetch).not.toHaveBeenCalled()
})
