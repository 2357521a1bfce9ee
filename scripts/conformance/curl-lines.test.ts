/**
 * Repeats a run with many findings. Each `curl` line, executed by a shell, returns the response of the finding, and
 * each replay finds it again with few calls. This starts hundreds of programs, so it is part of full runs only.
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { isAll } from '../../tests/level.ts'
import { passdigest } from './actors.ts'
import { conformance } from './command.ts'
import type { ReportedFinding, ReportedStep, Summary } from './report/summary.ts'

const FOLDER = 'tests/small-server'
const ACTORS = ['una', 'ivo', 'vera', 'olga']
/** The laws whose requests have the same result after the run, because they do not depend on changed data. */
const ANSWERED_AGAIN = ['roles', 'tenants', 'input', 'methods', 'filters', 'search', 'combinations']
/** The maximum number of calls of a replay, including sign-in and the survey. The whole run makes 1,700. */
const MAX_CALLS = 200
const shell = promisify(execFile)

const canRun = (): boolean => {
  try {
    for (const program of ['python3', 'curl']) execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const isHere = canRun()
if (!isHere) console.warn('no curl line is executed: python3 or curl is not here')

test.runIf(isHere && isAll)(
  'each curl line and each replay shows the response of the finding',
  { timeout: 240_000 },
  async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const folder = mkdtempSync(join(tmpdir(), 'curl-lines-'))
    const mistakes = [
      'any-charset',
      'any-type',
      'any-text',
      'role-missing',
      'forbidden-tells',
      'filter-ignored',
      'wrong-total',
    ]
    const server = spawn('python3', [`${FOLDER}/server.py`, 'src/api/generated/openapi.json', ...mistakes])
    const [port] = (await once(server.stdout, 'data')) as [Buffer]
    const target = ['--target', `http://127.0.0.1:${String(port).trim()}`]
    const run = async (...more: string[]): Promise<Summary> => {
      await conformance([...target, '--auth', `${FOLDER}/credentials.json`, '--report', folder, ...more])
      return JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8')) as Summary
    }
    const { findings } = await run()
    const env = Object.fromEntries(
      ACTORS.flatMap((name) => [
        [`TOKEN_${name.toUpperCase()}`, `token-of-${name}`],
        [`PASSDIGEST_${name.toUpperCase()}`, passdigest('Welcome-1')],
      ]),
    )
    const steps = findings
      .flatMap(({ law, steps: [...own], spots }) => [
        { law, step: own.at(-1) },
        ...spots.map((spot) => ({ law: spot.law, step: spot.step })),
      ])
      .filter(({ law }) => ANSWERED_AGAIN.includes(law))
      .flatMap(({ step }) => step ?? [])
    const answers = []
    for (const step of steps) answers.push([step.curl, await statusOf(step, env)])
    const replays = new Map<string, Summary>()
    for (const { replay } of findings)
      if (!replays.has(replay)) replays.set(replay, await run('--replay', replay))
    server.kill()
    rmSync(folder, { recursive: true })
    expect(steps.length).toBeGreaterThan(30)
    expect(answers).toEqual(steps.map(({ curl, status }) => [curl, status]))
    for (const finding of findings)
      expect(replays.get(finding.replay)?.findings.map(nameOf)).toContain(nameOf(finding))
    for (const { calls } of replays.values()) expect(calls).toBeLessThan(MAX_CALLS)
  },
)

const nameOf = ({ law, operation, place }: ReportedFinding): string => `${law} ${operation} ${place}`

async function statusOf({ curl }: ReportedStep, env: Record<string, string>): Promise<number> {
  const { stdout } = await shell('sh', ['-c', curl], { env: { ...process.env, ...env } })
  return Number(/^HTTP\/1\.1 (\d+)/.exec(stdout)?.[1])
}
