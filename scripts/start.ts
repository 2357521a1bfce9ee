/**
 * `npm start`: the portal for development, with its backend.
 *
 *   npm start                                     the portal on the sandbox
 *   npm start -- --api prism                      … on Prism: every response is one of the contract's examples
 *   npm start -- --api https://portal.example/api … on a real backend; the address where the contract's paths begin
 *   npm start -- --replay report.json             … on the sandbox, with the responses of a problem report
 *   --port 5173  --sandbox-port 4010              the ports of the portal and of the sandbox or the proxy
 *   --scale  --persist FILE                       the sandbox's large world; the file of its worlds
 *
 * Prism and a backend are called through a proxy that checks every call against the contract. If a port is in use, the
 * next free one is used. Generated code is updated whenever `openapi/` changes. The sandbox then restarts with the same
 * worlds and sessions, and calls wait for it. The processes that this program starts end with it, even if it is killed.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { type ContractCheck, createContract } from '../mocks/contract.ts'
import type { ControlResponses } from '../mocks/control.ts'
import { readDocument } from '../mocks/document.ts'
import type { Replay } from '../mocks/replay.ts'
import { readArguments } from './read-arguments.ts'
import { createDevProxy, listen } from './dev-proxy.ts'
import { nodeRefusal } from './processes/node-version.ts'
import { endsWithParent, watchParent } from './processes/parent-watch.ts'
import { firstCause, printFirstCauses } from './processes/first-cause.ts'
import { startFront } from './processes/front.ts'
import { freePort, readPort, waitForServer } from './processes/ports.ts'
import { BUNDLE, startPrism } from './processes/prism.ts'
import { probeBackend } from './processes/probe-backend.ts'
import { runCommand } from './steps.ts'

const PRISM_PORT = 4020
const READY_WITHIN_MS = 60_000

const values = readOptions()

/** Called when this program ends, in reverse order. */
const atEnd: (() => void)[] = []
let isEnding = false
function end(code: number): void {
  if (isEnding) return
  isEnding = true
  for (const ending of atEnd.reverse()) ending()
  process.exitCode = code
  // The program ends by itself once its child processes and connections have closed, or else after this time.
  setTimeout(() => process.exit(), 1500).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
watchParent(() => end(1))

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  end(1)
}

async function start(): Promise<void> {
  console.log('Reading the contract …')
  const { code, output } = await runCommand([process.execPath, '--import', 'tsx', 'scripts/generate.ts'])
  if (code !== 0) throw new Error(firstCause(output) ?? output)
  run(['--import', 'tsx', 'scripts/generate.ts', '--watch'])

  const backend = await startBackend()
  const port = await chosenPort('The portal', readPort('port', values.port))
  run(
    [
      'node_modules/vite/bin/vite.js',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
      '--logLevel',
      'warn',
    ],
    {
      SANDBOX_URL: backend.url,
    },
  )
  await waitForServer(`http://127.0.0.1:${port}/portal/`, READY_WITHIN_MS, () => isEnding)
  console.log(['', `Mobility Portal  http://localhost:${port}/portal/`, ...backend.lines, ''].join('\n'))
  if (values.replay !== undefined) {
    const replay = await prepareReplay(backend.url, values.replay)
    const who = replay.login === undefined ? 'nobody signed in' : `signed in as ${replay.login}`
    console.log(`The report       http://localhost:${port}/sandbox/replay  (${who}, ${replay.address})\n`)
  }
}

