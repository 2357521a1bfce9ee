/**
 * Uploads and downloads against a sandbox that listens on a port, with real HTTP requests.
 * The sandbox reads files from disk, which does not work in the jsdom environment. So the test runs in the Node
 * environment and creates the page itself.
 * @vitest-environment node
 */
import type { AddressInfo } from 'node:net'
import { act, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSandbox, type Sandbox } from '~mocks/app.ts'
import { PASSDIGEST } from '~mocks/seed/personas.ts'
import { ConnectionDropped } from '~mocks/faults.ts'
import { keepSession } from '@/session/keeper.ts'
import { accessToken, clearTokens, storeTokens } from '@/base/tokens.ts'
import { call, onFailure } from './client.ts'
import { download, fileNameIn } from './download.ts'
import { ApiError } from './errors.ts'
import { getUsersByFilter, uploadUsersFile, validateUsersUpload } from './generated/operations/app-users.ts'
import { downloadReport } from './generated/operations/reporting.ts'
import { login } from './generated/operations/session.ts'
import { upload } from './upload.ts'
import { useDownload } from './use-download.ts'
import { useRead } from './use-read.ts'
import { useUpload } from './use-upload.ts'

/** A server and a page of the same origin. The page uses Node's files and forms, because jsdom's drop the file name. */
const { page, served } = await vi.hoisted(async () => {
  const { builtinEnvironments } = await import('vitest/runtime')
  const { listen } = await import('~mocks/serve.ts')
  const served: { by: Fetch } = { by: () => Promise.reject(new Error('no sandbox yet')) }
  const server = listen({ fetch: (request) => served.by(request) }, 0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/portal/`
  const { AbortController, AbortSignal, Blob, File, FormData, Request } = globalThis
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url } })
  Object.assign(globalThis, { AbortController, AbortSignal, Blob, File, FormData, Request })
  return { served, page: { teardown, server } }
})

const query = { corporateAccountOspId: 'ca-2001' }
const csv = 'firstName,lastName,email\nAnna,Aerts,anna.aerts@x.example\nBé,Brïk,be@x.example\n'
const file = (text = csv) => new File([text], 'users.csv', { type: 'text/csv' })
const report = { path: { typeWithSuffix: 'USAGE_DETAIL.csv' } }
type Fetch = Sandbox['fetch']
const listener = vi.fn<(error: ApiError) => void>()
let sandbox: Sandbox

beforeEach(async () => {
  sandbox = createSandbox()
  served.by = (input, init) => sandbox.fetch(input, init)
  keepSession()
  onFailure(listener)
  await signIn('ulla.users')
})
afterEach(() => {
  clearTokens()
  vi.restoreAllMocks()
  vi.resetAllMocks()
})
afterAll(async () => {
  page.server.close()
  page.server.closeAllConnections()
  await page.teardown(globalThis)
})

async function signIn(username: string): Promise<void> {
  const { token, refreshToken } = await call(login, { body: { username, passdigest: PASSDIGEST } })
  storeTokens({ token: token ?? '', refreshToken })
}
const advance = (minutes: number) =>
  sandbox.fetch('http://sandbox.localhost/sandbox/clock', {
    method: 'PUT',
    body: JSON.stringify({ advanceMs: minutes * 60_000 }),
  })
const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('an upload', () => {
  test('arrives complete and reports its progress', async () => {
    const shares: number[] = []
    const uploadId = await upload(
      uploadUsersFile,
      { query, body: { file: file() } },
      { onProgress: (share) => shares.push(share) },
    )
    const result = await call(validateUsersUpload, { body: { uploadId } })
    expect(result).toMatchObject({ rowCount: 2, fileName: 'users.csv' })
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(sandbox.violations.list()).toEqual([])
  })

  test('R123 with an expired token renews the session and repeats the request with the same body', async () => {
    const before = accessToken()
    await advance(16)
    const uploadId = await upload(uploadUsersFile, { query, body: { file: file() } })
    expect(accessToken()).not.toBe(before)
    expect(await call(validateUsersUpload, { body: { uploadId } })).toMatchObject({ rowCount: 2 })
    expect(listener).not.toHaveBeenCalled()
  })

  test('that is refused throws the server’s error and notifies the user', async () => {
    const other = { query: { corporateAccountOspId: 'ca-none' }, body: { file: file() } }
    expect(await failureOf(upload(uploadUsersFile, other))).toMatchObject({
      kind: 'http',
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(listener).toHaveBeenCalledTimes(1)
    await failureOf(upload(uploadUsersFile, other, { ignore: ['NOT_FOUND'] }))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('that the caller aborts ends without a notice, even before it starts', async () => {
    const interest = new AbortController()
    const options = { signal: interest.signal, onProgress: () => interest.abort() }
    const failing = upload(uploadUsersFile, { query, body: { file: file('x'.repeat(3_000_000)) } }, options)
    expect(await failureOf(failing)).toMatchObject({ kind: 'aborted' })
    expect(
      await failureOf(upload(uploadUsersFile, { query, body: { file: file() } }, options)),
    ).toMatchObject({
      kind: 'aborted',
    })
    expect(listener).not.toHaveBeenCalled()
  })

  test('without a connection fails like any call', async () => {
    served.by = () => Promise.reject(new ConnectionDropped())
    expect(await failureOf(upload(uploadUsersFile, { query, body: { file: file() } }))).toMatchObject({
      kind: 'network',
    })
  })

  test('by the hook has progress, refreshes the reads it changes, and can be aborted', async () => {
    const users = renderHook(() => useRead(getUsersByFilter, { body: query }))
    await vi.waitFor(() => expect(users.result.current.data).toBeDefined())
    const readCount = () =>
      sandbox.calls.list().filter(({ operationId }) => operationId === 'getUsersByFilter').length
    const { result } = renderHook(() => useUpload(uploadUsersFile, { refreshes: [getUsersByFilter] }))
    expect(result.current.progress).toBeUndefined()
    const before = readCount()
    let running: Promise<unknown> = Promise.resolve()
    act(() => void (running = result.current.run({ query, body: { file: file() } })))
    expect(result.current.progress).toBe(0)
    await act(() => running)
    expect(result.current.progress).toBeUndefined()
    expect(readCount()).toBe(before + 1)

    act(() => void (running = failureOf(result.current.run({ query, body: { file: file() } }))))
    act(() => result.current.cancel())
    expect(await act(() => running)).toMatchObject({ kind: 'aborted' })
    expect(readCount()).toBe(before + 1)
  })

  test('is aborted when its component unmounts', async () => {
    const { result, unmount } = renderHook(() => useUpload(uploadUsersFile, { refreshes: [] }))
    let running: Promise<unknown> = Promise.resolve()
    act(() => void (running = failureOf(result.current.run({ query, body: { file: file() } }))))
    unmount()
    expect(await running).toMatchObject({ kind: 'aborted' })
  })
})

describe('a download', () => {
  beforeEach(() => signIn('rita.reports'))

  test('G108 returns a file with the name that the server gives', async () => {
    const { blob, name } = await download(downloadReport, report)
    expect(name).toBe('USAGE_DETAIL.csv')
    expect(await blob.text()).toContain('\n')
  })

  test('R123 with an expired token renews the session', async () => {
    await advance(16)
    expect((await download(downloadReport, report)).name).toBe('USAGE_DETAIL.csv')
  })

  test('that is refused throws the server’s error', async () => {
    const none = { path: { typeWithSuffix: 'NONE.csv' } }
    expect(await failureOf(download(downloadReport, none))).toBeInstanceOf(ApiError)
  })

  test('by the hook saves the file to the user’s disk', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    URL.createObjectURL = () => 'blob:file'
    URL.revokeObjectURL = () => undefined
    const { result } = renderHook(() => useDownload(downloadReport))
    await act(() => result.current.run(report))
    expect(saved).toEqual(['USAGE_DETAIL.csv blob:file'])
    expect(result.current.running).toBe(false)
  })

  test('that is cut off saves nothing, shows an error, and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined) // The server notices that the stream broke.
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    URL.createObjectURL = () => 'blob:file'
    URL.revokeObjectURL = () => undefined
    const whole = served.by
    served.by = async (input, init) => halfOf(await whole(input, init))
    const { result } = renderHook(() => useDownload(downloadReport))
    await act(() => failureOf(result.current.run(report)))
    expect(save).not.toHaveBeenCalled()
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }))
    expect(result.current.running).toBe(false)
    served.by = whole
    await act(() => result.current.run(report))
    expect(save).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['attachment; filename="a b.csv"', 'a b.csv'],
    ['attachment; filename=a.csv', 'a.csv'],
    [String.raw`attachment; filename="a \"b\".csv"`, 'a "b".csv'],
    [`attachment; filename="e.csv"; filename*=UTF-8''%C3%A9t%C3%A9.csv`, 'été.csv'],
    [`attachment; filename="e.csv"; filename*=UTF-8''%E9`, 'e.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment', undefined],
    ['', undefined],
  ])('reads the name in %j', (header, name) => expect(fileNameIn(header)).toBe(name))
})

/** The headers and the first bytes of a response, before its connection breaks. */
function halfOf(response: Response): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      stream.enqueue(new Uint8Array(await response.arrayBuffer()).subarray(0, 10))
    },
    pull: (stream) => stream.error(new ConnectionDropped()),
  })
  return new Response(body, response)
}
