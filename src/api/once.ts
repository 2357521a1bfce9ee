import type { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'

/*
 * What is booked is booked once, and what is booked a second time on purpose is booked again. Both are the same request, so
 * two things tell them apart: whether the user has seen the first booking, and whether the form that sent it is still there.
 *
 *   1. `call` sends a request under a key (`onceKey`). Its outcome is not known: the key is kept by what was asked.
 *   2. `write` and `runAction` repeat the reads that the request changes, and tell by `watch` whether these show something
 *      else than before it was sent: that is the first booking on the screen.
 *   3. The form or dialog that sent it (`useUnclear`) tells by `left` when it leaves the page. A wizard that is kept as a
 *      draft has not left: who comes back to it goes on with the same one.
 *   4. The same request again: while the form is there, or while the reads show no change, it is tried again, with the same
 *      key. When the form has left and the reads have shown a change, it was opened anew by someone who could see the first
 *      booking: it is something new, with a new key.
 *
 * A bulk run and an import read by themselves whether each record was done, and tell it (`done`).
 *
 * In doubt the key stays, since a booking that is missing is seen sooner than one too many. So it stays where no form tells
 * that it has left, such as in bulk runs and uploads, and where the changed reads were nowhere at hand before.
 */

/** G301: a server keeps a key for a day. */
const KEPT_MS = 24 * 60 * 60 * 1000
const STORE = 'portal.once'

interface Entry {
  readonly key: string
  readonly since: number
  /** Of the record that was asked to change. */
  readonly version?: number
  /** The reads have shown something else since. */
  readonly isSeen?: true
  /** The form that sent it is there no more. */
  readonly isLeft?: true
}
interface Asked {
  readonly body?: unknown
}
/** The keys of requests on their way, by a hash of what they ask: what was typed cannot be read from it. */
const open = new Map<string, Entry>()
/** Whether the reads that a request changes show something else by now, by the same hash. */
const watched = new Map<string, () => boolean>()

/** A request of which it is not known whether it was done. */
export interface UnclearRequest {
  /** `isChanged`: whether the reads that it changes show something else than before it was sent. */
  readonly watch: (isChanged: () => boolean) => void
  /** The form that sent it has left the page. */
  readonly left: () => void
  /** It is known by now that it was done. The same request is something new. */
  readonly done: () => void
}

export interface OnceKey<Params> {
  readonly key: string
  /** What to send: as it was sent the first time. */
  readonly params: Params
  /** The outcome is known. The same request is something new from now on. */
  readonly done: () => void
  /** Returns the request when it may have been done, now or by an earlier one with the same key. */
  readonly failed: (error: ApiError) => UnclearRequest | undefined
}

/**
 * The key of a request that must be done only once. The same request gets the same key until its outcome is known:
 * when it is tried again, also from another form or after a reload, and when it is sent twice at the same time.
 */
export function onceKey<Params extends Asked>({ id }: Operation, params: Params): OnceKey<Params> {
  const { version, rest } = withoutVersion(params.body)
  const asked = hash(JSON.stringify([id, { ...params, body: rest }]))
  const kept = open.get(asked) ?? unclear()[asked]
  const present = kept && isOver(asked, kept) ? undefined : kept
  if (!present) forget(asked)
  const entry =
    present && Date.now() - present.since < KEPT_MS
      ? present
      : { key: crypto.randomUUID(), since: Date.now(), ...(version !== undefined && { version }) }
  open.set(asked, entry)
  const done = (): void => forget(asked)
  const failed = (error: ApiError): UnclearRequest | undefined => {
    // G411: after an answer that was lost, "too many requests" says nothing about what was asked before.
    const mayBeDone = isUnclear(error) || (unclear()[asked] !== undefined && !isDecision(error))
    if (mayBeDone) keep(asked, entry)
    else done()
    return mayBeDone ? requestOf(asked, entry.key) : undefined
  }
  const isSame = version === entry.version
  const body = { ...(params.body as object), version: entry.version } // At its place: a server may compare the text.
  return { key: entry.key, params: isSame ? params : { ...params, body }, done, failed }
}

function requestOf(asked: string, key: string): UnclearRequest {
  /** Undefined when another request was made of the same since, or its outcome is known by now. */
  const present = (): Entry | undefined => {
    const entry = unclear()[asked] ?? open.get(asked)
    return entry?.key === key ? entry : undefined
  }
  return {
    watch: (isChanged) => watched.set(asked, isChanged),
    done: () => {
      if (present()) forget(asked)
    },
    left: () => {
      const entry = present()
      if (!entry) return
      // What was seen is noted down, since a reload forgets what the reads showed before.
      keep(asked, { ...entry, isLeft: true, ...(isSeen(asked, entry) && { isSeen: true }) })
    },
  }
}

const isSeen = (asked: string, entry: Entry): boolean => entry.isSeen ?? watched.get(asked)?.() ?? false

/** Whether the same request is something new: its form has left, and its booking was seen. */
const isOver = (asked: string, entry: Entry): boolean => entry.isLeft === true && isSeen(asked, entry)

/** Where storage is blocked, the keys last until the page is reloaded. */
function keep(asked: string, entry: Entry): void {
  if (remember({ ...unclear(), [asked]: entry })) open.delete(asked)
  else open.set(asked, entry)
}

function forget(asked: string): void {
  open.delete(asked)
  watched.delete(asked)
  const { [asked]: known, ...rest } = unclear()
  if (known) remember(rest)
}

/** Who tries again has read the record anew: it has another version if it was done, and the user asks for the same. */
function withoutVersion(body: unknown): { version?: number; rest: unknown } {
  if (typeof body !== 'object' || body === null || !('version' in body)) return { rest: body }
  const { version, ...rest } = body
  return typeof version === 'number' ? { version, rest } : { rest: body }
}

/** It timed out on its way, as of the server or something before it. */
const REQUEST_TIMEOUT = 408
const SERVER_FAILURES_FROM = 500
/** The server does not know how to do it. */
const NOT_IMPLEMENTED = 501

/**
 * Whether the server may have done what was asked, although its answer did not arrive, cannot be read, or tells of a failure
 * of the server: it may have failed after it was done, and what stands before it (502, 504, 520 to 524) does not know.
 */
export const isUnclear = ({ kind, status }: ApiError): boolean =>
  ['network', 'timeout', 'malformed', 'aborted'].includes(kind) ||
  (kind === 'http' &&
    (status === REQUEST_TIMEOUT || (status >= SERVER_FAILURES_FROM && status !== NOT_IMPLEMENTED)))

/** What a server answers that has looked at the request itself. */
const DECISIONS = [400, 404, 405, 409, 410, 413, 415, 422]
/** A page in place of our error says that something before the server has answered. */
const isDecision = ({ kind, status, isOurs }: ApiError): boolean =>
  kind === 'http' && isOurs && DECISIONS.includes(status)

/** The keys of requests that may have been done. They outlast a reload of the page. */
function unclear(): Readonly<Record<string, Entry>> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, Entry>
  } catch {
    return {}
  }
}

/** Returns whether it could. */
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
