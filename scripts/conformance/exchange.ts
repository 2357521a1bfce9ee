/** One request to the target and its response. */
import type { Operation } from './api.ts'
import type { Actor } from './actors.ts'

/** A request to send. Only the operation is required. */
export interface Call {
  operation: Operation
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  /** Replaces `body`: exactly this text, with this content type. */
  raw?: { text: string; type?: string }
  /** Replaces the operation's own method. */
  method?: string
  /** Replaces the actor's token. */
  authorization?: string
}

export interface Exchange {
  call: Call
  actor?: Actor
  request: ReportedRequest
  status: number
  headers: Headers
  /** Parsed JSON; undefined when the response is not JSON. */
  json: unknown
  bytes: Uint8Array
  /** How the response breaks the contract. */
  problems: readonly string[]
  ms: number
}

export const isGood = ({ status }: Exchange): boolean => status >= 200 && status < 300

/** Builds the request of a call. The body of a form is sent as `FormData`. */
export function toRequest(base: string, call: Call, headers: Readonly<Record<string, string>>): Request {
  const { operation, path = {}, query = {}, body, raw } = call
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(textOf(path[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) => [name, textOf(one)]),
    ),
  )
  const url = `${base}${filled}${search.size > 0 ? `?${search}` : ''}`
  const method = call.method ?? operation.method
  if (raw)
    return new Request(url, {
      method,
      body: new Blob([raw.text]),
      headers: { ...headers, ...(raw.type !== undefined && { 'content-type': raw.type }) },
    })
  if (body === undefined || method === 'GET') return new Request(url, { method, headers })
  if (operation.body?.type === 'multipart/form-data')
    return new Request(url, { method, headers, body: toForm(body) })
  const text = JSON.stringify(body)
  return new Request(url, {
    method,
    body: text,
    headers: { ...headers, 'content-type': 'application/json' },
  })
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

function toForm(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>))
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'file')
    else form.append(name, textOf(value))
  return form
}

/** A request as the reports print it: tokens as variables, no passwords, forms by the name of their file. */
export interface ReportedRequest {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
  isForm?: boolean
}

/** The request as a curl line. */
export function toCurl({ method, url, headers, body, isForm }: ReportedRequest): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const head = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data =
    isForm === true ? ["-F 'file=@FILE'"] : body === undefined ? [] : [`--data-binary ${quoted(body)}`]
  return ['curl', '-i', '-X', method, ...head, ...data, quoted(url)]
    .join(' ')
    .replaceAll(/(authorization: Bearer )\$(\w+)'/g, `$1'"$$$2"`)
}
