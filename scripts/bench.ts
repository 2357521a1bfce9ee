/**
 * `npm run bench [-- --n 3 --apps react-admin,refine,portal]`: measures the portal's production build against the
 * same screens made with admin kits, in one run in a real browser. Prints the ratios to react-admin with their
 * goals, and fails when a goal is missed. CPU, heap and bytes are reliable on a busy machine, wall times are not.
 *
 * The comparison, with its peers and data, is in `../shared/bench` (`--from FOLDER`).
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { goals, type Goal } from '../tests/bench/goals.ts'
import { table } from '../tests/bench/report.ts'
import { benchLinks } from '../tests/bench/portal.ts'
import { readArguments } from './read-arguments.ts'
import { type App, buildPeer, compress, copyComparison, distOf, measure, PLACE } from './comparison.ts'
import { buildIfStale } from './processes/fresh-build.ts'

const PORTAL = { dist: 'portal', adapter: 'adapters/portal.mjs', apiModule: 'adapters/portal-api.mjs' }

const { values } = readArguments({
  options: {
    n: { type: 'string', default: '3' },
    apps: { type: 'string', default: 'react-admin,refine,portal' },
    from: { type: 'string', default: '../shared/bench' },
  },
})
const SOURCE = resolve(values.from)
const names = values.apps.split(',')

if (existsSync(SOURCE)) await bench()
else {
  console.log(`Nothing was measured: the comparison is not in ${SOURCE}.`)
  process.exitCode = 1
}

async function bench(): Promise<void> {
  copyComparison(SOURCE)
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
    values.n,
  )
  const whole = measure(
    'whole',
    [],
    names.map((name, index) => appOf(name, 4101 + index)),
    values.n,
  )
  const { lines, missed } = table(goals, (goal: Goal) => (goal.run === 'login' ? login : whole))
  console.log(lines.join('\n'))
  console.log(`\nall figures: ${PLACE}/login/latest.md, ${PLACE}/whole/latest.md`)
  if (missed > 0) process.exitCode = 1
}

function appOf(name: string, port: number): App {
  return {
    name,
    port,
    ...(name === 'portal' ? PORTAL : { dist: distOf(name), adapter: `adapters/${name}.mjs` }),
  }
}

/**
 * Lays out the portal's build as a server would serve it: below `/portal/`, with a fallback to its page for every other
 * address.
 */
async function layOutPortal(): Promise<void> {
  await buildIfStale()
  const root = join(PLACE, PORTAL.dist)
  rmSync(root, { recursive: true, force: true })
  cpSync('dist', join(root, 'portal'), { recursive: true, filter: (path) => !path.endsWith('.map') })
  const page = readFileSync('dist/index.html', 'utf8').replace('</body>', `${benchLinks}</body>`)
  for (const path of ['index.html', 'portal/index.html']) writeFileSync(join(root, path), page)
  compress(PORTAL.dist)
}
