/**
 * Ends the timers of a test file with its page, as a browser does. Code that is loaded by jsdom uses the timers of
 * Node, which would call it when its document has gone.
 */
import { afterAll } from 'vitest'

const pending = new Set<NodeJS.Timeout>()

/** Wraps a timer function to record the timers that it starts. */
const noting = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  new Proxy(start, {
    apply(target, self, given: Parameters<Start>) {
      const timer: NodeJS.Timeout = Reflect.apply(target, self, given)
      pending.add(timer)
      return timer
    },
  })

globalThis.setTimeout = noting(globalThis.setTimeout)
globalThis.setInterval = noting(globalThis.setInterval)

afterAll(() => {
  for (const timer of pending) clearTimeout(timer)
  pending.clear()
})
