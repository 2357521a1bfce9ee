/** The sandbox: a stateful server of the whole contract, as a function from `Request` to `Response`. */
import { Hono } from 'hono'
import type { components } from '@/api/generated/schema.ts'
import { type ContractCheck, createContract } from './contract.ts'
import { controlRoutes } from './control.ts'
import { crossOrigin } from './cross-origin.ts'
import { dispatch, type Service } from './dispatch.ts'
import { readDocument } from './document.ts'
import type { Handlers } from './handler.ts'
import { handlers } from './handlers/index.ts'
import { type CallEntry, Ring, type Violation } from './log.ts'
import { PASSDIGEST } from './seed/personas.ts'
import { createSeeds } from './seed/index.ts'
import type { Seeds } from './tables.ts'
import type { WorldFiles } from './world-files.ts'
import { type World, Worlds } from './world.ts'

export interface SandboxOptions {
  /** The path under which the contract's paths are served. */
  basePath?: string
  /** Adds 20,000 companies and 100,000 users to the seed, and long lists. */
  scale?: boolean
  /** Adds 20,000 open orders, reconciliation problems and transactions, and 5,000 stops to the seed. */
  longLists?: boolean
  /** How many worlds are kept at once. */
  worldLimit?: number
  /** Where the control API stores worlds as files. */
  files?: WorldFiles
  /** Delay of every call, in ms. */
  latency?: number
  /** The origins whose pages may call it from another port or host, such as `http://localhost:3000`. */
  origins?: readonly string[]
  /** Handlers that replace the real ones, for tests of the sandbox itself. */
  handlers?: Partial<Handlers>
  /** Replaces the contract's checks, to build a server with errors on purpose. */
  contract?: (check: ContractCheck) => ContractCheck
}

export interface Sandbox {
  /** Handles a request. Can replace a client's `fetch`. Rejects when a fault drops the connection. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>
  worlds: Worlds
  calls: Ring<CallEntry>
  violations: Ring<Violation>
}

const CALLS_KEPT = 1000
const VIOLATIONS_KEPT = 1000

/** Shared in the process, so that the contract is compiled and its violations are counted only once. */
let contract: Promise<ContractCheck> | undefined
const violations = new Ring<Violation>(VIOLATIONS_KEPT)

/** The contract's checks, shared by all callers in this process. */
export function contractCheck(): Promise<ContractCheck> {
  contract ??= createContract(readDocument())
  return contract
}

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const worlds = new Worlds(seedsOf(options), options.worldLimit ?? 300)
  const calls = new Ring<CallEntry>(CALLS_KEPT)
  const base = options.basePath ?? '/api'
  const service = async (): Promise<Service> => {
    return {
      contract: (options.contract ?? identity)(await contractCheck()),
      handlers: { ...handlers, ...options.handlers },
      calls,
      violations,
    }
  }
  const ready = service()
  ready.catch(() => undefined)

  const app = new Hono()
  if (options.origins !== undefined) app.use(crossOrigin(options.origins))
  /** Calls the contract's operations in the world of another request. */
  const api: Api = async ({ headers }, path, init) => {
    const world = worldOf(worlds, new Request('http://sandbox', { headers }))
    return dispatch(
      await ready,
      world,
      new Request(`http://sandbox${path}`, { method: 'POST', ...init }),
      path,
    )
  }
  app.route(
    '/sandbox',
    controlRoutes({
      worlds,
      calls,
      violations,
      worldOf: (request) => worldOf(worlds, request),
      files: options.files,
      publicOperations: async () => (await ready).contract.publicOperations,
      signIn: (request, login, language) => signIn(api, request, login, language),
    }),
  )
  app.all('*', async ({ req: { raw } }) => {
    if (options.latency !== undefined) await new Promise((resolve) => setTimeout(resolve, options.latency))
    const { pathname } = new URL(raw.url)
    const operationPath = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : ''
    return dispatch(await ready, worldOf(worlds, raw), raw, operationPath)
  })
  // A dropped connection arrives here. It is thrown again so that the client's `fetch` rejects.
  app.onError((error) => {
    throw error
  })

  // A `Request` is passed on unchanged, because making a new one would copy its body.
  const fetch: Sandbox['fetch'] = async (input, init) =>
    app.fetch(input instanceof Request && init === undefined ? input : new Request(input, init))
  return { fetch, worlds, calls, violations }
}

type Api = (of: Request, path: string, init: RequestInit) => Promise<Response>

/** The contract's type of a session. */
type Session = components['schemas']['Session']

/** Signs in as the portal does. Returns its cookies. */
async function signIn(
  api: Api,
  request: Request,
  login: string,
  language: string,
): Promise<Readonly<Record<string, string>>> {
  const response = await api(request, '/auth/login', {
    body: JSON.stringify({ username: login, passdigest: PASSDIGEST }),
    headers: { 'content-type': 'application/json' },
  })
  const { token, refreshToken = '' } = (await response.json()) as Session
  if (token === undefined) throw new Error(`${login} cannot sign in: ${response.status}`)
  // The user's language takes precedence over the cookie (G030).
  await api(request, `/user/changeLanguage/${language}`, { headers: { authorization: `Bearer ${token}` } })
  return { portal_token: token, portal_refresh_token: refreshToken, portal_language: language }
}

const seedsOf = ({ scale = false, longLists = scale }: SandboxOptions): Seeds =>
  createSeeds({ scale, longLists })

const identity = (check: ContractCheck): ContractCheck => check

/** The world that a request names by the header `x-world` or the cookie `portal_world`. */
function worldOf(worlds: Worlds, { headers }: Request): World {
  const cookie = /(?:^|;\s*)portal_world=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1]
  return worlds.get(headers.get('x-world') ?? cookie)
}
