/** How long a busy page is waited for. */
const PATIENCE_MS = 5_000

/**
 * Runs a task once the browser has nothing else to do, at least `afterMs` from now. Returns how to call it off. Does nothing in
 * a browser that cannot tell when that is: what the task would fetch is fetched when it is needed.
 */
export function whenIdle(task: () => void, afterMs = 0): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined
  let id = 0
  const timer = setTimeout(() => {
    id = requestIdleCallback(task, { timeout: PATIENCE_MS })
  }, afterMs)
  return () => {
    clearTimeout(timer)
    cancelIdleCallback(id)
  }
}
