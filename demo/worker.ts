/**
 * The service worker of the demo. It answers the page's calls with the sandbox, and gives its files from a cache, so that
 * nothing is asked of the network once it is installed. A browser stops a worker that has nothing to do: what the sandbox
 * holds is kept in IndexedDB, and read when the worker runs again.
 */
import { createSandbox, type Sandbox } from '~mocks/app.ts'
import { ConnectionDropped } from '~mocks/faults.ts'
import { changedWorlds, restoreWorlds } from '~mocks/kept-worlds.ts'
import { securityHeaders } from '../config/security-headers.ts'
import { readText, writeText } from './kept-text.ts'

/** Put in by `scripts/demo.ts`: the files of the demo, relative to its folder, and a name for just these. */
declare const FILES: readonly string[]
declare const BUILD: string

/** What we use of a `ServiceWorkerGlobalScope`, which is not among the types of a page. */
interface WorkerScope {
  readonly registration: { readonly scope: string }
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> }
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
const worker = globalThis as unknown as WorkerScope

const scope = worker.registration.scope
const CACHE = `mobility-portal-demo ${scope} ${BUILD}`
const WORLDS = `worlds ${scope}`
/** Names of this machine only may control a sandbox, and the worker is on it, whatever host the page comes from. */
const SANDBOX = 'http://sandbox.localhost'

worker.addEventListener('install', (event) => {
  // Past the browser's own cache: a host may let it keep a page of an earlier build.
  const files = FILES.map((file) => new Request(scope + file, { cache: 'reload' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)))
})

worker.addEventListener('activate', (event) => event.waitUntil(forgetEarlierBuilds()))

async function forgetEarlierBuilds(): Promise<void> {
  const isEarlier = (name: string): boolean =>
    name.startsWith(`mobility-portal-demo ${scope} `) && name !== CACHE
  for (const name of await caches.keys()) if (isEarlier(name)) await caches.delete(name)
}

worker.addEventListener('fetch', (event) => event.respondWith(answerTo(event.request)))

async function answerTo(request: Request): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url)
  // No call leaves the page, also not one that another version of the portal would make.
  if (origin !== new URL(scope).origin) return Response.error()
  if (/^\/(?:api|sandbox)\//.test(pathname)) return askSandbox(request, pathname + search)
  if (request.mode === 'navigate') return page()
  const cache = await caches.open(CACHE)
  return (await cache.match(request, { ignoreSearch: true })) ?? new Response(null, { status: 404 })
}

/** The page of all addresses, whose files lie beside it, under the headers that the portal's server sends. */
async function page(): Promise<Response> {
  const cache = await caches.open(CACHE)
  const html = (await (await cache.match(`${scope}index.html`))?.text()) ?? ''
  const headers = { ...securityHeaders, 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(html.replaceAll('="./', `="${new URL(scope).pathname}`), { headers })
}

let running: Promise<{ readonly sandbox: Sandbox; readonly keep: () => Promise<void> }> | undefined

async function askSandbox(request: Request, path: string): Promise<Response> {
  running ??= startSandbox()
  const { sandbox, keep } = await running
  const headers = new Headers(request.headers)
  // The page's cookies are not among the headers that a worker sees.
  const world = await worker.cookieStore?.get('portal_world')
  if (world && !headers.has('x-world')) headers.set('x-world', decodeURIComponent(world.value))
  const isReading = ['GET', 'HEAD'].includes(request.method)
  const body = isReading ? null : await request.arrayBuffer()
  try {
    const answer = await sandbox.fetch(SANDBOX + path, { method: request.method, headers, body })
    // Before the answer: a user who has it may close the page, and the browser stops the worker.
    if (!isReading) await keep().catch(console.error)
    return answer
  } catch (error) {
    if (error instanceof ConnectionDropped) return Response.error()
    throw error
  }
}

async function startSandbox(): ReturnType<typeof startedSandbox> {
  try {
    return await startedSandbox()
  } catch (error) {
    running = undefined // The next call tries again.
    throw error
  }
}

async function startedSandbox() {
  const sandbox = createSandbox()
  const kept = await readText(WORLDS)
  try {
    if (kept !== undefined) restoreWorlds(sandbox.worlds, kept)
  } catch (error) {
    // Of another version, or damaged. It is kept aside, and all worlds start again.
    console.warn(error)
    await writeText(`${WORLDS} unreadable`, kept ?? '')
  }
  const changed = changedWorlds(sandbox.worlds)
  let lastKept = Promise.resolve()
  /** In the order of the changes: an older state is never written over a newer one. */
  const keep = (): Promise<void> => {
    const state = changed()
    if (state !== undefined) lastKept = lastKept.catch(() => undefined).then(() => writeText(WORLDS, state))
    return lastKept
  }
  return { sandbox, keep }
}
