import { BASE } from './location.ts'

/** How long to wait before the server is asked again whether it is there. */
const AGAIN_MS = 2000

/** Whether the browser knows that it has no network. It may have one and still not reach the server. */
export const isOffline = (): boolean => !navigator.onLine

/** Resolves once the server answers, whatever it answers, or once `signal` aborts. Never rejects. */
export async function untilConnected(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (isOffline()) await online(signal)
    else if (await isServerThere(signal)) return
    else await pause(signal)
  }
}

async function isServerThere(signal: AbortSignal): Promise<boolean> {
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

/** `start` calls `done` when the time has come, and returns how to give up waiting for it. */
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
