/** One request to the target and its response. */
import type { Operation } from './api.ts'
import type { Actor } from './actors.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

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
  /** Headers in addition to the ones that every call has. */
  headers?: Readonly<Record<string, string>>
}

export interface Exchange {
  call: Call
  actor?: Actor
  request: SentRequest
  status: number
  headers: Headers
  /** Parsed JSON, or `undefined` if the response is not JSON. */
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
  const filledPath = operation.path.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(textOf(path[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).map((item) => [name, textOf(item)]),
    ),
  )
  const url = `${base}${filledPath}${search.size > 0 ? `?${search}` : ''}`
  const method = call.method ?? operation.method
  if (raw)
    return new Request(url, {
      method,
      body: new Blob([raw.text]),
      headers: { ...headers, ...withoutUndefined({ 'content-type': raw.type }) },
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

/** The request that was sent for a call. */
export interface SentRequest {
  method: string
  url: string
  /** The content type, or null without one. */
  type: string | null
  authorization?: string
}

/** A request as printed in reports: exact, except that secrets are replaced by variables and files by names. */
export interface ReportedRequest {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
  isForm?: boolean
}

/** A part of every invalid token that the suite creates. */
export const MADE_UP = 'made-up'

/** Marks a secret in a request until the shell reads its variable. No sent text contains this character. */
const SECRET_MARK = '\u0001'

/** Returns a request as printed in reports. `secrets` are the actors' secrets, with the names of their variables. */
export function reported(
  { call, actor, request: { method, url, type, authorization } }: Exchange,
  secrets: ReadonlyMap<string, string>,
): ReportedRequest {
  const hide = (text: string): string =>
    [...secrets].reduce(
      (hidden, [secret, name]) => hidden.replaceAll(secret, `${SECRET_MARK}${name}${SECRET_MARK}`),
      text,
    )
  const isForm = call.raw === undefined && call.operation.body?.type === 'multipart/form-data'
  const hasBody = call.body !== undefined && method !== 'GET'
  const body = call.raw?.text ?? (hasBody ? textOfBody(call.body) : undefined)
  const ownToken =
    actor && call.authorization === undefined
      ? `Bearer ${SECRET_MARK}TOKEN_${variableOf(actor)}${SECRET_MARK}`
      : undefined
  // Without an explicit type, curl would add its own to the body.
  const sentType = type ?? (body === undefined ? undefined : '')
  return {
    method,
    url: hide(url),
    headers: {
      ...call.headers,
      ...(authorization && { authorization: ownToken ?? maskToken(hide(authorization)) }),
      ...(sentType !== undefined && !isForm && { 'content-type': sentType }),
    },
    ...(body !== undefined && { body: hide(body) }),
    ...withoutUndefined({ isForm: isForm || undefined }),
  }
}

/** The part of an actor's variable names that identifies the actor. */
export const variableOf = ({ name }: Actor): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')

/** A body as sent, except for files. */
const textOfBody = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) => (value instanceof Blob ? 'FILE' : value))

/** Replaces a token by a variable unless it belongs to an actor. Made-up tokens stay visible. */
const maskToken = (authorization: string): string =>
  authorization.includes(MADE_UP) || authorization.includes(SECRET_MARK)
    ? authorization
    : authorization.replace(/ .+/, ` ${SECRET_MARK}TOKEN${SECRET_MARK}`)

/** A response for the reports, without passwords and tokens. */
export const maskSecrets = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) =>
    /passdigest|token|password|code2fa/i.test(key) && typeof value === 'string' ? '***' : value,
  )

/** Quotes a word for the shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Quotes a word so that the shell inserts the secrets. */
const quotedWithSecrets = (text: string): string =>
  text
    .split(SECRET_MARK)
    .map((part, index) => (index % 2 === 1 ? `"$${part}"` : part === '' && text !== '' ? '' : quoted(part)))
    .join('')

/** The request as a curl line, with exactly the bytes and headers that were sent. */
export function toCurl({ method, url, headers, body, isForm }: ReportedRequest): string {
  const headerArguments = Object.entries(headers).map(
    ([name, value]) => `-H ${quotedWithSecrets(value === '' ? `${name}:` : `${name}: ${value}`)}`,
  )
  // A shell argument cannot contain a NUL.
  const isFromStdin = body?.includes('\u0000') === true
  const bodyArguments =
    isForm === true
      ? ["-F 'file=@FILE'"]
      : body === undefined
        ? []
        : [isFromStdin ? '--data-binary @-' : `--data-binary ${quotedWithSecrets(body)}`]
  const line = [
    'curl',
    '-i',
    '-X',
    method,
    ...headerArguments,
    ...bodyArguments,
    quotedWithSecrets(url),
  ].join(' ')
  return isFromStdin ? `printf ${quoted(printable(body))} | ${line}` : line
}

/** Escapes a text for `printf`. */
const printable = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('%', '%%')
    .replaceAll('\u0000', String.raw`\000`)
