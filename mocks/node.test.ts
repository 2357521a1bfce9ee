/** The sandbox as a command. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const sandbox = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'mocks/node.ts', ...args], { encoding: 'utf8' })

test('--help lists the options', () => {
  const { status, stdout } = sandbox('--help')
  expect([status, stdout]).toEqual([0, expect.stringContaining('--persist FILE')])
})

test('an unknown option is named, with those that there are, and without a stack trace', () => {
  const { status, stderr } = sandbox('--prot', '4011')
  expect([status, stderr]).toEqual([1, expect.stringMatching(/'--prot'[^]*--port N/)])
  expect(stderr).not.toMatch(/^ +at /m)
})
