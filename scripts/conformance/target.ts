/** The server under test. All that a run must know of it is where the contract's paths begin. */
import { createSandbox, type Sandbox, type SandboxOptions } from '../../mocks/app.ts'

export interface Target {
  name: string
  /** Where the contract's paths begin, without a slash at the end. */
  base: string
  /** `again` says that the request only reads: when the connection breaks it may be sent once more. */
  fetch: (request: Request, again?: boolean) => Promise<Response>
  /** What a target may offer beyond the contract; it makes the laws sharper, and none of them needs it. */
  offers: Offers
}
export interface Offers {
  /** Separate copies of the same data: the header that names one. */
  world?: {
    header: string
    make: (name: string, from?: string) => Promise<void>
    drop: (name: string) => Promise<void>
  }
  /** Holds the records that the files of `tests/files/` name. */
  examples?: boolean
  /** All that is stored, as one text. */
  state?: (world: string) => Promise<string>
  /** Lets time pass. */
  advance?: (world: string, ms: number) => Promise<void>
}

/** Where the sandbox's operations begin. */
export const SANDBOX_BASE = '/api'
const TIME_OUT_MS = 30_000
/** Told in place of an answer that does not come. */
const NO_ANSWER = 599
/** A connection that was not used for so long may be closed just as a write goes out: a read is sent ahead. */
const IDLE_MS = 2000
/** A server that does not listen is asked so often, so many ms apart. */
const TRIES = 60
const WAIT_MS = 250

/** The sandbox in this process. */
export const sandboxTarget = (options: SandboxOptions = {}): Target =>
  sandboxAs('sandbox', createSandbox({ worldLimit: 2000, ...options }))

/** A sandbox of this process as a target. */
export function sandboxAs(name: string, sandbox: Pick<Sandbox, 'fetch'>): Target {
  const origin = 'http://sandbox.test'
  const fetch = (request: Request): Promise<Response> => sandbox.fetch(request)
  return { name, base: `${origin}${SANDBOX_BASE}`, fetch, offers: control(fetch, origin) }
}

/** Any server. One that answers the sandbox's control API is used as a sandbox. */
export async function httpTarget(url: string, rate?: number): Promise<Target> {
  const base = url.replace(/\/$/, '')
  const { origin } = new URL(base)
  const pace = paced(rate)
  let last = Date.now()
  const send = async (request: Request, again = request.method === 'GET'): Promise<Response> => {
    await pace()
    if (!again && Date.now() - last > IDLE_MS) {
      await patiently(new Request(`${origin}/`), true)
      await pace()
    }
    const response = await patiently(request, again)
    last = Date.now()
    return response
  }
  const told = await patiently(new Request(`${origin}/sandbox/capabilities`), true, 1)
  if (told.status === NO_ANSWER) throw new Error(`${origin} cannot be reached`)
  const isSandbox = await told
    .json()
    .then((answer: { kind?: string }) => answer.kind === 'sandbox')
    .catch(() => false)
  return { name: base, base, fetch: send, offers: isSandbox ? control(send, origin) : {} }
}

/**
 * The answer; a status of our own where none comes, which the laws take as a failure of the server. One that does not listen
 * is waited for: it may be starting again. One that hangs up on a read is asked once more: it may have closed a connection
 * that was idle just as it was used again. A write is never repeated, since it may have been carried out.
 */
async function patiently(request: Request, again: boolean, most = TRIES): Promise<Response> {
  for (let tries = 1; ; tries += 1)
    try {
      return await fetch(request.clone(), { signal: AbortSignal.timeout(TIME_OUT_MS) })
    } catch (error) {
      const hasHungUp = hasCode(error, /ECONNRESET|EPIPE|UND_ERR_SOCKET/)
      if (hasHungUp && again && tries === 1) continue
      if (!hasCode(error, /ECONNREFUSED/)) return noAnswer(hasHungUp && !again)
      if (tries === most) throw new Error(`${request.url} cannot be reached`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    }
}

const noAnswer = (isWriteLost: boolean): Response =>
  Response.json(
    {
      message: isWriteLost
        ? 'the connection broke before an answer; not sent again, as it may have been carried out'
        : 'no answer',
    },
    { status: NO_ANSWER },
  )

const hasCode = (error: unknown, code: RegExp): boolean =>
  error instanceof Error && code.test(String((error.cause as { code?: unknown } | undefined)?.code))

/** What the sandbox's control API offers, see `mocks/README.md`. */
function control(send: Target['fetch'], origin: string): Required<Offers> {
  const header = 'x-world'
  const call = async (world: string, method: string, path: string, body?: unknown): Promise<string> => {
    const init = {
      method,
      headers: { [header]: world },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    // All but the clock's can be asked twice.
    const response = await send(new Request(`${origin}/sandbox/${path}`, init), path !== 'clock')
    if (!response.ok) throw new Error(`the sandbox's control API: ${method} ${path}: ${response.status}`)
    return response.text()
  }
  return {
    world: {
      header,
      make: async (name, from) => {
        await call(name, 'POST', 'worlds', { name, ...(from !== undefined && { from }) })
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

/** Waits so that at most `rate` requests start in a second. */
function paced(rate: number | undefined): () => Promise<void> {
  if (rate === undefined) return () => Promise.resolve()
  let next = 0
  return async () => {
    const now = Date.now()
    next = Math.max(next + 1000 / rate, now)
    if (next > now) await new Promise((resolve) => setTimeout(resolve, next - now))
  }
}
