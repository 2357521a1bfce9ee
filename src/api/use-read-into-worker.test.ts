// @vitest-environment jsdom
import { expose } from 'comlink'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearTokens, storeTokens } from '@/base/tokens.ts'
import { onFailure } from './client.ts'
import type { ApiError } from './errors.ts'
import { getUsersByFilter } from './generated/operations/app-users.ts'
import type { components } from './generated/schema.ts'
import { pageKeeper } from './page-keeper.ts'
import { setSessionKeeper } from './refresh.ts'
import { readIntoWorker } from './use-read-into-worker.ts'

type User = Pick<components['schemas']['AppUserSummary'], 'ospId'>

const PAGES = 6
const user = (page: number): User => ({ ospId: `u-${page}` })
const pageOf = (page: number) =>
  Response.json({ content: [user(page)], totalElements: PAGES, totalPages: PAGES, number: page, size: 1 })
const pageIn = (url: string): number => Number(new URL(url).searchParams.get('page'))

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const renew = vi.fn<() => Promise<void>>()
const listener = vi.fn<(error: ApiError) => void>()
const ends: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/portal/')
  storeTokens({ token: 'at.1', refreshToken: 'rt.1' })
  renew.mockImplementation(() => Promise.resolve(storeTokens({ token: 'at.2' })))
  setSessionKeeper({ renew, recover: (cause) => Promise.reject(cause) })
  onFailure(listener)
  fetch.mockImplementation((url) => Promise.resolve(pageOf(pageIn(url))))
})
afterEach(() => {
  clearTokens()
  ends.splice(0).forEach((end) => end())
  vi.resetAllMocks()
})

/** Runs a worker's code at the other end of a message channel, in this thread. */
function startWorker() {
  const { port1, port2 } = new MessageChannel()
  expose(pageKeeper<User>({}), port2)
  port1.start()
  const events = new EventTarget()
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    events.dispatchEvent(new MessageEvent('message', { data })),
  )
  ends.push(() => port1.close())
  const terminate = vi.fn<() => void>(() => port1.close())
  const postMessage = (message: unknown): void => port1.postMessage(message)
  return { worker: Object.assign(events, { postMessage, terminate }) as unknown as Worker, terminate }
}
const params = { body: { corporateAccountOspId: 'ca-2001' } }
type Kept = ReturnType<typeof pageKeeper<User>>
const read = (worker: Worker) =>
  readIntoWorker<'getUsersByFilter', Kept>(getUsersByFilter, params, () => worker)
const failureOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => undefined,
    (error: unknown) => error,
  )

test('R234 the worker requests each page as the client would, and keeps the rows in page order', async () => {
  const { kept } = await read(startWorker().worker)
  expect(await kept.rows()).toEqual(Array.from({ length: PAGES }, (_none, page) => user(page)))
  expect(fetch.mock.calls.map(([url]) => pageIn(url))).toEqual([0, 1, 2, 3, 4, 5])
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toMatch(/size=1000/)
  expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(params.body) })
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer at.1')
})

test('R234 G103 of a cut list, the worker also keeps the rows that the server finds, once', async () => {
  const pageOfMany = (content: readonly User[], totalPages: number) =>
    Response.json({ content, totalElements: totalPages, totalPages, number: 0, size: 1000 })
  fetch.mockImplementation((url) => Promise.resolve(pageOfMany([user(pageIn(url))], 21)))
  const { kept, cut } = await read(startWorker().worker)
  expect(cut).toMatchObject({ read: 20_000, of: 21 })
  expect(await kept.rows()).toHaveLength(20)

  fetch.mockImplementation(() => Promise.resolve(pageOfMany([user(3), user(20)], 1)))
  for (let turn = 0; turn < 2; turn += 1)
    expect(await cut?.seek({ search: 'twenty' }, new AbortController().signal)).toBe(true)
  expect(fetch.mock.lastCall?.[1].body).toBe(JSON.stringify({ ...params.body, search: 'twenty' }))
  expect(await kept.rows()).toEqual(Array.from({ length: 21 }, (_none, page) => user(page)))
})

test('R123 a page refused with 401 is requested again after the session is renewed', async () => {
  fetch.mockImplementation((url, { headers }) =>
    Promise.resolve(
      new Headers(headers).get('authorization') === 'Bearer at.1' && pageIn(url) === 3
        ? Response.json({ message: 'no', code: 'TOKEN_EXPIRED' }, { status: 401 })
        : pageOf(pageIn(url)),
    ),
  )
  const { kept } = await read(startWorker().worker)
  expect(await kept.rows()).toHaveLength(PAGES)
  expect(renew).toHaveBeenCalledTimes(1)
})

test.each<[string, () => Promise<Response>, Partial<ApiError>]>([
  [
    'an error',
    () => Promise.resolve(Response.json({ message: 'no', code: 'INTERNAL' }, { status: 500 })),
    { kind: 'http', status: 500 },
  ],
  ['no JSON', () => Promise.resolve(new Response('{"content":[')), { kind: 'malformed' }],
  ['a JSON that is not a page', () => Promise.resolve(Response.json([])), { kind: 'malformed' }],
  ['no connection', () => Promise.reject(new TypeError('failed')), { kind: 'network' }],
])('%s is notified like in any call, and terminates the worker', async (_what, respond, expected) => {
  fetch.mockImplementation((url) => (pageIn(url) === 2 ? respond() : Promise.resolve(pageOf(pageIn(url)))))
  const { worker, terminate } = startWorker()
  expect(await failureOf(read(worker))).toMatchObject(expected)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(terminate).toHaveBeenCalled()
})

test('a worker that cannot start fails like a lost connection', async () => {
  const { worker } = startWorker()
  fetch.mockImplementation(() => new Promise(() => undefined))
  const reading = failureOf(read(worker))
  worker.dispatchEvent(new Event('error'))
  expect(await reading).toMatchObject({ kind: 'network' })
})

test('the next read terminates the previous worker; the end of the session terminates all', async () => {
  const [first, second] = [startWorker(), startWorker()]
  await read(first.worker)
  await read(second.worker)
  expect(first.terminate).toHaveBeenCalled()
  expect(second.terminate).not.toHaveBeenCalled()
  clearTokens()
  expect(second.terminate).toHaveBeenCalled()
})

test('the end of the session aborts a running read and its calls', async () => {
  let signal: AbortSignal | null | undefined
  fetch.mockImplementation((_url, init) => {
    signal = init.signal
    return new Promise(() => undefined)
  })
  const { worker, terminate } = startWorker()
  terminate.mockImplementation(() => undefined) // Keep the channel open, so that the abort arrives.
  const reading = failureOf(read(worker))
  await vi.waitFor(() => expect(signal).toBeDefined())
  clearTokens()
  expect(await reading).toMatchObject({ kind: 'aborted' })
  await vi.waitFor(() => expect(signal?.aborted).toBe(true))
  expect(listener).not.toHaveBeenCalled()
})
