/*
 * Drafts of long forms. They contain personal data, so they are stored in this tab only (`sessionStorage`) and belong
 * to one user and one company. They are deleted when that user signs out or another one signs in.
 */
import { sessionSignal } from '@/base/tokens.ts'

export const DRAFT_PREFIX = 'portal.draft.'
/**
 * A receipt describes finished work, such as the result of a run. Like a draft it survives a reload, but deleting it at
 * sign-out loses no work.
 */
export const RECEIPT_PREFIX = 'portal.receipt.'

export interface Draft {
  /** Returns the stored values if they belong to the same user and company, else `undefined`. */
  readonly read: () => unknown
  readonly keep: (values: object) => void
  readonly drop: () => void
}

/**
 * The draft under a storage key. The owner is a text of the form `<user id> <company id>`. Each owner has a separate
 * draft of the same form.
 */
export function draftOf(form: string, owner: string): Draft {
  const key = `${form} ${owner}`
  return {
    read: () => {
      const stored = readStored(key)
      return stored?.owner === owner ? stored.values : undefined
    },
    keep: (values) => {
      // A form that unmounts because its user has signed out must not store a draft.
      if (sessionSignal().aborted) return
      try {
        sessionStorage.setItem(key, JSON.stringify({ owner, values }))
      } catch {
        // Storage is full or blocked, so the values last as long as the page.
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
    return undefined // It is not JSON, so this module has not written it.
  }
}

const keysOf = (prefix: string): string[] =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))

/** Whether there are drafts, which signing out would delete. */
export const hasDrafts = (): boolean => keysOf(DRAFT_PREFIX).length > 0

/** Deletes all drafts and receipts, except the given user's. */
export function forgetDrafts(butOf?: string): void {
  for (const key of [...keysOf(DRAFT_PREFIX), ...keysOf(RECEIPT_PREFIX)]) {
    const owner = readStored(key)?.owner
    const isKept = butOf !== undefined && typeof owner === 'string' && owner.startsWith(`${butOf} `)
    if (!isKept) sessionStorage.removeItem(key)
  }
}
