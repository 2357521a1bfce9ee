/** Test client of the sandbox: typed calls by operation, each tester in its own world. */
import type { OperationId, Params, ResponseData } from '@/api/operation.ts'
import type { components } from '@/api/generated/schema.ts'
import { calendarOf } from './behaviour/months.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './app.ts'
import { readDocument } from './document.ts'
import { PASSDIGEST } from './seed/personas.ts'

type ApiError = components['schemas']['ApiError']

/** A response. `good` throws if the call failed, `error` throws if it succeeded. */
export interface Outcome<Id extends OperationId> {
  status: number
  headers: Headers
  good: ResponseData<Id>
  error: ApiError
}

export interface Tester {
  sandbox: Sandbox
  world: string
  /** Signs in by a real call. The returned tester sends that user's token. */
  as(login: string): Promise<Tester>
  call<Id extends OperationId>(id: Id, params?: Partial<Params<Id>>): Promise<Outcome<Id>>
  /** Any request, below `/api` unless it is an absolute path of the control API. */
  raw(path: string, init?: RequestInit): Promise<Response>
  control(method: string, path: string, body?: unknown): Promise<unknown>
  /** Moves the world's clock. */
  advance(ms: number): Promise<unknown>
}

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** The year in which this month next starts, for a clock to be set forward. */
export function yearOfNext(monthNumber: number): number {
  const { month } = calendarOf(new Date())
  return Number(month.slice(0, 4)) + (monthNumber > Number(month.slice(4)) ? 0 : 1)
}

const operations = new Map(
  Object.entries(readDocument().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => [
      operationId,
      { path, method: method.toUpperCase() },
    ]),
  ),
)
let worlds = 0

export function createTester(options: SandboxOptions = {}): Tester {
  worlds += 1
  return testerOf(createSandbox(options), `test-${worlds}`)
}

/** A tester in a world that may be shared. `token` is sent with its calls. */
export function testerOf(sandbox: Sandbox, world: string, token?: string): Tester {
  const raw = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (!headers.has('x-world')) headers.set('x-world', world)
    if (token !== undefined && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
    const fullPath = path.startsWith('/sandbox') ? path : `/api${path}`
    return sandbox.fetch(`http://sandbox.localhost${fullPath}`, { ...init, headers })
  }
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await raw(`/sandbox/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }
  const call: Tester['call'] = async (id, params = {}) => {
    const { path = {}, query = {}, body } = params as { path?: object; query?: object; body?: unknown }
    const { method, path: template } = operations.get(id) ?? { method: '', path: '' }
    const values = path as Record<string, string>
    const filled = template.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    )
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const isForm = body instanceof FormData
    const response = await raw(`${filled}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      ...(isForm && { body }),
      ...(!isForm &&
        body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
    })
    return toOutcome(response)
  }
  const as: Tester['as'] = async (login) => {
    const { good } = await call('login', { body: { username: login, passdigest: PASSDIGEST } })
    if (good.token === undefined) throw new Error(`${login} is not signed in`)
    return testerOf(sandbox, world, good.token)
  }
  return {
    sandbox,
    world,
    as,
    call,
    raw,
    control,
    advance: (ms) => control('PUT', 'clock', { advanceMs: ms }),
  }
}

async function toOutcome<Id extends OperationId>(response: Response): Promise<Outcome<Id>> {
  const { status, headers } = response
  const isJson = headers.get('content-type')?.startsWith('application/json') === true
  const body: unknown = isJson ? await response.json() : status === 204 ? undefined : await response.blob()
  return {
    status,
    headers,
    get good() {
      if (!response.ok) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body as ResponseData<Id>
    },
    get error() {
      if (response.ok) throw new Error(`${status} is no error`)
      return body as ApiError
    },
  }
}
