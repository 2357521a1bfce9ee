import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'

/*
 * Prevents a booking from being executed twice, but allows an intended second booking. Both requests are equal, so two
 * facts distinguish them: whether the user has seen the first booking, and whether the form that sent it is still
 * mounted.
 *
 * 1. `call` sends a request with an idempotency key (`onceKey`). While its outcome is unknown, the key is stored under
 *    the content of the request.
 * 2. `write` and `runAction` repeat the reads that the request changes, and report by `watch` whether the results
 *    differ from before the request. If they do, the first booking is visible on the screen.
 * 3. The form or dialog that sent the request (`useUnclear`) calls `left` when it leaves the page. A wizard that is
 *    stored as a draft has not left: a user who returns to it continues the same request.
 * 4. The same request is a retry with the same key if it is sent while the form is mounted, or while the reads show no
 *    change. If the form has left and the reads have shown a change, the user who opened the new form could see the
 *    first booking, so it is a new request with a new key.
 *
 * A bulk run and an import check by themselves whether each record was written, and report it (`done`).
 *
 * In doubt the key stays, because a missing booking is noticed sooner than a duplicate. So it also stays if no form
 * reports that it has left, such as in bulk runs and uploads, and if the changed reads were not in the cache before.
 */

/** G301: a server keeps a key for a day. */
const KEPT_MS = 24 * 60 * 60 * 1000
const STORE = 'portal.once'

interface Entry {
  readonly key: string
  readonly since: number
  /** The version of the record to change. */
  readonly version?: number
  /** Whether the reads have changed since. */
  readonly isSeen?: true
  /** Whether the form that sent it is no longer mounted. */
  readonly isLeft?: true
}
interface WithBody {
  readonly body?: unknown
}
/** The keys of pending requests, by a hash of their content, which does not reveal the typed values. */
const open = new Map<string, Entry>()
/** Whether the reads that a request changes differ by now, by the same hash. */
const watched = new Map<string, () => boolean>()

/** A request whose outcome is unknown. */
export interface UnclearRequest {
  /** `isChanged` returns whether the reads that the request changes differ from before it was sent. */
  readonly watch: (isChanged: () => boolean) => void
  /** The form that sent it has left the page. */
  readonly left: () => void
  /** The request is now known to be executed, so the same request is a new one. */
  readonly done: () => void
}

export interface OnceKey<Params> {
  readonly key: string
  /** The parameters to send: the parameters of the first attempt. */
  readonly params: Params
  /** The outcome is known. From now on the same request is a new one. */
  readonly done: () => void
  /** Returns the request if it may have been executed, by this attempt or an earlier one with the same key. */
  readonly failed: (error: ApiError) => UnclearRequest | undefined
}

/**
 * The idempotency key of a request. The same request gets the same key until its outcome is known: when it is retried,
 * even from another form or after a reload, and when it is sent twice at the same time.
 */
export function onceKey<Params extends WithBody>({ id }: Operation, params: Params): OnceKey<Params> {
  const { version, rest } = withoutVersion(params.body)
  const requestHash = hash(JSON.stringify([id, { ...params, body: rest }]))
  const kept = open.get(requestHash) ?? unclear()[requestHash]
  const present = kept && isOver(requestHash, kept) ? undefined : kept
  if (!present) forget(requestHash)
  const entry =
    present && Date.now() - present.since < KEPT_MS
      ? present
      : { key: crypto.randomUUID(), since: Date.now(), ...withoutUndefined({ version }) }
  open.set(requestHash, entry)
  const done = (): void => forget(requestHash)
  const failed = (error: ApiError): UnclearRequest | undefined => {
    // G411: after a lost response, "too many requests" says nothing about the earlier attempt.
    const mayBeDone = isUnclear(error) || (unclear()[requestHash] !== undefined && !isDecision(error))
    if (mayBeDone) keep(requestHash, entry)
    else done()
    return mayBeDone ? requestOf(requestHash, entry.key) : undefined
  }
  const isSame = version === entry.version
  const body = { ...(params.body as object), version: entry.version } // In the same place: a server may compare texts.
  return { key: entry.key, params: isSame ? params : { ...params, body }, done, failed }
}

