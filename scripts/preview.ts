/**
 * `npm run preview [-- --port 4173 --sandbox-port 4010]`: the production build under its real headers, with the sandbox
 * behind it. Builds first when a source is newer than the build.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildIfStale } from './fresh-build.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, 'sandbox-port': { type: 'string', default: '4010' } },
})

await buildIfStale()

const children: ChildProcess[] = []
let stopping = false
function stop(code: number): void {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill()
  process.exitCode = code
}
function start(args: readonly string[]): void {
  const env = { ...process.env, SANDBOX_URL: `http://127.0.0.1:${values['sandbox-port']}` }
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  // Both are needed: when one ends, so does the other.
  child.on('exit', (code) => stop(code ?? 0))
  children.push(child)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
start(['--import', 'tsx', 'mocks/node.ts', '--port', values['sandbox-port']])
start(['node_modules/vite/bin/vite.js', 'preview', '--port', values.port, '--strictPort'])
