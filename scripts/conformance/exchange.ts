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
  /** Replaces the actor's token. Empty for a call without one. */
  authorization?: string
  /** Headers beyond those that every call has. */
  headers?: Readonly<Record<string, string>>
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

/** Part of every token that the suite makes up. */
export const MADE_UP = 'made-up'

/** A request as the reports print it. */
export const reported = (
  request: Request,
  call: Call,
  actor: Actor | undefined,
  authorization: string | undefined,
): ReportedRequest => ({
  method: request.method,
  url: request.url,
  headers: {
    ...call.headers,
    ...(authorization && {
      authorization: actor ? `Bearer $${variable(actor)}` : maskToken(authorization),
    }),
    ...(request.headers.get('content-type')?.startsWith('application/json') === true && {
      'content-type': 'application/json',
    }),
  },
  ...(call.raw ? { body: call.raw.text } : call.body !== undefined && { body: maskSecrets(call.body) }),
  ...(!call.raw && call.operation.body?.type === 'multipart/form-data' && { isForm: true }),
})

const variable = ({ name }: Actor): string => `TOKEN_${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`

/** Replaces a real token by a variable. Made-up tokens stay visible. */
const maskToken = (authorization: string): string =>
  authorization.includes(MADE_UP) ? authorization : authorization.replace(/ .+/, ' $TOKEN')

/** A value for the reports, without passwords, tokens and file contents. */
export const maskSecrets = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) =>
    value instanceof Blob
      ? 'FILE'
      : /passdigest|token|password|code2fa/i.test(key) && typeof value === 'string'
        ? '***'
        : value,
  )

/** A word as the shell reads it, in quotes. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The request as a curl line. */
export function toCurl({ method, url, headers, body, isForm }: ReportedRequest): string {
  const head = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data =
    isForm === true ? ["-F 'file=@FILE'"] : body === undefined ? [] : [`--data-binary ${quoted(body)}`]
  return ['curl', '-i', '-X', method, ...head, ...data, quoted(url)]
    .join(' ')
    .replaceAll(/(authorization: Bearer )\$(\w+)'/g, `$1'"$$$2"`)
}
