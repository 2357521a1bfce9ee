/**
 * Two servers that were written from the contract alone, without knowing the sandbox or this suite
 * (`tests/foreign-servers`): the suite has no findings on either. A quick run only reads from them.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type ForeignServer, hasPython, startForeignServer } from '../../tests/foreign-servers/start.ts'
import { isAll } from '../../tests/level.ts'
import { conformance } from './command.ts'
import type { Summary } from './report/summary.ts'

const folder = mkdtempSync(join(tmpdir(), 'foreign-servers-'))
let server: ChildProcess | undefined
vi.spyOn(console, 'log').mockReturnValue()
vi.spyOn(process.stdout, 'write').mockReturnValue(true)
afterEach(() => server?.kill())
afterAll(() => rmSync(folder, { recursive: true }))

async function findingsOf(name: ForeignServer, args: readonly string[]): Promise<Summary['findings']> {
  const started = await startForeignServer(name)
  server = started.process
  const { target, credentials } = started
  await conformance(['--target', target, '--auth', credentials, '--report', folder, ...args])
  return (JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8')) as Summary).findings
}

const isHere: Readonly<Record<ForeignServer, boolean>> = {
  'python-sqlite': hasPython(),
  'express-file': true,
}
if (!isHere['python-sqlite'])
  console.warn('the foreign server in Python is not tried: there is no python3 here')

describe.each(['python-sqlite', 'express-file'] as const)('the server "%s"', { timeout: 240_000 }, (name) => {
  test
    .runIf(isHere[name] && isAll)
    .each([['--level smoke --read-only'], ['--level full'], ['--level full --disposable']])(
    'has no finding with %s',
    async (args) => {
      const findings = await findingsOf(name, args.split(' '))
      expect(findings.map(({ operation, law, place }) => [operation, law, place])).toEqual([])
    },
  )
})
