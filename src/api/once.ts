import type { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'

/** G301: a server keeps a key for a day. */
const KEPT_MS = 24 * 60 * 60 * 1000
const STORE = 'portal.once'

interface Entry {
  readonly key: string
  readonly since: number
  /** A request with this key has got no answer: it may have been done. */
  readonly isUnclear?: boolean
}
/** The keys of requests without a known outcome, by a hash of what they ask: what was typed cannot be read from it. */
const open = new Map<string, Entry>(remembered())

export interface OnceKey {
  readonly key: string
  /** The outcome is known. The same request is something new from now on. */
  readonly done: () => void
  /** Returns whether what was asked may have been done, by this request or an earlier one with the same key. */
  readonly failed: (error: ApiError) => boolean
}

/**
 * The key of a request that must be done only once. The same request gets the same key until its outcome is known:
 * when it is tried again, also from another form or after a reload, and when it is sent twice at the same time.
 */
export function onceKey({ id }: Operation, params: object): OnceKey {
  const asked = hash(JSON.stringify([id, params]))
  const present = open.get(asked)
  const entry =
    present && Date.now() - present.since < KEPT_MS
      ? present
      : { key: crypto.randomUUID(), since: Date.now() }
  open.set(asked, entry)
  const done = (): void => {
    open.delete(asked)
    remember()
  }
  const failed = (error: ApiError): boolean => {
    // G411: after an answer that was lost, "too many requests" says nothing about what was asked before.
    const mayBeDone = isUnclear(error) || (open.get(asked)?.isUnclear === true && !isDecision(error))
    if (!mayBeDone) done()
    else {
      open.set(asked, { ...entry, isUnclear: true })
      remember()
    }
    return mayBeDone
  }
  return { key: entry.key, done, failed }
}

/** A gateway that got no answer from the server. */
const GATEWAY_FAILURES = [502, 504]

/** Whether the server may have done what was asked, although its answer did not arrive or cannot be read. */
const isUnclear = ({ kind, status }: ApiError): boolean =>
  ['network', 'timeout', 'malformed', 'aborted'].includes(kind) ||
  (kind === 'http' && GATEWAY_FAILURES.includes(status))

/** What a server answers that has looked at the request itself. */
const DECISIONS = [400, 404, 405, 409, 410, 413, 415, 422]
const isDecision = ({ kind, status }: ApiError): boolean => kind === 'http' && DECISIONS.includes(status)

/** Keeps the keys of unclear requests for this tab, so that they are there after a reload. */
function remember(): void {
  const unclear = [...open].filter(([, { isUnclear: is }]) => is)
  try {
    if (unclear.length > 0) sessionStorage.setItem(STORE, JSON.stringify(unclear))
    else sessionStorage.removeItem(STORE)
  } catch {
    // Storage is blocked: then they last until the page is reloaded.
  }
}

function remembered(): [string, Entry][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, Entry][]
  } catch {
    return []
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
