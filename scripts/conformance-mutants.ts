/**
 * `npm run conformance:mutants [-- --sample N --seed N --minutes N --area A --level L --law L --reference --mutant ID
 * --jobs N]`: measures which generated defects of the sandbox the laws find. All details about the surviving mutants go
 * to `reports/mutants.json`. How to read the result: scripts/conformance/README.md.
 */
import { fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readArguments } from './read-arguments.ts'
import type { Mutant } from './conformance/mutants/instrument.ts'
import type { Baseline, FromWorker, Task, ToWorker, Verdict } from './conformance/mutants/messages.ts'
import { instrumentAll, intervalOf, sampleOf } from './conformance/mutants/sample.ts'

const { values } = readArguments({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string', multiple: true, default: [] },
    level: { type: 'string', default: 'full' },
    law: { type: 'string', multiple: true, default: [] },
    reference: { type: 'boolean', default: false },
    mutant: { type: 'string', multiple: true, default: [] },
    jobs: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '600' },
    report: { type: 'string', default: 'reports/mutants.json' },
  },
})
const WORKER = new URL('conformance/mutants/worker.ts', import.meta.url).pathname
/** A mutant that does not respond for this long counts as having stopped its server. */
const HALT_MS = 300_000

const started = performance.now()
const deadline = started + Number(values.minutes) * 60_000
const { mutants, sources } = instrumentAll()
const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]))
const task: Task = {
  sources,
  count: mutants.length,
  level: values.level,
  seed: 1,
  areas: values.area,
  laws: values.law,
  reference: values.reference,
}

let queue: Mutant[] | undefined
const verdicts: Verdict[] = []
await Promise.all(Array.from({ length: Number(values.jobs) }, () => work()))
report()

/** Runs a worker, which tries one mutant after another. A worker that a mutant has stopped is replaced. */
async function work(): Promise<void> {
  for (let isDone = false; !isDone;) isDone = await workerUntilHalt()
}

function workerUntilHalt(): Promise<boolean> {
  const worker = fork(WORKER, {
    execArgv: ['--max-semi-space-size=128', '--import', 'tsx'],
    serialization: 'advanced',
  })
  const send = (message: ToWorker): void => void worker.send(message)
  let current: Mutant | undefined
  let timer: NodeJS.Timeout | undefined
  const startNext = (): void => {
    current = performance.now() < deadline ? queue?.shift() : undefined
    clearTimeout(timer)
    if (!current) return worker.disconnect()
    timer = setTimeout(() => worker.kill('SIGKILL'), HALT_MS)
    send({ mutant: current.id })
  }
  return new Promise((resolve) => {
    worker.on('message', (message: FromWorker) => {
      if ('baseline' in message) queue ??= selectMutants(message.baseline)
      else recordVerdict(message.verdict)
      startNext()
    })
    worker.on('exit', () => {
      clearTimeout(timer)
      if (current)
        recordVerdict({ mutant: current.id, found: 'the sandbox does not answer any more', cases: 0, ms: 0 })
      resolve(current === undefined)
    })
    send({ start: task })
  })
}

function selectMutants({ reached, cases, findings, ms }: Baseline): Mutant[] {
  const reachedIds = new Set(reached)
  const candidates = values.area.length === 0 ? mutants : mutants.filter(({ id }) => reachedIds.has(id))
  console.log(
    `${cases} cases in ${seconds(ms)} reach ${reachedIds.size} of ${mutants.length} mutants; ${findings.length} findings where nothing is wrong`,
  )
  for (const finding of findings) console.log(`nothing is wrong, yet: ${finding}`)
  if (values.mutant.length > 0) return values.mutant.flatMap((id) => byId.get(Number(id)) ?? [])
  return sampleOf(candidates, Number(values.sample), Number(values.seed))
}

function recordVerdict(verdict: Verdict): void {
  verdicts.push(verdict)
  const mutant = byId.get(verdict.mutant)
  if (!mutant) return
  const result = verdict.found !== undefined ? 'found ' : verdict.differs !== undefined ? 'MISSED' : 'unseen'
  console.log(
    `${result} ${verdict.mutant} ${mutant.file}:${mutant.line} ${mutant.operator} (${verdict.cases} cases, ${seconds(verdict.ms)})`,
  )
  if (values.mutant.length > 0) console.log(verdict, mutant)
}

function report(): void {
  const rows = verdicts.flatMap((verdict) => {
    const mutant = byId.get(verdict.mutant)
    return mutant ? [{ ...mutant, ...verdict }] : []
  })
  mkdirSync('reports', { recursive: true })
  writeFileSync(values.report, JSON.stringify(rows, undefined, 1))
  const distinguished = rows.filter(({ found, differs }) => found !== undefined || differs !== undefined)
  for (const row of distinguished.filter(({ found }) => found === undefined))
    console.log(
      `\n${row.file}:${row.line} ${row.kind}, ${row.operator} [${row.id}]; distinguished by ${row.differs}\n- ${row.before}\n+ ${row.after}`,
    )
  for (const name of ['kind', 'operator'] as const) {
    console.log(`\nby ${name}`)
    for (const group of new Set(distinguished.map((row) => row[name])))
      console.log(`  ${group}: ${shareOf(distinguished.filter((row) => row[name] === group))}`)
  }
  console.log(
    `\n${shareOf(distinguished)} found of what a call distinguishes; ${rows.length - distinguished.length} more that no call of the suite distinguished; ${seconds(performance.now() - started)}`,
  )
}

function shareOf(rows: readonly Verdict[]): string {
  const found = rows.filter(({ found: finding }) => finding !== undefined).length
  const [low, high] = intervalOf(found, rows.length).map((share) => Math.round(share * 100))
  return `${found} of ${rows.length}, ${Math.round((found / Math.max(1, rows.length)) * 100)} % (${low} to ${high} %)`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
