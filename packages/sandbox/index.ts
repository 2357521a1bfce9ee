/** The sandbox for other projects: in unit tests, in the page of an application, or behind a server. */
import { createSandbox as create } from '~mocks/app.ts'
import { FAULT_KINDS } from '~mocks/faults.ts'
import { SandboxClient } from '~mocks/sandbox-client.ts'
import { PASSDIGEST, PASSWORD, PERSONAS } from '~mocks/seed/personas.ts'

export type { Fault, FaultKind } from '~mocks/faults.ts'
export type { CallEntry, Violation } from '~mocks/log.ts'
export type { SentRow } from '~mocks/tables.ts'
/**
 * The control API of one world. It also controls a sandbox that runs elsewhere: `new
 * SandboxClient('http://127.0.0.1:4010', 'mine')`.
 */
export { SandboxClient } from '~mocks/sandbox-client.ts'

export interface SandboxOptions {
  /** The path under which the contract's paths are served. `/api` by default. */
  readonly basePath?: string
  /** The origins whose pages may call it from another port or host (CORS), such as `http://localhost:3000`. */
  readonly origins?: readonly string[]
  /** Adds 20,000 companies and 100,000 users, and long lists. */
  readonly scale?: boolean
  /** Adds 20,000 open orders, reconciliation problems and transactions, and 5,000 stops. */
  readonly longLists?: boolean
  /** Delay of every call, in ms. */
  readonly latency?: number
}

/** A user who can sign in. */
export interface Persona {
  readonly login: string
  readonly password: string
  /** The SHA-256 of the password, as it is sent. */
  readonly passdigest: string
  readonly roles: readonly string[]
  readonly note: string
}

export interface Sandbox {
  /** Handles a request. Can replace a client's `fetch`. Rejects when a fault drops the connection. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** The data, clock, faults, calls and outbox of one world, which is an independent copy of everything. */
  readonly world: (name?: string) => SandboxClient
  /** Responds to the page's `fetch` calls below the base path, until the returned function is called. */
  readonly intercept: (options?: InterceptOptions) => () => void
}

export interface InterceptOptions {
  /** The origins whose requests are intercepted. By default the page's own. */
  readonly origins?: readonly string[]
  /** The world for requests that name none. */
  readonly world?: string
}

export const personas: readonly Persona[] = PERSONAS.map(({ login, roles, note }) => ({
  login,
  password: PASSWORD,
  passdigest: PASSDIGEST,
  roles,
  note,
}))

/** The kinds of fault that `world().faults.set` takes. */
export const faultKinds: readonly string[] = FAULT_KINDS

/** The origin of tests without a page. Only host names of this machine may control a sandbox. */
const NO_PAGE = 'http://sandbox.localhost'
const pageOrigin = (): string => (globalThis.location as Location | undefined)?.origin ?? NO_PAGE

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const inner = create(options)
  const fetch: Sandbox['fetch'] = (input, init) => inner.fetch(input, init)
  const base = options.basePath ?? '/api'
  return {
    fetch,
    world: (name = 'default') => new SandboxClient(NO_PAGE, name, (input, init) => fetch(input, init)),
    intercept({ origins = [pageOrigin()], world } = {}) {
      const original = globalThis.fetch
      const isIntercepted = ({ url }: Request): boolean => {
        const { origin, pathname } = new URL(url)
        return origins.includes(origin) && [`${base}/`, '/sandbox/'].some((path) => pathname.startsWith(path))
      }
      globalThis.fetch = async (input, init) => {
        // Node's `Request` accepts absolute addresses only.
        const request = new Request(input instanceof Request ? input : new URL(input, pageOrigin()), init)
        if (!isIntercepted(request)) return original(input, init)
        if (world !== undefined && !request.headers.has('x-world')) request.headers.set('x-world', world)
        return fetch(request)
      }
      return () => {
        globalThis.fetch = original
      }
    },
  }
}
