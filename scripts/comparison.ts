/**
 * The comparison with admin kits, which is outside the project in `../shared/bench`. It is copied to `.cache/bench`,
 * where the compared apps are installed and built once.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Runs } from '../tests/bench/report.ts'
import { launchOptions } from './browser.ts'

/** One app to measure, as the comparison's configuration names it. */
export interface App {
  readonly name: string
  readonly port: number
  readonly dist: string
  readonly adapter: string
  readonly apiModule?: string
}

export const PLACE = resolve('.cache/bench')
/** By default the comparison looks for Debian's `chromium`. Passes it the browser of our tests. */
const { executablePath } = launchOptions()
const browser = executablePath === undefined ? {} : { CHROMIUM: executablePath }

export function distOf(peer: string): string {
  return `peers/${peer}/dist`
}

/** Replaces the previous copy of the comparison. Installed packages and builds stay. */
export function copyComparison(source: string): void {
  mkdirSync(PLACE, { recursive: true })
  cpSync(source, PLACE, {
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

export function buildPeer(name: string): void {
  const place = join(PLACE, 'peers', name)
  if (existsSync(join(place, 'dist/index.html.br'))) return
  console.log(`building ${name} …`)
  install(place)
  run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], place)
  compress(distOf(name))
}

/** Runs the comparison. Its figures are written to `.cache/bench/<run>`. */
export function measure(
  runName: string,
  options: readonly string[],
  apps: readonly App[],
  times: string,
): Runs {
  const config = `${runName}.json`
  writeFileSync(join(PLACE, config), JSON.stringify({ baseline: 'react-admin', apps }))
  console.log(`measuring ${runName}: ${apps.map(({ name }) => name).join(', ')}, ${times} times …`)
  const args = ['--config', config, '--out', runName, '--profiles', 'cpu1x', '--n', times, ...options]
  run(process.execPath, ['--import', 'tsx', 'harness.mjs', ...args], PLACE)
  const { runs, failures } = JSON.parse(readFileSync(join(PLACE, runName, 'latest.json'), 'utf8')) as {
    runs: { cpu1x: Runs }
    failures: string[]
  }
  for (const failure of failures) console.log(`FAILED  ${failure}`)
  if (failures.length > 0) process.exitCode = 1
  return runs.cpu1x
}

export function compress(dist: string): void {
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
