/** A defect: one error that a real server could have, added to the sandbox in one place. */
import type { World } from '../../../mocks/world.ts'
import type { Input } from '../../../mocks/contract.ts'
import type { MatchedOperation } from '../../../mocks/contract/match.ts'
import { isObject, type Json } from '../json.ts'

export interface Defect {
  id: string
  /** The kind of error. */
  kind: string
  /** The operation that has the defect. */
  operation: string
  /** Replaces the sandbox's handling. `call.next` is the original one. */
  around?: Around
  /** Replaces the operation's `x-roles`. */
  roles?: readonly string[]
  /** Request errors that are ignored: field errors by rule, or whole refusals by status. */
  ignores?: { rule: string; field?: string } | { status: 400 | 415 }
}

export type Around = (call: DefectCall) => Promise<Response>

export interface DefectCall {
  request: Request
  found: MatchedOperation
  world: World
  next: (request?: Request) => Promise<Response>
  /** State that lives as long as the defect is active. */
  memory: Map<string, unknown>
  /** An access token of a user with all permissions. */
  staffToken: () => string
}

export type Change = (json: Json, call: DefectCall) => unknown

/** Changes the JSON of a response. `status` selects the responses, the successful ones by default. */
export const changeResponse =
  (change: Change, isMeant: (status: number) => boolean = (status) => status < 300): Around =>
  async (call) => {
    const response = await call.next()
    if (!isMeant(response.status) || response.headers.get('content-type') !== 'application/json')
      return response
    const json = change((await response.json()) as Json, call)
    return Response.json(json, { status: response.status, headers: headersOf(response) })
  }

/** Changes the first row of a list, or the response itself if it is not a list. */
export const changeFirstRow =
  (change: (row: Json) => Json): Change =>
  (json) => {
    const rows: unknown = Array.isArray(json) ? json : json['content']
    if (!Array.isArray(rows)) return change(json)
    const [first, ...rest] = rows as unknown[]
    const changed = isObject(first) ? [change(first), ...rest] : rows
    return Array.isArray(json) ? changed : { ...json, content: changed }
  }

/** The request with its query or JSON body changed. */
export async function changedRequest(
  request: Request,
  change: { query?: (query: URLSearchParams) => void; body?: (body: Json) => unknown; token?: string },
): Promise<Request> {
  const url = new URL(request.url)
  change.query?.(url.searchParams)
  const headers = new Headers(request.headers)
  if (change.token !== undefined) headers.set('authorization', `Bearer ${change.token}`)
  const text = await request.clone().text()
  const isJson = headers.get('content-type')?.startsWith('application/json') === true
  const body = change.body && isJson ? withBody(text, change.body) : text
  headers.delete('content-length')
  return new Request(url, {
    method: request.method,
    headers,
    ...(request.method !== 'GET' && body !== '' && { body }),
  })
}

function withBody(text: string, change: (body: Json) => unknown): string {
  try {
    return JSON.stringify(change(JSON.parse(text) as Json))
  } catch {
    return text
  }
}

/** Changes a part of the request before the sandbox handles it. */
export const changeRequest =
  (change: Parameters<typeof changedRequest>[1]): Around =>
  async ({ request, next }) =>
    next(await changedRequest(request, change))

function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return headers
}

/** Reads a request without validating it. */
export async function parseWithoutChecks(
  { parameters, path }: MatchedOperation,
  request: Request,
): Promise<Input> {
  const query: Record<string, unknown> = {}
  const { searchParams } = new URL(request.url)
  for (const { value } of parameters) {
    if (value.in !== 'query') continue
    const text = searchParams.get(value.name)
    const asNumber = Number(text)
    if (text === null) query[value.name] = value.schema['default']
    else query[value.name] = text === '' || Number.isNaN(asNumber) ? text : asNumber
  }
  const text = await request.clone().text()
  return { path: { ...path }, query, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return {}
  }
}
