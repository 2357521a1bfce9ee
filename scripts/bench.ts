/**
 * `npm run bench [-- --n 3 --apps react-admin,refine,portal]`: measures the portal's production build against the
 * same screens made with admin kits, in one run in a real browser. Prints the ratios to react-admin with their
 * goals, and fails when a goal is missed. CPU, heap and bytes are reliable on a busy machine, wall times are not.
 *
 * The comparison, with its peers and data, is outside the project in `../shared/bench` (`--from FOLDER`). It is
 * copied to `.cache/bench`, where the peers are installed and built once.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { goals, type Goal } from '../tests/bench/goals.ts'
import { table, type Runs } from '../tests/bench/report.ts'
import { benchLinks } from '../tests/bench/portal.ts'
import { launchOptions } from './browser.ts'
import { buildIfStale } from './processes/fresh-build.ts'

/** One app to measure, as the comparison's configuration names it. */
interface App {
  readonly name: string
  readonly port: number
  readonly dist: string
  readonly adapter: string
  readonly apiModule?: string
}

const PLACE = resolve('.cache/bench')
const PORTAL = { dist: 'portal', adapter: 'adapters/portal.mjs', apiModule: 'adapters/portal-api.mjs' }

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '3' },
    apps: { type: 'string', default: 'react-admin,refine,portal' },
    from: { type: 'string', default: '../shared/bench' },
  },
})
const SOURCE = resolve(values.from)
const names = values.apps.split(',')
/** The comparison looks for Debian's `chromium` unless told: it is given the browser of our tests. */
const { executablePath } = launchOptions()
const browser = executablePath === undefined ? {} : { CHROMIUM: executablePath }

if (existsSync(SOURCE)) await bench()
else {
  console.log(`Nothing was measured: the comparison is not in ${SOURCE}.`)
  process.exitCode = 1
}

async function bench(): Promise<void> {
  copyComparison()
  for (const name of new Set(['react-admin', ...names])) if (name !== 'portal') buildPeer(name)
  if (names.includes('portal')) await layOutPortal()
  const login = measure(
    'login',
    ['--steps', 'login'],
    [
      // Starts at the sign-in page, because react-admin renders its whole frame first at any other address.
      {
        name: 'react-admin',
        port: 4201,
        dist: distOf('react-admin'),
        adapter: 'adapters/react-admin-direct.mjs',
      },
      ...names.filter((name) => name !== 'react-admin').map((name, index) => appOf(name, 4202 + index)),
    ],
  )
  const whole = measure(
    'whole',
    [],
    names.map((name, index) => appOf(name, 4101 + index)),
  )
  const { lines, missed } = table(goals, (goal: Goal) => (goal.run === 'login' ? login : whole))
  console.log(lines.join('\n'))
  console.log(`\nall figures: ${PLACE}/login/latest.md, ${PLACE}/whole/latest.md`)
  if (missed > 0) process.exitCode = 1
}

function distOf(peer: string): string {
  return `peers/${peer}/dist`
}

function appOf(name: string, port: number): App {
  return {
    name,
    port,
    ...(name === 'portal' ? PORTAL : { dist: distOf(name), adapter: `adapters/${name}.mjs` }),
  }
}

/** Copies the comparison over the previous copy. Installed packages and builds stay. */
function copyComparison(): void {
  mkdirSync(PLACE, { recursive: true })
  cpSync(SOURCE, PLACE, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|results)$/.test(path),
  })
  const module = (name: string, source: string): void => writeFileSync(join(PLACE, 'adapters', name), source)
  module('portal.mjs', `export { steps as default } from '../../../tests/bench/portal.ts'\n`)
  module(
    'portal-api.mjs',
    [
      `import { createPortalApi } from '../../../tests/bench/portal-api.ts'`,
      `import { sendJson } from '../server/api.mjs'`,
      `import { accounts, users } from '../server/data.mjs'`,
      `export default createPortalApi({ accounts, users }, sendJson)`,
      '',
    ].join('\n'),
  )
  install(PLACE)
}

function buildPeer(name: string): void {
  const place = join(PLACE, 'peers', name)
  if (existsSync(join(place, 'dist/index.html.br'))) return
  console.log(`building ${name} …`)
  install(place)
  run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], place)
  compress(distOf(name))
}

/** Lays out the portal's build as it is served: below `/portal/`, with every other address leading there. */
async function layOutPortal(): Promise<void> {
  await buildIfStale()
  const root = join(PLACE, PORTAL.dist)
  rmSync(root, { recursive: true, force: true })
  cpSync('dist', join(root, 'portal'), { recursive: true, filter: (path) => !path.endsWith('.map') })
  const page = readFileSync('dist/index.html', 'utf8').replace('</body>', `${benchLinks}</body>`)
  for (const path of ['index.html', 'portal/index.html']) writeFileSync(join(root, path), page)
  compress(PORTAL.dist)
}

/** Runs the comparison. Its figures are written to `.cache/bench/<run>`. */
function measure(runName: string, options: readonly string[], apps: readonly App[]): Runs {
  const config = `${runName}.json`
  writeFileSync(join(PLACE, config), JSON.stringify({ baseline: 'react-admin', apps }))
  console.log(`measuring ${runName}: ${apps.map(({ name }) => name).join(', ')}, ${values.n} times …`)
  const args = ['--config', config, '--out', runName, '--profiles', 'cpu1x', '--n', values.n, ...options]
  run(process.execPath, ['--import', 'tsx', 'harness.mjs', ...args], PLACE)
  const { runs, failures } = JSON.parse(readFileSync(join(PLACE, runName, 'latest.json'), 'utf8')) as {
    runs: { cpu1x: Runs }
    failures: string[]
  }
  for (const failure of failures) console.log(`FAILED  ${failure}`)
  if (failures.length > 0) process.exitCode = 1
  return runs.cpu1x
}

function compress(dist: string): void {
  run(process.execPath, ['server/precompress.mjs', dist], PLACE)
}

function install(place: string): void {
  if (existsSync(join(place, 'node_modules')) && readdirSync(join(place, 'node_modules')).length > 0) return
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], place)
}

/** Runs a command to its end. Prints its output only when it fails, except for progress on standard error. */
function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...browser },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: exit code ${status}\n${stdout}`)
}
