/*
 * Drafts of long forms. They hold personal data, so they live in this tab alone (`sessionStorage`), belong to one user
 * and one company, and are gone when that user signs out or another one signs in.
 */
export const DRAFT_PREFIX = 'portal.draft.'

export interface Draft {
  /** What was kept, if it is of the same user and company. */
  readonly read: () => unknown
  readonly keep: (values: object) => void
  readonly drop: () => void
}

/** The draft under a key, of an owner: user and company. */
export function draftOf(key: string, owner: string): Draft {
  return {
    read: () => {
      const stored = readStored(key)
      return stored?.owner === owner ? stored.values : undefined
    },
    keep: (values) => {
      try {
        sessionStorage.setItem(key, JSON.stringify({ owner, values }))
      } catch {
        // No room, or not allowed: then it lasts as long as the page.
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
    return undefined // Not ours.
  }
}

const keys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX))

/** Whether signing out would lose something. */
export const hasDrafts = (): boolean => keys().length > 0

/** Forgets all drafts, or with a user all that are someone else's. */
export function forgetDrafts(butOf?: string): void {
  for (const key of keys()) {
    const owner = readStored(key)?.owner
    const isKept = butOf !== undefined && typeof owner === 'string' && owner.startsWith(`${butOf} `)
    if (!isKept) sessionStorage.removeItem(key)
  }
}
