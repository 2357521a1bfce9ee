/** The server under test. A run needs only the base address of the contract's paths. */
import { createSandbox, type Sandbox, type SandboxOptions } from '../../mocks/app.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

export interface Target {
  name: string
  /** Base address of the contract's paths, without a slash at the end. */
  base: string
  /** `isRepeatable`: the request only reads, so it may be sent again if the connection breaks. */
  fetch: (request: Request, isRepeatable?: boolean) => Promise<Response>
  /** Extras beyond the contract. They make the laws stricter, but no law depends on them. */
  offers: Offers
}
export interface Offers {
  /** Separate copies of the data, selected by a header. */
  world?: {
    header: string
    make: (name: string, from?: string) => Promise<void>
    drop: (name: string) => Promise<void>
  }
  /** Whether it has the records that the files in `tests/files/` name. */
  examples?: boolean
  /** All stored data, as one text. */
  state?: (world: string) => Promise<string>
  /** Moves the clock. */
  advance?: (world: string, ms: number) => Promise<void>
}

/** The base path of the sandbox's operations. */
export const SANDBOX_BASE = '/api'
const TIMEOUT_MS = 30_000
/** Status used when no response arrives. */
const NO_RESPONSE = 599
/** A connection that is idle for this long may be closed while a write is being sent, so a read is sent first. */
const IDLE_MS = 2000
/** How often a server that refuses connections is tried again, and the delay in ms. */
const TRIES = 60
const WAIT_MS = 250

/** Creates the sandbox in this process. */
export const sandboxTarget = (options: SandboxOptions = {}): Target =>
  sandboxAs('sandbox', createSandbox({ worldLimit: 2000, ...options }))

/** A sandbox in this process as a target. */
export function sandboxAs(name: string, sandbox: Pick<Sandbox, 'fetch'>): Target {
  const origin = 'http://sandbox.localhost'
  const fetch = (request: Request): Promise<Response> => sandbox.fetch(request)
  return { name, base: `${origin}${SANDBOX_BASE}`, fetch, offers: controlClient(fetch, origin) }
}

/** Any server. If it has the sandbox's control API, the suite uses that too. */
export async function httpTarget(url: string, rate?: number): Promise<Target> {
  const base = url.replace(/\/$/, '')
  const { origin } = new URL(base)
  const pace = rateLimiter(rate)
  let last = Date.now()
  const send = async (request: Request, isRepeatable = request.method === 'GET'): Promise<Response> => {
    await pace()
    if (!isRepeatable && Date.now() - last > IDLE_MS) {
      await fetchWithRetry(new Request(`${origin}/`), true)
      await pace()
    }
    const response = await fetchWithRetry(request, isRepeatable)
    last = Date.now()
    return response
  }
  const capabilities = await fetchWithRetry(new Request(`${origin}/sandbox/capabilities`), true, 1)
  if (capabilities.status === NO_RESPONSE) throw new Error(unreachable(origin))
  const isSandbox = await capabilities
    .json()
    .then((answer: { kind?: string }) => answer.kind === 'sandbox')
    .catch(() => false)
  return { name: base, base, fetch: send, offers: isSandbox ? controlClient(send, origin) : {} }
}

/**
 * Returns the response, or one with status 599 if none arrives, which the laws treat as a server failure. If the server
 * refuses connections, the request is retried, because the server may be restarting. If it closes the connection during
 * a read, the read is sent again, because an idle connection may have been closed at that moment. A write is sent
 * only once, because it may have been executed.
 */
async function fetchWithRetry(request: Request, isRepeatable: boolean, maxTries = TRIES): Promise<Response> {
  for (let tries = 1; ; tries += 1)
    try {
      return await fetch(request.clone(), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (error) {
      const certificate = codeOf(error)
      if (/CERT|SELF_SIGNED|ERR_TLS/.test(certificate))
        throw new Error(
          `${new URL(request.url).origin} shows a certificate that is not trusted (${certificate}); NODE_EXTRA_CA_CERTS=FILE names one that is`,
          { cause: error },
        )
      const hasHungUp = hasCode(error, /ECONNRESET|EPIPE|UND_ERR_SOCKET/)
      if (hasHungUp && isRepeatable && tries === 1) continue
      if (!hasCode(error, /ECONNREFUSED/)) return noResponse(hasHungUp && !isRepeatable)
      if (tries === maxTries) throw new Error(unreachable(new URL(request.url).origin), { cause: error })
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    }
}

const unreachable = (origin: string): string => `${origin} cannot be reached: is the server running?`

const noResponse = (isWriteLost: boolean): Response =>
  Response.json(
    {
      message: isWriteLost
        ? 'the connection broke before an answer; not sent again, as it may have been carried out'
        : 'no answer',
    },
    { status: NO_RESPONSE },
  )

const hasCode = (error: unknown, code: RegExp): boolean => code.test(codeOf(error))

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return typeof cause?.code === 'string' ? cause.code : ''
}

/** The extras of the sandbox's control API, see `mocks/README.md`. */
function controlClient(send: Target['fetch'], origin: string): Required<Offers> {
  const header = 'x-world'
  const call = async (world: string, method: string, path: string, body?: unknown): Promise<string> => {
    const init = {
      method,
      headers: { [header]: world },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    // Every control call can be repeated, except the clock's.
    const response = await send(new Request(`${origin}/sandbox/${path}`, init), path !== 'clock')
    if (!response.ok) throw new Error(`the sandbox's control API: ${method} ${path}: ${response.status}`)
    return response.text()
  }
  return {
    world: {
      header,
      make: async (name, from) => {
        await call(name, 'POST', 'worlds', { name, ...withoutUndefined({ from }) })
      },
      drop: async (name) => {
        await call(name, 'DELETE', `worlds/${name}`)
      },
    },
    examples: true,
    state: (world) => call(world, 'GET', 'snapshot'),
    advance: async (world, ms) => {
      await call(world, 'PUT', 'clock', { advanceMs: ms })
    },
  }
}

/** Delays requests so that at most `rate` start in a second. */
function rateLimiter(rate: number | undefined): () => Promise<void> {
  if (rate === undefined) return () => Promise.resolve()
  let next = 0
  return async () => {
    const now = Date.now()
    next = Math.max(next + 1000 / rate, now)
    if (next > now) await new Promise((resolve) => setTimeout(resolve, next - now))
  }
}
