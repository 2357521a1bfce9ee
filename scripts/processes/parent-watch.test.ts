import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { endsWithParent } from './parent-watch.ts'
import { isRunning } from './running.ts'

/** Starts another Node with this program, prints both ids, and keeps running. */
const withChild = (child: string): string =>
  `const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['ignore', 'inherit', 'inherit'] })
  console.log(child.pid)
  setInterval(() => {}, 1000)`

test.skipIf(process.platform === 'win32')('a killed program leaves no child processes behind', async () => {
  const keepRunning = 'setInterval(() => {}, 1000)'
  const parent = spawn(process.execPath, ['-e', withChild(withChild(keepRunning))], {
    env: { ...process.env, ...endsWithParent() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  parent.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  const started = (): number[] => output.trim().split('\n').filter(Boolean).map(Number)
  await expect.poll(started, { timeout: 10_000 }).toHaveLength(2)
  expect(started().every(isRunning)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => started().filter(isRunning), { timeout: 10_000 }).toEqual([])
})
