import { readStored, writeStored } from '@/base/stored.ts'

/** The key of the time of the last user activity in the portal, in any tab. Only the time is stored. */
const KEY = 'portal.active'
/** The minimum interval between writes, because writing to storage on each key press would be wasteful. */
const EVERY_MS = 5000

let here = Date.now()
/** When the time was last stored for the other tabs. */
let stored = 0

export function lastActivity(): number {
  const elsewhere = Number(readStored(KEY) ?? 0)
  // A clock that was set back must not keep the session open.
  return elsewhere <= Date.now() ? Math.max(here, elsewhere) : here
}

export function noteActivity(): void {
  const now = Date.now()
  here = now
  // Compare with the time that was stored, not with the previous key press. Otherwise a user who never pauses would
  // seem idle in other tabs.
  if (now - stored < EVERY_MS && stored <= now) return
  stored = now
  writeStored(KEY, String(now))
}

/** Records user activity on this page. Returns a function that stops it. */
export function watchActivity(): () => void {
  const gone = new AbortController()
  here = Date.now()
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(kind, noteActivity, { capture: true, passive: true, signal: gone.signal })
  return () => gone.abort()
}
