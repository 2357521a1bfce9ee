/**
 * `npm run bench:sandbox [-- --n 5]`: starts the sandbox with `--scale` and prints its start time, its memory, and the
 * ten slowest reads. Every read is called as platform staff, who see all data, in three variants: with its example,
 * with the example without the records it names, and without a filter. The slowest accepted variant counts. Then it
 * sends hostile files. The exit code is 1 when one takes more than a second, or makes another call wait for more than
 * 100 ms.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { contractCheck } from '../mocks/app.ts'
import { readDocument } from '../mocks/document.ts'
import { PASSWORD } from '../mocks/seed/personas.ts'
import { readArguments } from './read-arguments.ts'
import { passdigest } from './conformance/actors.ts'
import { type Operation, readApi } from './conformance/api.ts'
import { readModel } from './conformance/model.ts'
import { printHostile, timeHostile } from './hostile-files.ts'
import { waitForServer, freePort } from './processes/ports.ts'

const READY_WITHIN_MS = 120_000
const SHOWN = 10

type Parameter = Operation['parameters'][number]
const isAny = (): boolean => true
const isNoRecord = ({ name }: Parameter): boolean => !name.endsWith('OspId')
const isNone = (): boolean => false

const { values } = readArguments({ options: { n: { type: 'string', default: '5' } } })
const port = await freePort(4410)
const address = `http://127.0.0.1:${port}`
const started = performance.now()
const sandbox = spawn(
  process.execPath,
  ['--max-semi-space-size=128', '--import', 'tsx', 'mocks/node.ts', '--port', String(port), '--scale'],
  { stdio: ['ignore', 'ignore', 'inherit'] },
)
try {
  await waitForServer(`${address}/sandbox/personas`, READY_WITHIN_MS, () => sandbox.exitCode !== null)
  console.log(`start: ${((performance.now() - started) / 1000).toFixed(1)} s, ${memory()}`)
  const slowest = (await timeReads()).toSorted((a, b) => b.ms - a.ms)
  for (const { id, ms, first } of slowest.slice(0, SHOWN))
    console.log(`${id.padEnd(40)} ${ms.toFixed(0).padStart(6)} ms   first ${first.toFixed(0)} ms`)
  console.log(
    `${slowest.length} reads; the median of all takes ${median(slowest.map(({ ms }) => ms)).toFixed(1)} ms`,
  )
  console.log(`after them: ${memory()}`)
  if (!printHostile(await timeHostile(address, await signIn()))) process.exitCode = 1
} finally {
  sandbox.kill()
  await once(sandbox, 'exit')
}

/** The memory of the sandbox's process. Works on Linux only. */
function memory(): string {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${sandbox.pid}/status`, 'utf8'))?.[1]
  return `${Math.round(Number(kilobytes) / 1024)} MB`
}

interface Timed {
  id: string
  /** `first` is the duration of the first call, `ms` the median of the later ones. */
  first: number
  ms: number
}

async function timeReads(): Promise<Timed[]> {
  const token = await signIn()
  const model = await readModel(readDocument())
  const { operations } = readApi(readDocument(), await contractCheck(), (id) => model.isRead(id))
  const timed: Timed[] = []
  for (const operation of operations.filter(({ reads }) => reads)) {
    const ways: [address: string, body: unknown][] = operation.body
      ? [...operation.body.examples.slice(0, 1), {}].map((body) => [addressOf(operation), body])
      : [isAny, isNoRecord, isNone].map((isIncluded) => [addressOf(operation, isIncluded), undefined])
    const times = []
    for (const [address, body] of ways) times.push(await time(operation.method, address, body, token))
    const slowest = times.filter((one) => one !== undefined).toSorted((a, b) => b.ms - a.ms)[0]
    if (slowest) timed.push({ id: operation.id, ...slowest })
  }
  return timed
}

/** `undefined` if the call is refused, because the example's record is not in this world or a filter is required. */
async function time(
  method: string,
  path: string,
  body: unknown,
  token: string,
): Promise<Omit<Timed, 'id'> | undefined> {
  const once = async (): Promise<number | undefined> => {
    const from = performance.now()
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    return response.ok ? performance.now() - from : undefined
  }
  const first = await once()
  if (first === undefined) return undefined
  const more: number[] = []
  for (let count = 0; count < Number(values.n); count += 1) more.push((await once()) ?? 0)
  return { first, ms: median(more) }
}

/**
 * The address with the required path and query values and the other selected ones, taken from the contract's examples.
 */
function addressOf(
  { path, parameters }: Operation,
  isIncluded: (parameter: Parameter) => boolean = isNone,
): string {
  const example = ({ example, schema }: Parameter): string =>
    String(example ?? schema['example'] ?? (Array.isArray(schema['enum']) ? schema['enum'][0] : ''))
  let filled = path
  const query = new URLSearchParams()
  for (const parameter of parameters.filter((one) => one.required || isIncluded(one))) {
    if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, example(parameter))
    else query.set(parameter.name, example(parameter))
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`
}

async function signIn(): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'olivia.osp', passdigest: passdigest(PASSWORD) }),
  })
  return ((await response.json()) as { token: string }).token
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
