/**
 * `npm run conformance:prism`: runs the laws against Prism, which returns the contract's examples and stores
 * nothing. A law that Prism passes proves nothing, so the exit code is 1 unless at least 20 laws find something.
 */
import { personaActors } from './conformance/personas.ts'
import { createSuite } from './conformance/command.ts'
import { LAWS } from './conformance/laws/index.ts'
import { survey, run } from './conformance/run.ts'
import { httpTarget } from './conformance/target.ts'
import { startPrism } from './processes/prism.ts'
import { freePort } from './processes/ports.ts'

const LEAST = 20
/** Areas that together give every law something to check. */
const AREAS = [
  'user-groups',
  'app-users',
  'communication',
  'finance',
  'orders',
  'session',
  'translations',
  'budgets',
]

const prism = await startPrism(await freePort(4724), { quiet: true })
try {
  const started = performance.now()
  const suite = await createSuite(await httpTarget(prism.url))
  const actors = personaActors().map(({ username: _name, password: _password, ...actor }) => ({
    ...actor,
    token: `token-of-${actor.name}`,
  }))
  Object.assign(suite, { actors })
  await survey(suite)
  const included = new Set(
    suite.api.operations.filter(({ area }) => AREAS.includes(area)).map(({ id }) => id),
  )
  const laws = LAWS.filter(({ level }) => level !== 'invalid')
  await run(suite, { laws, includes: (id) => included.has(id) }, () => undefined)
  // Count only what the law itself checks, not the response errors that any law would report.
  const own = suite.observations.filter(({ isGeneral }) => isGeneral !== true)
  const broken = new Set(own.map(({ law }) => law))
  for (const { id, title } of laws) console.log(`${broken.has(id) ? 'broken' : 'kept  '} ${id}: ${title}`)
  const count = laws.filter(({ id }) => broken.has(id)).length
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`Prism breaks ${count} of ${laws.length} laws in ${suite.calls} calls, ${seconds} s`)
  process.exitCode = count >= LEAST ? 0 : 1
} finally {
  prism.stop()
}
