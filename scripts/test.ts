/**
 * `npm test [-- [--all | --full] [SUITE …]]`: all checks in one run. Suites run in parallel if that keeps the cores
 * busy. The output of each is printed in one piece, and every half minute a line shows the progress of the running
 * suites. The run continues after a failed suite if that makes sense. At its end, what failed is listed by name, since
 * the log of a CI server is often cut at its start. The last line is `N passed, N failed` over all suites, with `N
 * skipped` if there are any, and the exit code matches.
 *
 * Without an option it runs what each change needs, and is to stay below ten minutes on two cores: each rule once, in
 * its cheapest layer, a journey through each area in the browser, and samples of exhaustive tests (tests/level.ts).
 * `--all` also runs the details that these prove in passing, and all of what is exhaustive. `--full` also checks
 * accessibility in every language (tests/languages.ts), runs Firefox and WebKit if they are installed, uses the
 * packages in other projects, and runs the demo without a network.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { readArguments, refuseUnknown } from './read-arguments.ts'
import { ensureBrowser } from './browser.ts'
import { isWithin, type Level } from './level.ts'
import { RunProgress } from './processes/progress.ts'
import { runJobs } from './processes/run-jobs.ts'
import {
  failedInPlaywright,
  failedInVitest,
  type PlaywrightReport,
  type VitestReport,
} from './processes/failed-tests.ts'
import { ParallelOutput, type JobOutput } from './processes/parallel-output.ts'
import { runCommand, type Outcome } from './steps.ts'

const bin = (name: string): string => `node_modules/.bin/${name}`

interface Suite {
  readonly name: string
  readonly command: readonly string[]
  /** The counts that the suite wrote. Without them, the whole suite counts as one test. */
  readonly count?: () => Outcome | undefined
  /** Names of suites that must pass, because otherwise this one proves nothing. */
  readonly needs?: readonly string[]
  /** The level from which it runs. If the run names the suite, it runs at any level. */
  readonly from?: Level
  /** How many cores it keeps busy. One by default. */
  readonly takes?: number
}

/**
 * How many cores parallel suites may use. This is one more than the minimum of two, so that no core is idle when a
 * suite that uses one core finishes while a suite that uses two runs.
 */
const CAPACITY = 3

/** How often a line shows the progress of the suites. */
const PROGRESS_EVERY_MS = 30_000
/** What a run at this level leaves out. */
const LEFT_OUT: Readonly<Record<Level, string>> = {
  quick: '; each rule once, and samples: `npm test -- --all` runs all of it',
  all: '; one language for each page: `npm test -- --full` looks at all of them',
  full: '',
}

/*
 * Longest first. Browsers sometimes wait for each other, so a suite that keeps one core busy runs in parallel. The unit
 * tests leave no core idle, so they run after the browsers, and in parallel with the last of them.
 */
