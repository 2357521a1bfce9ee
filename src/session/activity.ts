import { readStored, writeStored } from '@/base/stored.ts'

/** The key of the time of the last user activity in the portal, in any tab. Only the time is stored. */
const KEY = 'portal.active'
/** The minimum interval between writes, because writing to storage on each key press would be wasteful. */
const EVERY_MS = 5000

/** The time of the last activity on this page. */
let onThisPage = Date.now()
/** When the time was last stored for the other tabs. */
let lastStored = 0

export function lastActivity(): number {
  const inOtherTabs = Number(readStored(KEY) ?? 0)
  // A clock that was set back must not keep the session open.
  return inOtherTabs <= Date.now() ? Math.max(onThisPage, inOtherTabs) : onThisPage
}

export function recordActivity(): void {
  const now = Date.now()
  onThisPage = now
  // Compare with the time that was stored, not with the previous key press. Otherwise a user who never pauses would
  // seem idle in other tabs.
  if (now - lastStored < EVERY_MS && lastStored <= now) return
  lastStored = now
  writeStored(KEY, String(now))
}

/** Records user activity on this page. Returns a function that stops it. */
export function watchActivity(): () => void {
  const controller = new AbortController()
  onThisPage = Date.now()
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(kind, recordActivity, { capture: true, passive: true, signal: controller.signal })
  return () => controller.abort()
}
