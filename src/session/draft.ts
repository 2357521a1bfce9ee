/*
 * Drafts of long forms. They hold personal data, so they are kept in this tab only (`sessionStorage`) and belong to one
 * user and one company. They are deleted when that user signs out or another one signs in.
 */
import { sessionSignal } from '@/base/tokens.ts'

export const DRAFT_PREFIX = 'portal.draft.'
/** Of what was done, such as the result of a run: it outlasts a reload as a draft does, and signing out loses no work. */
export const RECEIPT_PREFIX = 'portal.receipt.'

export interface Draft {
  /** Returns the stored values, if they belong to the same user and company. Else `undefined`. */
  readonly read: () => unknown
  readonly keep: (values: object) => void
  readonly drop: () => void
}

/**
 * The draft under a storage key. The owner is a text of the form `<user id> <company id>`. Each owner has a draft of
 * the same form.
 */
export function draftOf(form: string, owner: string): Draft {
  const key = `${form} ${owner}`
  return {
    read: () => {
      const stored = readStored(key)
      return stored?.owner === owner ? stored.values : undefined
    },
    keep: (values) => {
      // A form that goes away because its user has signed out must not leave a draft behind.
      if (sessionSignal().aborted) return
      try {
        sessionStorage.setItem(key, JSON.stringify({ owner, values }))
      } catch {
        // Storage is full or blocked. Then the values last only as long as the page.
      }
    },
    drop: () => sessionStorage.removeItem(key),
  }
}

function readStored(key: string): { readonly owner: unknown; readonly values: unknown } | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof stored === 'object' && stored !== null && 'owner' in stored && 'values' in stored
      ? stored
      : undefined
  } catch {
    return undefined // Not JSON, so not written by this module.
  }
}

const keysOf = (prefix: string): string[] =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))

/** Whether there are drafts, which signing out would delete. */
export const hasDrafts = (): boolean => keysOf(DRAFT_PREFIX).length > 0

/** Deletes all drafts and receipts. With the id of a user, keeps those of that user. */
export function forgetDrafts(butOf?: string): void {
  for (const key of [...keysOf(DRAFT_PREFIX), ...keysOf(RECEIPT_PREFIX)]) {
    const owner = readStored(key)?.owner
    const isKept = butOf !== undefined && typeof owner === 'string' && owner.startsWith(`${butOf} `)
    if (!isKept) sessionStorage.removeItem(key)
  }
}
