/**
 * The service worker of the demo. It answers the page's calls with the sandbox, and serves its files from a cache, so
 * that the demo makes no network requests once it is installed. A browser stops an idle worker, so the state of the
 * sandbox is stored in IndexedDB and read when the worker starts again.
 */
import { createSandbox, type Sandbox } from '~mocks/app.ts'
import { ConnectionDropped } from '~mocks/faults.ts'
import { changedWorlds, restoreWorlds } from '~mocks/kept-worlds.ts'
import { securityHeaders } from '../config/security-headers.ts'
import { readText, writeText } from './kept-text.ts'

/** Defined by `scripts/demo.ts`: the files of the demo, relative to its folder, and a name for this set of files. */
declare const FILES: readonly string[]
declare const BUILD: string

/** The part of `ServiceWorkerGlobalScope` that this file uses. The TypeScript types of a page do not include it. */
interface WorkerScope {
  readonly registration: { readonly scope: string }
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> }
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: RespondableFetch) => void): void
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
interface RespondableFetch extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
const worker = globalThis as unknown as WorkerScope

const scope = worker.registration.scope
const CACHE = `mobility-portal-demo ${scope} ${BUILD}`
const WORLDS = `worlds ${scope}`
/**
 * The sandbox accepts control calls only from host names of this machine. The worker runs on this machine, whatever
 * host the page comes from.
 */
const SANDBOX = 'http://sandbox.localhost'

worker.addEventListener('install', (event) => {
  // Bypass the browser's cache, because a host may let it keep a page of an earlier build.
  const files = FILES.map((file) => new Request(scope + file, { cache: 'reload' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)))
})

worker.addEventListener('activate', (event) => event.waitUntil(forgetEarlierBuilds()))

async function forgetEarlierBuilds(): Promise<void> {
  const isEarlier = (name: string): boolean =>
    name.startsWith(`mobility-portal-demo ${scope} `) && name !== CACHE
  for (const name of await caches.keys()) if (isEarlier(name)) await caches.delete(name)
}

worker.addEventListener('fetch', (event) => event.respondWith(respondTo(event.request)))

async function respondTo(request: Request): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url)
  // No call leaves the page, not even one of another version of the portal.
  if (origin !== new URL(scope).origin) return Response.error()
  if (/^\/(?:api|sandbox)\//.test(pathname)) return callSandbox(request, pathname + search)
  if (request.mode === 'navigate') return page()
  const cache = await caches.open(CACHE)
  return (await cache.match(request, { ignoreSearch: true })) ?? new Response(null, { status: 404 })
}

/**
 * Returns the page for every address, with the headers that the portal's server sends. The files of the page are in the
 * folder of the worker.
 */
async function page(): Promise<Response> {
  const cache = await caches.open(CACHE)
  const html = (await (await cache.match(`${scope}index.html`))?.text()) ?? ''
  const headers = { ...securityHeaders, 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(html.replaceAll('="./', `="${new URL(scope).pathname}`), { headers })
}

let running: Promise<{ readonly sandbox: Sandbox; readonly keep: () => Promise<void> }> | undefined

async function callSandbox(request: Request, path: string): Promise<Response> {
  running ??= startSandbox()
  const { sandbox, keep } = await running
  const headers = new Headers(request.headers)
  // The request headers that a worker sees do not include the page's cookies.
  const world = await worker.cookieStore?.get('portal_world')
  if (world && !headers.has('x-world')) headers.set('x-world', decodeURIComponent(world.value))
  const isReading = ['GET', 'HEAD'].includes(request.method)
  const body = isReading ? null : await request.arrayBuffer()
  try {
    const response = await sandbox.fetch(SANDBOX + path, { method: request.method, headers, body })
    // Store the state before responding: after the response, the user may close the page and the browser may stop the
    // worker.
    if (!isReading) await keep().catch(console.error)
    return response
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
    // The stored state is damaged or comes from another version. Keep a copy of it, and start with new worlds.
    console.warn(error)
    await writeText(`${WORLDS} unreadable`, kept ?? '')
  }
  const changed = changedWorlds(sandbox.worlds)
  let lastKept = Promise.resolve()
  /** Stores the states in the order of their changes, so that an older state never overwrites a newer one. */
  const keep = (): Promise<void> => {
    const state = changed()
    if (state !== undefined) lastKept = lastKept.catch(() => undefined).then(() => writeText(WORLDS, state))
    return lastKept
  }
  return { sandbox, keep }
}
