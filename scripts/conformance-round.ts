/**
 * `npm run conformance:round -- --patches FOLDER [--only N --jobs N --port N --level L --reference --report FILE]`: a
 * blind round. The folder has defects of the sandbox as patches (`01.patch`), written by somebody who has not read the
 * laws. Its `list.tsv` has a line for each: number, kind, area, operations, what is wrong, the call that shows it. Each
 * patch is applied to a copy of the last commit. The sandbox of the copy runs on its own port, and the suite runs on
 * the defect's operations, then on its area. If the area is the name of a server of `tests/foreign-servers`, the defect
 * is in that server: the suite runs on its operations, then on all of it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isForeignServer, startForeignServer } from '../tests/foreign-servers/start.ts'
import { intervalOf } from './conformance/mutants/sample.ts'
import type { ReportedFinding, Summary } from './conformance/report/summary.ts'
import { readDocument } from '../mocks/document.ts'
import { readArguments } from './read-arguments.ts'

const { values } = readArguments({
  options: {
    patches: { type: 'string', default: 'reports/round' },
    only: { type: 'string', multiple: true, default: [] },
    jobs: { type: 'string', default: '1' },
    port: { type: 'string', default: '5480' },
    level: { type: 'string', default: 'full' },
    reference: { type: 'boolean', default: false },
    report: { type: 'string', default: 'reports/round.json' },
  },
})
const CACHE = resolve('.cache/round')
const NODE = ['--max-semi-space-size=128', '--import', 'tsx']
const GENERATED = 'src/api/generated'
/** The status that represents a missing response (scripts/conformance/target.ts). */
const NO_RESPONSE = '599'
/** The operations of the contract. The list may contain other words. */
const KNOWN = new Set(
  Object.values(readDocument().paths).flatMap((item) => Object.values(item).map((one) => one.operationId)),
)

interface Defect {
  number: string
  kind: string
  area: string
  operations: readonly string[]
  sentence: string
  call: string
}
type Headline = Pick<ReportedFinding, 'id' | 'law' | 'operation' | 'place' | 'expected' | 'actual'>
interface Verdict extends Defect {
  /** All findings of the run. Without the defect the run has none. */
  findings: readonly Headline[]
  /** The first finding at an operation of the defect, otherwise the first finding. */
  own?: string
  seconds: number
  /** Why the defect could not be tried. */
  problem?: string
}

const queue = readList()
const verdicts: Verdict[] = []
await Promise.all(Array.from({ length: Number(values.jobs) }, (_none, job) => work(job)))
report()

function readList(): Defect[] {
  const lines = readFileSync(join(values.patches, 'list.tsv'), 'utf8').trim().split('\n')
  return lines
    .map((line) => line.split('\t'))
    .map(([number = '', kind = '', area = '', operations = '', sentence = '', call = '']) => ({
      number,
      kind,
      area,
      operations: operations.split(/\W+/).filter((word) => KNOWN.has(word)),
      sentence,
      call,
    }))
    .filter(({ number }) => /^\d+$/.test(number))
    .filter(({ number }) => values.only.length === 0 || values.only.includes(number))
}

async function work(job: number): Promise<void> {
  const copy = copyOfCommit(job)
  for (let defect = queue.shift(); defect; defect = queue.shift()) {
    const verdict = await tried(defect, copy, Number(values.port) + job)
    verdicts.push(verdict)
    const result =
      verdict.problem === undefined ? (verdict.own === undefined ? 'MISSED' : 'found ') : 'BROKEN'
    console.log(
      `${result} ${defect.number} ${defect.kind} (${verdict.seconds.toFixed(0)} s) ${defect.sentence}`,
    )
    for (const { id, law, operation, place } of verdict.findings.slice(0, 8))
      console.log(`         ${id} ${law}: ${operation} ${place}`)
    if (verdict.problem !== undefined) console.log(`         ${verdict.problem}`)
    report()
  }
}

/** A copy of the last commit, with the packages and the generated contract of this folder. */
function copyOfCommit(job: number): string {
  const copy = join(CACHE, String(job))
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  execFileSync('git', ['clone', '--quiet', '--shared', '.', copy])
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  cpSync(GENERATED, join(copy, GENERATED), { recursive: true })
  return copy
}

