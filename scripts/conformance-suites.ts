/**
 * The suites `conformance` and `bad input` of `npm test`: the response of each operation of the sandbox, and 1000
 * invalid requests. A full run checks the sandbox against every law, with 10,000 invalid requests. They share nothing,
 * so they run in parallel. Their counts are written to `reports/conformance.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Finding } from './conformance/findings.ts'
import { readLevel } from './level.ts'
import { type Outcome, runCommand } from './steps.ts'

const isQuick = readLevel() === 'quick'
const SUITES = {
  conformance: ['--level', isQuick ? 'operations' : 'full'],
  'bad input': ['--level', 'invalid', '--count', isQuick ? '1000' : '10000'],
}

const outcomes = await Promise.all(
  Object.entries(SUITES).map(async ([name, args]) => {
    const folder = `reports/${name.replace(' ', '-')}`
    const { code, output } = await runCommand([
      process.execPath,
      '--max-semi-space-size=128',
      '--import',
      'tsx',
      'scripts/conformance.ts',
      '--report',
      folder,
      ...args,
    ])
    console.log(`   ${name}: ${code === 0 ? (output.split('\n').at(-1) ?? '') : output}`)
    return code > 1 ? { passed: 0, failed: 1, failures: [name] } : counted(`${folder}/conformance.json`)
  }),
)
const total: Outcome = {
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
}
writeFileSync('reports/conformance.json', JSON.stringify(total))
if (total.failed > 0) process.exitCode = 1

/** Counts cases without findings as passed and findings as failed. Skipped cases are not counted. */
function counted(path: string): Required<Omit<Outcome, 'skipped'>> {
  const { cases, findings } = JSON.parse(readFileSync(path, 'utf8')) as {
    cases: { found: number; skipped?: string }[]
    findings: Pick<Finding, 'law' | 'operation'>[]
  }
  const passed = cases.filter(({ found, skipped }) => found === 0 && skipped === undefined).length
  const failures = findings.map(({ law, operation }) => `${operation}: ${law}`)
  return { passed, failed: findings.length, failures }
}
