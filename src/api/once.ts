import type { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'

/** G301: a server keeps a key for a day. */
const KEPT_MS = 24 * 60 * 60 * 1000
const STORE = 'portal.once'

interface Entry {
  readonly key: string
  readonly since: number
  /** Of the record that was asked to change. */
  readonly version?: number
}
interface Asked {
  readonly body?: unknown
}
/** The keys of requests on their way, by a hash of what they ask: what was typed cannot be read from it. */
const open = new Map<string, Entry>()

export interface OnceKey<Params> {
  readonly key: string
  /** What to send: as it was sent the first time. */
  readonly params: Params
  /** The outcome is known. The same request is something new from now on. */
  readonly done: () => void
  /** Returns whether what was asked may have been done, by this request or an earlier one with the same key. */
  readonly failed: (error: ApiError) => boolean
}

/**
 * The key of a request that must be done only once. The same request gets the same key until its outcome is known:
 * when it is tried again, also from another form or after a reload, and when it is sent twice at the same time.
 */
export function onceKey<Params extends Asked>({ id }: Operation, params: Params): OnceKey<Params> {
  const { version, rest } = withoutVersion(params.body)
  const asked = hash(JSON.stringify([id, { ...params, body: rest }]))
  const present = open.get(asked) ?? unclear()[asked]
  const entry =
    present && Date.now() - present.since < KEPT_MS
      ? present
      : { key: crypto.randomUUID(), since: Date.now(), ...(version !== undefined && { version }) }
  open.set(asked, entry)
  const done = (): void => {
    open.delete(asked)
    const { [asked]: _done, ...rest } = unclear()
    remember(rest)
  }
  const failed = (error: ApiError): boolean => {
    // G411: after an answer that was lost, "too many requests" says nothing about what was asked before.
    const mayBeDone = isUnclear(error) || (unclear()[asked] !== undefined && !isDecision(error))
    if (!mayBeDone) done()
    else if (remember({ ...unclear(), [asked]: entry })) open.delete(asked)
    return mayBeDone
  }
  const isSame = version === entry.version
  const body = { ...(params.body as object), version: entry.version } // At its place: a server may compare the text.
  return { key: entry.key, params: isSame ? params : { ...params, body }, done, failed }
}

/** Who tries again has read the record anew: it has another version if it was done, and the user asks for the same. */
function withoutVersion(body: unknown): { version?: number; rest: unknown } {
  if (typeof body !== 'object' || body === null || !('version' in body)) return { rest: body }
  const { version, ...rest } = body
  return typeof version === 'number' ? { version, rest } : { rest: body }
}

/** A gateway that got no answer from the server. */
const GATEWAY_FAILURES = [502, 504]

/** Whether the server may have done what was asked, although its answer did not arrive or cannot be read. */
export const isUnclear = ({ kind, status }: ApiError): boolean =>
  ['network', 'timeout', 'malformed', 'aborted'].includes(kind) ||
  (kind === 'http' && GATEWAY_FAILURES.includes(status))

/** What a server answers that has looked at the request itself. */
const DECISIONS = [400, 404, 405, 409, 410, 413, 415, 422]
const isDecision = ({ kind, status }: ApiError): boolean => kind === 'http' && DECISIONS.includes(status)

/** The keys of requests that may have been done. They outlast a reload of the page. */
function unclear(): Readonly<Record<string, Entry>> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, Entry>
  } catch {
    return {}
  }
}

/** Returns whether it could. Where storage is blocked, the keys last until the page is reloaded. */
function remember(entries: Readonly<Record<string, Entry>>): boolean {
  try {
    if (Object.keys(entries).length > 0) sessionStorage.setItem(STORE, JSON.stringify(entries))
    else sessionStorage.removeItem(STORE)
    return true
  } catch {
    return false
  }
}

/** FNV-1a, in two halves of 32 bits. */
function hash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9dc5811c]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code ^ (at & 0xff), 0x85ebca6b)
  }
  return `${text.length}.${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}`
}
