/** Runs Prism on the bundled contract: a static mock that returns the contract's examples. */
import { spawn, type ChildProcess } from 'node:child_process'
import { waitForServer } from './ports.ts'

export const BUNDLE = 'src/api/generated/openapi.json'
const PROGRAM = 'node_modules/@stoplight/prism-cli/dist/index.js'
const READY_WITHIN_MS = 60_000
const CALM_MS = 2000

export interface Prism {
  url: string
  stop: () => void
}

/**
 * Starts Prism and resolves when it listens. It reloads automatically when the bundle changes.
 *
 * Prism crashes on some requests (a violation text with characters outside Latin-1, broken multipart parts), so it is
 * restarted whenever it ends. Rejects when it cannot start at all.
 */
export async function startPrism(port: number, { quiet = false } = {}): Promise<Prism> {
  const url = `http://127.0.0.1:${port}`
  const args = ['mock', BUNDLE, '--host', '127.0.0.1', '--port', String(port), '-v', quiet ? 'error' : 'info']
  // Prism's dependency sends usage data unless this is set.
  const env = { ...process.env, SCARF_ANALYTICS: 'false' }
  let child: ChildProcess | undefined
  let wasReady = false
  let stopping = false

  const run = (): void => {
    const started = Date.now()
    child = spawn(process.execPath, [PROGRAM, ...args], {
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      env,
    })
    child.on('exit', () => {
      child = undefined
      if (stopping || !wasReady) return
      console.error('Prism ended; starting it again')
      // Waits before a restart if it ended immediately, for example because it cannot read the bundle.
      setTimeout(() => !stopping && run(), Date.now() - started < CALM_MS ? CALM_MS : 0)
    })
  }
  const stop = (): void => {
    stopping = true
    child?.kill()
  }

  run()
  try {
    await waitForServer(url, READY_WITHIN_MS, () => child === undefined)
  } catch (error) {
    stop()
    throw error
  }
  wasReady = true
  return { url, stop }
}