function readOptions() {
  try {
    const { values } = readArguments({
      options: {
        api: { type: 'string', default: 'sandbox' },
        port: { type: 'string', default: '5173' },
        'sandbox-port': { type: 'string', default: '4010' },
        scale: { type: 'boolean', default: false },
        persist: { type: 'string' },
        replay: { type: 'string' },
      },
    })
    const refusal = nodeRefusal(process.versions.node)
    if (refusal !== undefined) throw new Error(refusal)
    readPort('port', values.port)
    readPort('sandbox-port', values['sandbox-port'])
    if (!/^(sandbox|prism|https?:\/\/.+)$/.test(values.api))
      throw new Error(`--api is sandbox, prism or an address, not ${values.api}`)
    if (values.replay !== undefined && values.api !== 'sandbox') throw new Error('--replay needs the sandbox')
    return values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** Sends a problem report to the sandbox. The address `/sandbox/replay` then signs in and opens its screen. */
async function prepareReplay(sandbox: string, file: string): Promise<Replay> {
  const answer = await fetch(`${sandbox}/sandbox/replay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: readFileSync(file, 'utf8'),
  })
  if (!answer.ok) throw new Error(`${file} cannot be replayed: ${await answer.text()}`)
  return (await answer.json()) as Replay
}

interface Backend {
  /** The base address of `/api` and `/sandbox`. */
  url: string
  /** Lines to print for the developer. */
  lines: string[]
}

const PRISM_WORDS =
  'Any name and password sign in, as platform staff; the development panel chooses the answers.'

function loginPath(): string {
  const paths = Object.entries(readDocument().paths)
  const found = paths.find(([, item]) => item.post?.operationId === 'login')
  if (!found) throw new Error('the contract has no operation login')
  return found[0]
}

async function startBackend(): Promise<Backend> {
  if (values.api === 'sandbox') return startSandbox()
  if (values.api === 'prism') {
    const prism = await startPrism(await chosenPort('Prism', PRISM_PORT), { quiet: true })
    atEnd.push(prism.stop)
    return startProxy('prism', prism.url, [`on Prism         ${prism.url}`, PRISM_WORDS])
  }
  const { kind, warning } = await probeBackend(values.api, loginPath())
  return startProxy(kind, values.api, [
    `on               ${values.api}`,
    ...(kind === 'prism' ? [PRISM_WORDS] : []),
    ...(warning === undefined ? [] : [warning]),
  ])
}

async function startSandbox(): Promise<Backend> {
  const port = await chosenPort('The sandbox', readPort('sandbox-port', values['sandbox-port']))
  const url = `http://127.0.0.1:${port}`
  const sandboxPort = await freePort(port + 1)
  // Without `--persist`, worlds and sessions survive restarts of the sandbox, but not of this program.
  const kept = values.persist ?? `.cache/worlds-${port}.json`
  if (values.persist === undefined) rmSync(kept, { force: true })
  const options = [...(values.scale ? ['--scale'] : []), '--persist', kept]
  // Restarts when its code or the contract changes.
  const watching = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include', BUNDLE]
  run([...watching, 'mocks/node.ts', '--port', String(sandboxPort), ...options], {}, 'ignore')
  const front = await startFront(port, sandboxPort, READY_WITHIN_MS)
  atEnd.push(() => front.close())
  await waitForServer(url, READY_WITHIN_MS, () => isEnding)
  const personas = (await (await fetch(`${url}/sandbox/personas`)).json()) as ControlResponses['personas']
  const width = Math.max(...personas.map(({ login }) => login.length))
  const password = personas[0]?.password ?? ''
  return {
    url,
    lines: [
      `on the sandbox   ${url}/api`,
      '',
      `Sign in with the password ${password} as`,
      ...personas.map(({ login, note }) => `  ${login.padEnd(width)}  ${note}`),
    ],
  }
}

async function startProxy(kind: 'prism' | 'url', target: string, words: string[]): Promise<Backend> {
  const port = await chosenPort('The proxy', readPort('sandbox-port', values['sandbox-port']))
  const server = await listen(createDevProxy({ kind, target, contract: currentContract() }), port)
  atEnd.push(() => server.close())
  return { url: `http://127.0.0.1:${port}`, lines: words }
}

/** Returns a getter for the contract, which is read again whenever the bundle has changed. */
function currentContract(): () => Promise<ContractCheck> {
  let bundleTime = 0
  let contract: Promise<ContractCheck> | undefined
  return () => {
    const changed = statSync(BUNDLE).mtimeMs
    if (!contract || changed !== bundleTime) contract = createContract(readDocument())
    bundleTime = changed
    return contract
  }
}

async function chosenPort(who: string, preferred: number): Promise<number> {
  const port = await freePort(preferred)
  if (port !== preferred) console.log(`${who}: port ${preferred} is in use, taking ${port}.`)
  return port
}

/** Runs one of our programs until this one ends. If it ends first, this program ends too. */
function run(
  args: readonly string[],
  env: Record<string, string> = {},
  output: 'pipe' | 'ignore' = 'pipe',
): void {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, 'pipe'],
    env: { ...process.env, ...endsWithParent(), ...env },
  })
  printFirstCauses(
    [child.stdout, child.stderr].filter((stream) => stream !== null),
    (words) => process.stderr.write(words),
  )
  child.on('exit', (code) => end(code ?? 1))
  atEnd.push(() => child.kill())
}