async function tried(defect: Defect, copy: string, port: number): Promise<Verdict> {
  const started = performance.now()
  const seconds = (): number => (performance.now() - started) / 1000
  const patch = resolve(values.patches, `${defect.number.padStart(2, '0')}.patch`)
  let server: ChildProcess | undefined
  try {
    execFileSync('git', ['apply', patch], { cwd: copy, stdio: 'pipe' })
    const started = await start(defect, copy, port)
    server = started.process
    const findings = await findingsIn(defect, copy, started)
    // If a response did not arrive in time, the run proves nothing about the defect.
    if (findings.some(({ place }) => place === NO_RESPONSE))
      throw new Error('the sandbox did not answer in time')
    const own = findings.find(({ operation }) => defect.operations.includes(operation)) ?? findings[0]
    return { ...defect, findings, seconds: seconds(), ...(own && { own: own.id }) }
  } catch (error) {
    return { ...defect, findings: [], seconds: seconds(), problem: String(error).slice(0, 500) }
  } finally {
    server?.kill()
    execFileSync('git', ['checkout', '--quiet', '.'], { cwd: copy })
  }
}

interface Started {
  readonly process: ChildProcess
  /** The options of the suite for this server. */
  readonly options: readonly string[]
}

/** Starts the server with the defect. */
async function start({ area }: Defect, folder: string, port: number): Promise<Started> {
  if (!isForeignServer(area))
    return {
      process: await startSandbox(folder, port),
      options: ['--target', `http://127.0.0.1:${port}/api`],
    }
  const { target, credentials, process } = await startForeignServer(area, folder)
  return { process, options: ['--target', target, '--auth', credentials] }
}

/** Starts the sandbox of a folder. Resolves when it listens. */
async function startSandbox(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn('node', [...NODE, 'mocks/node.ts', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit').then(() => {
    throw new Error('the sandbox does not start')
  })
  await Promise.race([once(server.stdout ?? server, 'data'), ended])
  ended.catch(() => undefined)
  server.stdout?.resume()
  return server
}

/** The findings of a run on the operations of the defect, or on its area if they have none. */
async function findingsIn(
  { area, operations }: Defect,
  copy: string,
  { options }: Started,
): Promise<Headline[]> {
  const folder = join(copy, 'reports/round')
  const common = [...options, '--level', values.level, '--report', folder]
  const more = values.reference ? ['--reference', 'sandbox'] : []
  const areas = isForeignServer(area) ? [] : area.split(/[\s,;]+/)
  for (const part of [
    operations.flatMap((id) => ['--operation', id]),
    areas.flatMap((one) => ['--area', one]),
  ]) {
    if (part.length === 0 && !isForeignServer(area)) continue
    const args = [...NODE, 'scripts/conformance.ts', ...common, ...part, ...more]
    const suite = spawn('node', args, { stdio: 'ignore' })
    const [code] = (await once(suite, 'exit')) as [number]
    if (code > 1 || !existsSync(join(folder, 'conformance.json')))
      throw new Error(`the suite ended with ${code}: ${part.join(' ')}`)
    const { findings } = JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8')) as Summary
    rmSync(folder, { recursive: true })
    if (findings.length > 0)
      return findings.map(({ id, law, operation, place, expected, actual }) => ({
        id,
        law,
        operation,
        place,
        expected,
        actual,
      }))
  }
  return []
}

function report(): void {
  mkdirSync('reports', { recursive: true })
  writeFileSync(values.report, `${JSON.stringify(verdicts, undefined, 1)}\n`)
  if (queue.length > 0) return
  const valid = verdicts.filter(({ problem }) => problem === undefined)
  for (const kind of [...new Set(valid.map((one) => one.kind))].sort())
    console.log(`${kind}: ${shareOf(valid.filter((one) => one.kind === kind))}`)
  console.log(`all: ${shareOf(valid)}; ${verdicts.length - valid.length} could not be tried`)
}

function shareOf(all: readonly Verdict[]): string {
  const found = all.filter(({ own }) => own !== undefined).length
  const [low, high] = intervalOf(found, all.length).map((share) => Math.round(share * 100))
  return `${found} of ${all.length} (${low} to ${high} %)`
}