function requestOf(requestHash: string, key: string): UnclearRequest {
  /** `undefined` if the same request was sent again since, or its outcome is known by now. */
  const present = (): Entry | undefined => {
    const entry = unclear()[requestHash] ?? open.get(requestHash)
    return entry?.key === key ? entry : undefined
  }
  return {
    watch: (isChanged) => watched.set(requestHash, isChanged),
    done: () => {
      if (present()) forget(requestHash)
    },
    left: () => {
      const entry = present()
      if (!entry) return
      // Store that the booking was seen, because the earlier reads are gone after a reload.
      keep(requestHash, { ...entry, isLeft: true, ...(isSeen(requestHash, entry) && { isSeen: true }) })
    },
  }
}

const isSeen = (requestHash: string, entry: Entry): boolean =>
  entry.isSeen ?? watched.get(requestHash)?.() ?? false

/** Whether the same request is a new one, because its form has left and its booking was seen. */
const isOver = (requestHash: string, entry: Entry): boolean =>
  entry.isLeft === true && isSeen(requestHash, entry)

/** If storage is blocked, the keys last until the page is reloaded. */
function keep(requestHash: string, entry: Entry): void {
  if (remember({ ...unclear(), [requestHash]: entry })) open.delete(requestHash)
  else open.set(requestHash, entry)
}

function forget(requestHash: string): void {
  open.delete(requestHash)
  watched.delete(requestHash)
  const { [requestHash]: known, ...rest } = unclear()
  if (known) remember(rest)
}

/**
 * The body without the version. Before a retry the user has reloaded the record: its version has changed if the request
 * was executed, but it is still the same request.
 */
function withoutVersion(body: unknown): { version?: number; rest: unknown } {
  if (typeof body !== 'object' || body === null || !('version' in body)) return { rest: body }
  const { version, ...rest } = body
  return typeof version === 'number' ? { version, rest } : { rest: body }
}

/** A time-out of the server or of a proxy in front of it. */
const REQUEST_TIMEOUT = 408
const SERVER_FAILURES_FROM = 500
/** The server does not implement the operation. */
const NOT_IMPLEMENTED = 501

/**
 * Whether the server may have executed the request, although its response was lost, cannot be read, or is a server
 * error. The server may have failed after executing it, and a proxy in front of it (502, 504, 520 to 524) does not
 * know.
 */
export const isUnclear = ({ kind, status }: ApiError): boolean =>
  ['network', 'timeout', 'malformed', 'aborted'].includes(kind) ||
  (kind === 'http' &&
    (status === REQUEST_TIMEOUT || (status >= SERVER_FAILURES_FROM && status !== NOT_IMPLEMENTED)))

/** The statuses of a server that has processed the request itself. */
const DECISIONS = [400, 404, 405, 409, 410, 413, 415, 422]
/** A response that is not an error of the contract came from a proxy in front of the server. */
const isDecision = ({ kind, status, isOurs }: ApiError): boolean =>
  kind === 'http' && isOurs && DECISIONS.includes(status)

/** The keys of requests that may have been executed. They survive a reload of the page. */
function unclear(): Readonly<Record<string, Entry>> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, Entry>
  } catch {
    return {}
  }
}

/** Stores the entries. Returns whether that was possible. */
function remember(entries: Readonly<Record<string, Entry>>): boolean {
  try {
    if (Object.keys(entries).length > 0) sessionStorage.setItem(STORE, JSON.stringify(entries))
    else sessionStorage.removeItem(STORE)
    return true
  } catch {
    return false
  }
}

/** FNV-1a, as two halves of 32 bits. */
function hash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9dc5811c]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code ^ (index & 0xff), 0x85ebca6b)
  }
  return `${text.length}.${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}`
}
