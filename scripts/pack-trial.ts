/**
 * `npm run pack:try`: builds the packages and uses each like another project, from an empty folder outside this
 * repository: a module, a strict TypeScript project, a Vue application in its unit tests and in a browser, and a Python
 * server that the packed suite checks. The Vue application needs the registry for Vue. The packages need none.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { commandsOf, RECIPES } from '../tests/packages/recipes.ts'
import { launchOptions } from './browser.ts'
import { freePort, waitForServer } from './processes/ports.ts'
import { runCommand, runSteps, type Step } from './steps.ts'

const PACKS = resolve('.cache/packs')
const SMALL_SERVER = 'tests/small-server'
const root = mkdtempSync(join(tmpdir(), 'packages-'))
const inRoot = (...path: readonly string[]): string => join(root, ...path)
const tarball = (name: string): string => {
  const file = readdirSync(PACKS).find((one) => one.startsWith(`mobility-portal-${name}-`))
  if (file === undefined) throw new Error(`no tarball of ${name}`)
  return join(PACKS, file)
}
/** The contract that the other team's server reads is the one in the package. */
const CONTRACT_FILE = inRoot('contract/node_modules/mobility-portal-contract/openapi.json')

async function main(): Promise<void> {
  await runSteps('packages', [
    { name: 'are made', run: ['node_modules/.bin/tsx', 'scripts/pack.ts', '--out', PACKS] },
    ...installed('contract', 'client', 'sandbox', 'conformance'),
    { name: 'the contract is there as data, files and functions', run: () => runModule(USE_CONTRACT) },
    { name: 'the client calls the sandbox without a port', run: () => runModule(USE_CLIENT) },
    { name: 'their types hold in a strict project', run: compile },
    { name: 'a Vue application tests itself on the sandbox', run: testVue },
    { name: 'it runs in a browser, with the sandbox in its page and on another port', run: openVue },
    { name: 'the suite finds nothing wrong with a right Python server', run: () => suiteSays(0, []) },
    { name: 'the suite finds a mistake of it', run: () => suiteSays(1, ['not-unique']) },
    { name: 'the suite says when it cannot start', run: () => suiteSays(2, undefined) },
  ])
}

/** Installs each in a separate folder, without a registry. */
function installed(...names: readonly string[]): Step[] {
  return names.map((name) => ({
    name: `${name} installs without a registry`,
    run: async () => {
      mkdirSync(inRoot(name))
      return npm(name, 'install', '--offline', tarball(name))
    },
  }))
}

async function npm(folder: string, ...args: readonly string[]): Promise<string[]> {
  return outcomeOf(await runCommand(['npm', ...args, '--no-audit', '--no-fund', '--prefix', inRoot(folder)]))
}

const outcomeOf = ({ code, output }: { code: number; output: string }): string[] =>
  code === 0 ? [] : [output || `exit code ${code}`]

const USE_CONTRACT = {
  folder: 'contract',
  code: `
import assert from 'node:assert'
import { createRequire } from 'node:module'
import { contract, formats } from 'mobility-portal-contract'
import { distanceRules } from 'mobility-portal-contract/rules'
const file = createRequire(import.meta.url)('mobility-portal-contract/openapi.json')
assert.deepStrictEqual(file, contract)
assert.equal(Object.keys(contract.paths).length > 200, true)
assert.equal(formats.iban('BE71 0961 2345 6769'), true)
assert.equal(formats.iban('BE00 0961 2345 6769'), false)
assert.deepStrictEqual(distanceRules(10, 13), { distance: { rule: 'deviation', params: { min: 8, max: 12 } } })
assert.deepStrictEqual(distanceRules(10, 12), {})
`,
}

const USE_CLIENT = {
  folder: 'both',
  code: `
import assert from 'node:assert'
import { ApiError, createClient } from 'mobility-portal-client'
import { getUser, login } from 'mobility-portal-client/operations'
import { createSandbox, personas } from 'mobility-portal-sandbox'
const sandbox = createSandbox()
const { login: username, passdigest } = personas.find(({ login }) => login === 'ulla.users')
let token
const client = createClient({ baseUrl: 'http://sandbox.localhost/api', token: () => token, fetch: sandbox.fetch })
token = (await client.call(login, { body: { username, passdigest } })).token
assert.equal((await client.call(getUser, { body: { ospId: 'u-1101' } })).ospId, 'u-1101')
await sandbox.world().faults.set({ operationId: 'getUser', kind: 'status-500', times: 1 })
await assert.rejects(client.call(getUser, { body: { ospId: 'u-1101' } }), (error) => error instanceof ApiError && error.status === 500)
const { clock } = sandbox.world('later')
await clock.set('2031-01-01T00:00:00Z', true)
assert.equal(await clock.now(), '2031-01-01T00:00:00.000Z')
`,
}

/** Runs code in a project that has the packages as dependencies. */
async function runModule({ folder, code }: { folder: string; code: string }): Promise<string[]> {
  if (folder === 'both') {
    mkdirSync(inRoot(folder))
    const findings = await npm(
      folder,
      'install',
      '--offline',
      tarball('client'),
      tarball('sandbox'),
      tarball('contract'),
    )
    if (findings.length > 0) return findings
  }
  writeFileSync(inRoot(folder, 'use.mjs'), code)
  return outcomeOf(await runCommand(['node', inRoot(folder, 'use.mjs')]))
}

