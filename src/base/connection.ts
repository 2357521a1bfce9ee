import { BASE } from '@/config/base-path.ts'

/** How long to wait before checking the server again. */
const AGAIN_MS = 2000

/** Whether the browser knows that it is offline. It may be online and still not reach the server. */
export const isOffline = (): boolean => !navigator.onLine

/** Resolves on any response of the server, or when `signal` aborts. Never rejects. */
export async function untilConnected(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (isOffline()) await online(signal)
    else if (await isServerReachable(signal)) return
    else await pause(signal)
  }
}

async function isServerReachable(signal: AbortSignal): Promise<boolean> {
  try {
    const address = new URL(`${BASE}/version.json`, window.location.origin)
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}

const online = (signal: AbortSignal): Promise<void> =>
  wait(signal, (done) => {
    window.addEventListener('online', done)
    return () => window.removeEventListener('online', done)
  })

const pause = (signal: AbortSignal): Promise<void> =>
  wait(signal, (done) => {
    const timer = setTimeout(done, AGAIN_MS)
    return () => clearTimeout(timer)
  })

/** `start` calls `done` when the wait is over, and returns a function that cancels it. */
const wait = (signal: AbortSignal, start: (done: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      giveUp()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const giveUp = start(end)
    signal.addEventListener('abort', end)
  })