const suites: readonly Suite[] = [
  // Nothing runs in parallel, because all other suites read its output.
  { name: 'generate', command: [bin('tsx'), 'scripts/generate.ts'], takes: CAPACITY },
  { name: 'build', command: [bin('vite'), 'build', '--logLevel', 'warn'], needs: ['generate'], takes: 2 },
  { name: 'check', command: [bin('tsx'), 'scripts/check.ts'], count: () => read<Outcome>('check') },
  {
    name: 'e2e',
    command: [bin('playwright'), 'test'],
    count: () => countPlaywright('e2e'),
    needs: ['build'],
    takes: 2,
  },
  {
    name: 'conformance',
    command: [bin('tsx'), 'scripts/conformance-suites.ts'],
    count: () => read<Outcome>('conformance'),
    needs: ['generate'],
  },
  {
    name: 'engines',
    command: [bin('tsx'), 'scripts/engines.ts'],
    count: () => read<Outcome>('engines'),
    needs: ['build'],
    from: 'full',
    takes: 2,
  },
  {
    name: 'packages',
    command: [bin('tsx'), 'scripts/pack-trial.ts'],
    count: () => read<Outcome>('packages'),
    needs: ['generate'],
    from: 'full',
  },
  {
    name: 'demo',
    command: [bin('playwright'), 'test', '--config', 'playwright.demo.config.ts'],
    count: () => countPlaywright('demo'),
    needs: ['generate'],
    from: 'full',
    takes: 2,
  },
  {
    name: 'unit',
    command: [
      bin('vitest'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--reporter=junit',
      '--reporter=./scripts/processes/vitest-progress.ts',
      '--outputFile.json=reports/unit.json',
      '--outputFile.junit=reports/unit.xml',
    ],
    count: countVitest,
    needs: ['generate'],
    takes: 2,
  },
  { name: 'contract', command: [bin('tsx'), 'scripts/contract.ts'], count: () => read<Outcome>('contract') },
  { name: 'size', command: [bin('tsx'), 'scripts/size.ts'], needs: ['build'] },
  { name: 'licences', command: [bin('tsx'), 'scripts/licences.ts', '--check'], needs: ['build'] },
]

const names = suites.map(({ name }) => name)
const { values, positionals: only } = readArguments(
  {
    options: { all: { type: 'boolean', default: false }, full: { type: 'boolean', default: false } },
    allowPositionals: true,
  },
  `Suites: ${names.join(', ')}.`,
)
refuseUnknown('suite', only, names)
const level = levelOf(values)
process.env['TEST_LEVEL'] = level
const total = { passed: 0, failed: 0, skipped: 0 }
const broken = new Set<string>()
const failures: string[] = []
rmSync('reports', { recursive: true, force: true })
ensureBrowser()

const output = new ParallelOutput()
const chosen = suites.filter(({ name, from = 'quick' }) =>
  only.length === 0 ? isWithin(from, level) : only.includes(name),
)
const runProgress = new RunProgress(chosen.length)
const ticker = setInterval(() => output.writeLine(`   … ${runProgress.line()}`), PROGRESS_EVERY_MS)
await runJobs(chosen, CAPACITY, async ({ name, command, count, needs = [] }) => {
  const job = output.addJob(`\n── ${name}\n`)
  runProgress.begin(name)
  const missing = needs.find((need) => broken.has(need))
  const outcome = missing === undefined ? await run(command, job, count) : refuse(missing, job)
  job.end()
  runProgress.end(name)
  if (outcome.failed > 0) {
    broken.add(name)
    failures.push(
      ...(outcome.failures?.length ? outcome.failures : ['the suite']).map((failed) => `${name}: ${failed}`),
    )
  }
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped ?? 0
})
clearInterval(ticker)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failed) => `   ${failed}\n`).join('')}`)
console.log(`\n${runProgress.total()} minutes${LEFT_OUT[level]}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function levelOf({ all, full }: { readonly all: boolean; readonly full: boolean }): Level {
  if (full) return 'full'
  return all ? 'all' : 'quick'
}

async function run(command: readonly string[], job: JobOutput, count?: Suite['count']): Promise<Outcome> {
  const start = performance.now()
  const { code } = await runCommand(command, (part) => job.write(part))
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A runner may fail outside its tests: in set-up, in tear-down, or by an uncaught error.
  const outcome = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  const seconds = Math.round((performance.now() - start) / 1000)
  job.write(`   ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s\n`)
  return outcome
}

function refuse(missing: string, job: JobOutput): Outcome {
  job.write(`   not run: ${missing} failed\n`)
  return { passed: 0, failed: 1 }
}

function read<T>(name: string): T | undefined {
  const path = `reports/${name}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

function countVitest(): Outcome | undefined {
  const report = read<VitestReport>('unit')
  // A file that cannot be loaded has failed suites but no failed test. `run` detects this by the exit code.
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: failedInVitest(report),
    }
  )
}

function countPlaywright(name: 'e2e' | 'demo'): Outcome | undefined {
  const report = read<PlaywrightReport>(name)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: failedInPlaywright(report),
  }
}
