import { createServer } from 'node:net'

/** The highest possible port. */
const LAST_PORT = 65_535

/** The port in an option. Throws an error with a sentence for the user. */
export function readPort(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > LAST_PORT)
    throw new Error(`--${option} takes a port, 1 to ${LAST_PORT}, not ${text}.`)
  return port
}

/** The preferred port, or the next free one on 127.0.0.1. */
export async function freePort(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + 100 && port <= LAST_PORT; port += 1)
    if (await isFree(port)) return port
  throw new Error(`no port is free from ${preferred} on`)
}

/** Resolves when the address sends any response. Rejects after `withinMs`, or when `ended` returns true. */
export async function waitForServer(
  url: string,
  withinMs: number,
  ended: () => boolean = () => false,
): Promise<void> {
  const until = Date.now() + withinMs
  while (Date.now() < until && !ended()) {
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`${url} does not answer`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
