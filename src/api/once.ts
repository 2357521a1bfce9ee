import { sessionSignal } from '@/base/tokens.ts'
import type { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'

/** G301: a server keeps a key for a day. */
const KEPT_MS = 24 * 60 * 60 * 1000

interface Open {
  readonly key: string
  readonly since: number
}
/** The keys of requests without a known outcome, by what they ask. In memory only: they contain what was typed. */
const open = new Map<string, Open>()

export interface OnceKey {
  readonly key: string
  /** The outcome is known. The same request is something new from now on. */
  readonly settle: () => void
}

/**
 * The key of a request that must be done only once. The same request gets the same key until its outcome is known:
 * when it is tried again, also from another form, and when it is sent twice at the same time.
 */
export function onceKey({ id }: Operation, params: object): OnceKey {
  const asked = JSON.stringify([id, params])
  const present = open.get(asked)
  const entry =
    present && Date.now() - present.since < KEPT_MS
      ? present
      : { key: crypto.randomUUID(), since: Date.now() }
  if (open.size === 0) sessionSignal().addEventListener('abort', () => open.clear(), { once: true })
  open.set(asked, entry)
  return { key: entry.key, settle: () => void open.delete(asked) }
}

/** A gateway that got no answer from the server. */
const GATEWAY_FAILURES = [502, 504]

/** Whether the server may have done what was asked, although its answer did not arrive or cannot be read. */
export const isUnclear = ({ kind, status }: ApiError): boolean =>
  ['network', 'timeout', 'malformed', 'aborted'].includes(kind) ||
  (kind === 'http' && GATEWAY_FAILURES.includes(status))
