import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], { encoding: 'utf8' })

test('a command explains an unknown option in one line', () => {
  const { status, stderr } = run('mock', '--prot', '4020')
  expect(status).toBe(2)
  expect(stderr.trim()).toBe("Unknown option '--prot'. Options: --port 4020.")
})

test('a command lists its options', () => {
  const { status, stdout } = run('mock', '--help')
  expect([status, stdout.trim()]).toEqual([0, 'Options: --port 4020.'])
})

test('an unknown suite is refused with a list of the suites', { timeout: 120_000 }, () => {
  const { status, stderr } = run('test', 'unti')
  expect(status).toBe(2)
  expect(stderr.trim()).toMatch(/^No suite is called unti\. There are: .*\bunit\b.*\.$/)
})
