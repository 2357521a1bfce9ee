/**
 * `npm run conformance:repeat [-- --seeds 20 --first 1 --by whole,area,operation,shared]`: runs the suite against the
 * unmodified sandbox, each time twice on the same process. If any run has findings, the exit code is 1.
 *
 * `whole` runs everything with each seed. `area` and `operation` run each area or operation alone, each with the next
 * seed. `shared` runs three levels on a sandbox without worlds, after which the data of the actors must be unchanged.
 */
import { readArguments } from './read-arguments.ts'
import { examine } from './conformance/command.ts'
import { readOptions } from './conformance/options.ts'
import { plainServer, storedAbout } from './conformance/self/plain-server.ts'
import { lineOf } from './conformance/report/summary.ts'
import { sandboxTarget, type Target } from './conformance/target.ts'
import { readDocument } from '../mocks/document.ts'

const { values } = readArguments({
  options: {
    seeds: { type: 'string', default: '20' },
    first: { type: 'string', default: '1' },
    by: { type: 'string', default: 'whole,area,operation,shared' },
  },
})
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => Number(values.first) + index)
const kinds = values.by.split(',')
const operations = Object.values(readDocument().paths).flatMap((item) => Object.values(item))
const areas = new Set(operations.flatMap(({ tags }) => tags ?? []))

// Handlers log errors for invalid input, which is intended here.
console.error = () => undefined
let runs = 0
let findings = 0
if (kinds.includes('whole')) for (const seed of seeds) await twice(sandboxTarget(), `--seed ${seed}`)
if (kinds.includes('area')) await inTurn([...areas].map((area) => `--area ${area}`))
if (kinds.includes('operation'))
  await inTurn(operations.map(({ operationId }) => `--operation ${operationId}`))
if (kinds.includes('shared')) await onSharedServer()
console.log(`${runs} runs, ${findings} findings`)
process.exitCode = findings > 0 || runs === 0 ? 1 : 0

/** Runs each part twice on the same process, with the next seed. */
async function inTurn(parts: readonly string[]): Promise<void> {
  const target = sandboxTarget()
  for (const [index, part] of parts.entries())
    await twice(target, `${part} --seed ${seeds[index % seeds.length] ?? 1}`)
}

/**
 * Runs the suite on a server without worlds. Afterwards its actors, their companies and partners must be unchanged.
 */
async function onSharedServer(): Promise<void> {
  const { target, tables } = plainServer()
  const before = storedAbout(tables)
  for (const level of ['smoke', 'laws', 'full']) await twice(target, `--level ${level}`)
  if (storedAbout(tables) !== before) printFindings('without worlds', ['the actors are not as they were'])
}

async function twice(target: Target, args: string): Promise<void> {
  for (const time of ['first', 'second']) {
    const started = performance.now()
    const { summary, stopped } = await examine(target, readOptions(args.split(' ')))
    const seconds = Math.round((performance.now() - started) / 1000)
    printFindings(`${target.name} ${args}, ${time} run: ${summary.cases.length} cases, ${seconds} s`, [
      ...summary.findings.map(lineOf),
      ...(stopped ? [stopped.message] : []),
    ])
    runs += 1
  }
}

function printFindings(run: string, found: readonly string[]): void {
  findings += found.length
  console.log(`${run}, ${found.length} findings`)
  for (const line of found) console.log(`  ${line}`)
}