/** Each `@ts-expect-error` must be a type error, otherwise the compilation fails. */
const CONSUMER = `
import { ApiError, createClient, type components } from 'mobility-portal-client'
import { getPortalLogo, getUser, uploadUsersFile } from 'mobility-portal-client/operations'
import { contract, formats } from 'mobility-portal-contract'
import { distanceRules } from 'mobility-portal-contract/rules'
import { createSandbox, type Sandbox } from 'mobility-portal-sandbox'

const sandbox: Sandbox = createSandbox({ origins: ['http://localhost:3000'] })
const client = createClient({ baseUrl: 'http://sandbox.localhost/api', fetch: (request) => sandbox.fetch(request) })
export async function use(): Promise<string | undefined> {
  const user = await client.call(getUser, { body: { ospId: 'u-1101' } })
  user satisfies components['schemas']['AppUser']
  ;(await client.call(getPortalLogo, {})) satisfies Blob
  ;(await sandbox.world().clock.now()) satisfies string
  contract.info?.title satisfies string | undefined
  distanceRules(1, Object.keys(formats).length)
  // @ts-expect-error -- not of this type
  await client.call(getUser, { body: { ospId: 1101 } })
  // @ts-expect-error -- the query parameter is missing
  await client.call(uploadUsersFile, { body: new FormData() })
  // @ts-expect-error -- no such kind of fault
  await sandbox.world().faults.set({ kind: 'earthquake' })
  return user.ospId
}
export const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined)
`

/** Compiles with each module resolution that supports `exports`, with the types of Node and of the browser. */
async function compile(): Promise<string[]> {
  writeFileSync(inRoot('both/use.mts'), CONSUMER)
  const findings: string[] = []
  for (const [module, moduleResolution] of [
    ['ESNext', 'bundler'],
    ['Node16', 'node16'],
  ]) {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      target: 'ES2022',
      module,
      moduleResolution,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      noEmit: true,
    }
    writeFileSync(inRoot('both/tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.mts'] }))
    const outcome = await runCommand(['node', 'node_modules/typescript7/bin/tsc', '-p', inRoot('both')])
    findings.push(...outcomeOf(outcome).map((output) => `${moduleResolution}: ${output}`))
  }
  return findings
}

const VUE = 'vue-app'

async function testVue(): Promise<string[]> {
  cpSync(`tests/packages/${VUE}`, inRoot(VUE), { recursive: true })
  const packages = ['client', 'sandbox'].map(tarball)
  const findings = await npm(VUE, 'install', '--prefer-offline', '--ignore-scripts', ...packages)
  return findings.length > 0 ? findings : npm(VUE, 'test')
}

/** Opens the built application twice. */
async function openVue(): Promise<string[]> {
  const findings = await npm(VUE, 'run', 'build')
  if (findings.length > 0) return findings
  const server = await preview({
    root: inRoot(VUE),
    preview: { port: await freePort(5620), host: '127.0.0.1' },
  })
  const page = server.resolvedUrls?.local[0] ?? ''
  const port = await freePort(4620)
  const sandbox = spawn(
    inRoot('both/node_modules/.bin/mobility-portal-sandbox'),
    ['--port', String(port), '--origin', new URL(page).origin],
    { stdio: 'ignore' },
  )
  const browser = await chromium.launch(launchOptions())
  try {
    const api = `http://127.0.0.1:${port}`
    await waitForServer(`${api}/sandbox/personas`, 60_000, () => sandbox.exitCode !== null)
    const shown: string[] = []
    for (const address of [page, `${page}?api=${api}/api`]) {
      const tab = await browser.newPage()
      await tab.goto(address)
      await tab.getByRole('listitem').first().waitFor({ timeout: 60_000 })
      shown.push((await tab.getByRole('list').innerText()).trim())
      await tab.close()
    }
    const calls = (await (await fetch(`${api}/sandbox/calls`)).json()) as { operationId: string }[]
    return [
      ...(shown[0] === shown[1] ? [] : [`other groups on the port: ${shown.join(' / ')}`]),
      ...(calls.some(({ operationId }) => operationId === 'findAllUserGroups')
        ? []
        : ['the port was not called']),
    ]
  } finally {
    await browser.close()
    sandbox.kill()
    await server.close()
  }
}

/**
 * Runs the commands in docs/ci for a backend's CI against the Python server, with these mistakes or while it does not
 * run, and reads the results as a CI would.
 */
async function suiteSays(expected: number, mistakes: readonly string[] | undefined): Promise<string[]> {
  const server = mistakes && spawn('python3', [`${SMALL_SERVER}/server.py`, CONTRACT_FILE, ...mistakes])
  const job = inRoot('job')
  rmSync(job, { recursive: true, force: true })
  mkdirSync(job)
  const variables = {
    CONFORMANCE: tarball('conformance'),
    TARGET: `http://127.0.0.1:${server ? await portOf(server) : await freePort(4640)}`,
    CREDENTIALS: resolve(SMALL_SERVER, 'credentials.json'),
    LEVEL: 'full',
    SEED: '1',
  }
  try {
    const commands = commandsOf(RECIPES.backend[0]).filter(
      (command) => server || !command.startsWith('curl '),
    )
    const { code, output } = await runCommand([
      'env',
      '--chdir',
      job,
      ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
      'bash',
      '-e',
      '-c',
      commands.join('\n'),
    ])
    if (code !== expected) return [`exit code ${code}, not ${expected}`, output]
    if (!server) return output.includes('cannot be reached') ? [] : [output]
    const junit = readFileSync(join(job, 'reports/conformance/conformance.xml'), 'utf8')
    return junit.includes('<failure') === expected > 0
      ? []
      : ['JUnit says something else than the exit code', output]
  } finally {
    server?.kill()
  }
}

async function portOf(server: ChildProcess): Promise<string> {
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  return String(line).trim()
}

try {
  await main()
} finally {
  rmSync(root, { recursive: true, force: true })
}
