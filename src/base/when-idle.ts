/** How long to wait for an idle browser. */
const PATIENCE_MS = 5_000

/**
 * Runs a task when the browser is idle, at least `afterMs` from now. Returns a function that cancels it. Does nothing
 * in a browser without idle callbacks: then whatever the task would prefetch is fetched when it is needed.
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
