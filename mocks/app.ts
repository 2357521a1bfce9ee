/** The sandbox: a stateful server of the whole contract as a function from `Request` to `Response`. */
import { Hono } from 'hono'
import { type ContractCheck, createContract } from './contract.ts'
import { controlRoutes } from './control.ts'
import { dispatch, type Service } from './dispatch.ts'
import { readDocument } from './document.ts'
import type { Handlers } from './handler.ts'
import { handlers } from './handlers/index.ts'
import { type CallEntry, Ring, type Violation } from './log.ts'
import { createSeeds } from './seed/index.ts'
import type { WorldFiles } from './world-files.ts'
import { type World, Worlds } from './world.ts'

export interface SandboxOptions {
  /** Where the contract's paths begin. */
  basePath?: string
  /** 20,000 accounts and 100,000 users more. */
  scale?: boolean
  /** How many worlds live at once. */
  worldLimit?: number
  /** Where the control API keeps worlds as files. */
  files?: WorldFiles
  /** Added to every call, ms. */
  latency?: number
  /** Handlers in place of the real ones, for tests of the sandbox itself. */
  handlers?: Partial<Handlers>
  /** Puts something in place of the contract's checks, for a server that is wrong on purpose. */
  contract?: (check: ContractCheck) => ContractCheck
}

export interface Sandbox {
  /** Answers a request; fit for `fetch` of a client. Rejects where a fault drops the connection. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>
  worlds: Worlds
  calls: Ring<CallEntry>
  violations: Ring<Violation>
}

const CALLS_KEPT = 1000
const VIOLATIONS_KEPT = 1000

/** The contract is compiled once in a process, and its violations are counted once. */
let contract: Promise<ContractCheck> | undefined
const violations = new Ring<Violation>(VIOLATIONS_KEPT)

/** The contract's checks, shared by all who hold something to it in this process. */
export function contractCheck(): Promise<ContractCheck> {
  contract ??= createContract(readDocument())
  return contract
}

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const worlds = new Worlds(createSeeds({ scale: options.scale === true }), options.worldLimit ?? 300)
  const calls = new Ring<CallEntry>(CALLS_KEPT)
  const base = options.basePath ?? '/api'
  const service = async (): Promise<Service> => {
    return {
      contract: (options.contract ?? same)(await contractCheck()),
      handlers: { ...handlers, ...options.handlers },
      calls,
      violations,
    }
  }
  const ready = service()
  ready.catch(() => undefined)

  const app = new Hono()
  app.route(
    '/sandbox',
    controlRoutes({
      worlds,
      calls,
      violations,
      worldOf: (request) => worldOf(worlds, request),
      files: options.files,
    }),
  )
  app.all('*', async ({ req: { raw } }) => {
    if (options.latency !== undefined) await new Promise((resolve) => setTimeout(resolve, options.latency))
    const { pathname } = new URL(raw.url)
    const below = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : ''
    return dispatch(await ready, worldOf(worlds, raw), raw, below)
  })
  // Besides a broken body to the control API, what reaches Hono is a fault: a dropped connection must be seen as such.
  app.onError((error) => {
    if (error instanceof SyntaxError)
      return Response.json({ message: 'The body is not valid JSON.' }, { status: 400 })
    throw error
  })

  // A request that is one already is not made again: its body would be copied.
  const fetch: Sandbox['fetch'] = async (input, init) =>
    app.fetch(input instanceof Request && init === undefined ? input : new Request(input, init))
  return { fetch, worlds, calls, violations }
}

const same = (check: ContractCheck): ContractCheck => check

/** A request names its world by the header `x-world` or the cookie `portal_world`. */
function worldOf(worlds: Worlds, { headers }: Request): World {
  const cookie = /(?:^|;\s*)portal_world=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1]
  return worlds.get(headers.get('x-world') ?? cookie)
}
