import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { clearTokens, storeTokens } from '@/base/tokens.ts'
import { findAllUserGroups } from './generated/operations/user-groups.ts'
import { startRead, forgetReads, prefetch, refresh, useRead, type Read } from './use-read.ts'

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

/** Like a dialog whose code is still loading. */
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

test('a component that reads the data only after the response arrived gets it', async () => {
  let respond: (response: Response) => void = () => undefined
  fetch.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  render(<Reader />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  await act(async () => {
    respond(Response.json([]))
    await new Promise((resolve) => setTimeout(resolve))
  })
  fireEvent.click(screen.getByRole('button', { name: 'look' }))
  expect(await screen.findByText('there')).toBeDefined()
})

/** Resolves after the frame in which prefetched responses are applied. */
const afterFrame = async (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })

/** Each test has its own company, because SWR deduplicates requests for two seconds. */
function Groups({ of }: { readonly of: string }) {
  const { data, error, isValidating } = useRead(findAllUserGroups, { body: { corporateAccountOspId: of } })
  return (
    <p aria-busy={isValidating}>
      {error ? `failed: ${error.code}` : data === undefined ? 'on its way' : 'there'}
    </p>
  )
}
const prefetchGroups = (of: string): Promise<void> =>
  prefetch(findAllUserGroups, { body: { corporateAccountOspId: of } })

test('a prefetched response shows immediately, and is not requested again', async () => {
  fetch.mockImplementation(() => Promise.resolve(Response.json([])))
  void prefetchGroups('ca-1')
  await afterFrame()
  const { container } = render(<Groups of="ca-1" />)
  expect(container.textContent).toBe('there')
  await afterFrame()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a failed prefetch shows where it is read', async () => {
  fetch.mockImplementation(() =>
    Promise.resolve(Response.json({ message: 'no', code: 'INTERNAL' }, { status: 500 })),
  )
  void prefetchGroups('ca-2')
  render(<Groups of="ca-2" />)
  expect(await screen.findByText('failed: INTERNAL')).toBeDefined()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a response prefetched before a write is not used', async () => {
  fetch.mockImplementation(() => Promise.resolve(Response.json([])))
  void prefetchGroups('ca-3')
  await act(async () => refresh([findAllUserGroups]))
  render(<Groups of="ca-3" />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
})

test('a response that arrives after the session has ended is not cached for the next one', async () => {
  fetch.mockImplementation(() => Promise.resolve(Response.json([])))
  const started = startRead(findAllUserGroups, { body: { corporateAccountOspId: 'ca-late' } })
  await started.response
  clearTokens()
  await started.apply()
  storeTokens({ token: 'at.2', refreshToken: 'rt.2' })
  fetch.mockReturnValue(new Promise(() => undefined))
  render(<Groups of="ca-late" />)
  await afterFrame()
  expect(screen.getByText('on its way')).toBeDefined()
})

test('a request that was pending when the cache was cleared is not shared with the next read', async () => {
  let respond: (response: Response) => void = () => undefined
  fetch.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  const before = render(<Groups of="ca-9" />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  before.unmount()
  await forgetReads()
  respond(Response.json([]))
  fetch.mockImplementation(() => Promise.resolve(Response.json([])))
  void prefetchGroups('ca-9')
  await afterFrame()
  render(<Groups of="ca-9" />)
  expect(screen.getByText('there').ariaBusy).toBe('false')
})

test('a kept response is read again by the next component after a write has outdated it', async () => {
  function Kept() {
    const { data } = useRead(
      findAllUserGroups,
      { body: { corporateAccountOspId: 'ca-kept' } },
      { keep: true },
    )
    return <p>{data === undefined ? 'on its way' : 'there'}</p>
  }
  fetch.mockImplementation(() => Promise.resolve(Response.json([])))
  const { unmount } = render(<Kept />)
  await screen.findByText('there')
  unmount()
  const again = render(<Kept />)
  await afterFrame()
  expect(fetch).toHaveBeenCalledTimes(1)
  again.unmount()
  await act(async () => refresh([findAllUserGroups]))
  render(<Kept />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
})

test('an id that was not received is never requested', async () => {
  function Asking() {
    const { error } = useRead(findAllUserGroups, { body: { corporateAccountOspId: NOT_RECEIVED } })
    return <p>{error?.kind}</p>
  }
  render(<Asking />)
  await screen.findByText('malformed')
  expect(fetch).not.toHaveBeenCalled()
})
