import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isRunning } from './processes/running.ts'

/** Runs two commands that take a moment to end at SIGINT, the only signal on which Playwright stops its servers. */
const SCRIPT = `
  import { runCommand } from ${JSON.stringify(resolve('scripts/steps.ts'))}
  const server = "process.on('SIGINT', () => setTimeout(() => process.exit(), 100)); process.on('SIGTERM', () => console.log('left alone')); setInterval(() => {}, 1000); console.log('ready ' + process.pid)"
  const print = (part) => process.stdout.write(part)
  await Promise.all([1, 2].map(() => runCommand([process.execPath, '-e', server], print)))
  console.log('went on')
`

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} ends the running commands, and then the process`, async () => {
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
      detached: true,
    })
    let output = ''
    const pids: number[] = []
    await new Promise<void>((done) => {
      parent.stdout.on('data', (part: Buffer) => {
        output += part.toString()
        pids.splice(0, 2, ...Array.from(output.matchAll(/ready (\d+)\n/g), ([, pid]) => Number(pid)))
        if (pids.length === 2) done()
      })
    })
    expect(pids.map(isRunning)).toEqual([true, true])
    process.kill(-(parent.pid ?? 0), signal) // Sent to the whole process group, as a terminal or `timeout` does.
    const [code] = (await once(parent, 'exit')) as [number | null]
    expect(code).toBe(1)
    expect(pids.map(isRunning)).toEqual([false, false])
    expect(output).not.toMatch(/went on|left alone/)
  })
