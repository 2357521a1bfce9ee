/**
 * `npm run contract:clients`: generates clients with two generators that the portal does not use, and compiles them
 * under strict TypeScript. This proves that the bundle is valid OpenAPI for other tools too. The generators are large,
 * so they are installed into `.cache/clients` on the first run. Their versions are the last ones for Node 20.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../openapi/contract-types.ts'
import { filesBelow } from './files.ts'
import { runCommand, runSteps, type Step } from './steps.ts'

const FOLDER = '.cache/clients'
const BUNDLE = 'src/api/generated/openapi.json'
const VERSIONS = { orval: '7.13.2', '@hey-api/openapi-ts': '0.95.0' }

const inFolder = (...path: readonly string[]): string => join(FOLDER, ...path)
const bin = (name: string): string => inFolder('node_modules/.bin', name)

await runSteps('contract-clients', [
  { name: 'bundle', run: ['node_modules/.bin/tsx', 'scripts/generate.ts'] },
  { name: 'generators are installed', run: install },
  ...stepsOf('orval', [bin('orval'), '--config', inFolder('orval.cjs')]),
  ...stepsOf('hey-api', [
    bin('openapi-ts'),
    '-i',
    inFolder('openapi.json'),
    '-o',
    inFolder('hey-api'),
    '-c',
    '@hey-api/client-fetch',
  ]),
])

/** Installs the generators unless these versions are present, and prepares their input. */
async function install(): Promise<string[]> {
  const manifest = JSON.stringify({ private: true, dependencies: VERSIONS })
  const stamp = inFolder('.installed')
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== manifest) {
    writeFileSync(inFolder('package.json'), manifest)
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', FOLDER]
    const { code, output } = await runCommand(['npm', 'install', ...options])
    if (code !== 0) return [output]
    writeFileSync(stamp, manifest)
  }
  copyFileSync(BUNDLE, inFolder('openapi.json'))
  const output = { mode: 'tags-split', target: 'orval/portal.ts', schemas: 'orval/model', client: 'fetch' }
  const portal = { input: './openapi.json', output }
  writeFileSync(inFolder('orval.cjs'), `module.exports = ${JSON.stringify({ portal })}\n`)
  return []
}

/** Generates a client into a folder, compiles it, and checks that it has every operation. */
function stepsOf(name: string, command: readonly string[]): Step[] {
  return [
    {
      name: `${name} makes a client`,
      run: async () => {
        rmSync(inFolder(name), { recursive: true, force: true })
        const { code, output } = await runCommand(command)
        return code === 0 ? [] : [output]
      },
    },
    { name: `${name}: the client compiles`, run: () => compile(name) },
    { name: `${name}: the client has every operation`, run: () => missingIn(name) },
  ]
}

async function compile(name: string): Promise<string[]> {
  const compilerOptions = {
    strict: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    noEmit: true,
  }
  const project = inFolder(`tsconfig.${name}.json`)
  writeFileSync(project, JSON.stringify({ compilerOptions, include: [name] }))
  const { code, output } = await runCommand(['node', 'node_modules/typescript7/bin/tsc', '-p', project])
  return code === 0 ? [] : [output]
}

function missingIn(name: string): string[] {
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  const sources = filesBelow(inFolder(name)).map((path) => readFileSync(path, 'utf8'))
  const made = new Set(
    sources.flatMap((source) => [...source.matchAll(/^export const (\w+) = /gm)].map(([, id]) => id)),
  )
  return Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId }) => (made.has(operationId) ? [] : [`no ${operationId}`]))
}
