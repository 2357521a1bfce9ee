/** Starts one of the servers that were written from the contract alone. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const FOLDER = 'tests/foreign-servers'
/** How each is started, by its folder. */
const COMMANDS = { 'python-sqlite': ['python3', 'server.py'], 'express-file': ['node', 'server.js'] } as const

export type ForeignServer = keyof typeof COMMANDS

export interface Started {
  readonly target: string
  readonly credentials: string
  readonly process: ChildProcess
}

export const isForeignServer = (name: string): name is ForeignServer => name in COMMANDS

/** Starts the server of a checkout, by default of this one. Resolves when it listens. */
export async function startForeignServer(name: ForeignServer, checkout = '.'): Promise<Started> {
  const [program, file] = COMMANDS[name]
  const folder = join(checkout, FOLDER, name)
  const contract = join(checkout, 'src/api/generated/openapi.json')
  const child = spawn(program, [join(folder, file), '--contract', contract, '--port', '0'])
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    target: `http://127.0.0.1:${String(port).trim()}/api`,
    credentials: join(folder, 'credentials.json'),
    process: child,
  }
}

/** Whether this machine has Python, in which some of the servers are written. */
export function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
