/**
 * `npm run engines [-- firefox webkit --only AppUsers,help --part journeys --port 5610]`: opens every address of the
 * portal's production build in Firefox and WebKit, as platform staff, as a user manager and as a guest, and hovers over
 * each control (`coveredControls`). Then it goes through a typical morning of a user manager by mouse, and a journey
 * through each area. `--only` selects screens and areas, `--part` is `addresses` or `journeys`. Engines that are not
 * installed are skipped, with instructions. Findings are printed, and counted in `reports/engines.json`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { addressesFor, type Visit } from '../tests/engines/addresses.ts'
import { ENGINES, findEngine, openEngine, type EngineName } from '../tests/engines/engine.ts'
import { goJourney, journeys } from '../tests/engines/journeys.ts'
import { morning, shortened } from '../tests/engines/morning.ts'
import { NotInTime, Visitor } from '../tests/engines/visitor.ts'
import { BASE } from '../tests/sign-in.ts'
import { readArguments, refuseUnknown } from './read-arguments.ts'
import { buildIfStale } from './processes/fresh-build.ts'
import { freePort, waitForServer } from './processes/ports.ts'
import type { Outcome } from './steps.ts'

const READY_WITHIN_MS = 120_000

const { values, positionals } = readArguments({
  options: { only: { type: 'string' }, part: { type: 'string' }, port: { type: 'string', default: '5610' } },
  allowPositionals: true,
})
refuseUnknown('engine', positionals, ENGINES)
const only = values.only?.split(',')
const visits = addressesFor(only)
const chosen = journeys.filter(({ area }) => only === undefined || only.includes(area))
const engines = ENGINES.filter((name) => positionals.length === 0 || positionals.includes(name))
const present = engines.filter((name) => {
  const { missing } = findEngine(name)
  if (missing !== undefined) console.log(`skipped ${name}: ${missing}`)
  return missing === undefined
})
const total = { passed: 0, failed: 0, skipped: engines.length - present.length, failures: [] as string[] }
if (present.length > 0) await onServer((origin) => Promise.all(present.map((name) => tryIn(name, origin))))
mkdirSync('reports', { recursive: true })
writeFileSync('reports/engines.json', JSON.stringify(total satisfies Outcome))
if (total.failed > 0) process.exitCode = 1

async function onServer(work: (origin: string) => Promise<unknown>): Promise<void> {
  await buildIfStale()
  const port = await freePort(Number(values.port))
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await waitForServer(`${origin}${BASE}/`, READY_WITHIN_MS, () => server.exitCode !== null)
    await work(origin)
  } finally {
    server.kill()
  }
}

async function tryIn(name: EngineName, origin: string): Promise<void> {
  const start = performance.now()
  const engine = await openEngine(name)
  const visitor = new Visitor(engine, origin, `engines-${name}`)
  const counts = { passed: 0, failed: 0 }
  const report = (what: string, findings: readonly string[]): void => {
    counts[findings.length === 0 ? 'passed' : 'failed'] += 1
    for (const finding of findings) console.log(`${name}: ${what}: ${finding}`)
    if (findings.length > 0) total.failures.push(`${name}: ${what}`)
  }
  try {
    if (values.part !== 'journeys')
      for (const visit of visits)
        report(titleOf(visit), await outcomeOf(() => visitor.pointAtEachControl(visit)))
    if (values.part !== 'addresses') {
      report("a user manager's morning", await outcomeOf(() => morning(visitor).then(() => [])))
      report('a list that is shortened', await outcomeOf(() => shortened(visitor)))
      for (const journey of chosen) {
        const began = performance.now()
        const findings = await outcomeOf(() => goJourney(visitor, journey).then(() => []))
        report(`${journey.area}, ${journey.title}`, findings)
        console.log(`${name}: ${journey.area}, ${journey.title}: ${Math.round(performance.now() - began)} ms`)
      }
    }
  } catch (error) {
    report('stopped', [String(error)])
  } finally {
    await engine.close().catch(() => undefined)
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  total.passed += counts.passed
  total.failed += counts.failed
}

function titleOf({ login = 'a guest', route }: Visit): string {
  return `${route} as ${login}`
}

/** A time-out is a finding. Any other error is caused by the engine, and ends its run. */
async function outcomeOf(run: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof NotInTime) return [error.message]
    throw error
  }
}
