/** The control API, `/sandbox/*`, for tests, the dev panel and people. Not part of the contract. */
import { Hono } from 'hono'
import { runScheduledWork } from './behaviour/scheduled-work.ts'
import { type Fault, FAULT_KINDS, type FaultKind } from './faults.ts'
import type { CallEntry, Ring, Violation } from './log.ts'
import { PASSWORD, PERSONAS } from './seed/personas.ts'
import type { SentRow } from './tables.ts'
import type { WorldFiles } from './world-files.ts'
import type { StepUpSetting, World, Worlds, WorldSnapshot } from './world.ts'

/** The GET response of each address. */
export interface ControlAnswers {
  /** What kind of server responds: this sandbox, or the development proxy before Prism or a real backend. */
  capabilities: { kind: 'sandbox' | 'prism' | 'url' }
  personas: { login: string; password: string; note: string; roles: string[] }[]
  worlds: { name: string; current: boolean }[]
  faults: readonly Fault[]
  'fault-kinds': readonly FaultKind[]
  clock: { now: string }
  calls: CallEntry[]
  violations: Violation[]
  outbox: SentRow[]
  files: { name: string }[]
  snapshot: WorldSnapshot
}
/** The body of `PUT /sandbox/clock`: a moment to set, or milliseconds to advance. */
export type ClockSetting = { now: string; frozen?: boolean } | { advanceMs: number }

interface Controlled {
  worlds: Worlds
  calls: Ring<CallEntry>
  violations: Ring<Violation>
  worldOf: (request: Request) => World
  /** Where worlds are stored as files; undefined without a disk. */
  files: WorldFiles | undefined
}

/** All routes except `worlds` and `violations` act on the request's own world. */
export function controlRoutes({ worlds, calls, violations, worldOf, files }: Controlled): Hono {
  const app = new Hono()
  const answer = <Name extends keyof ControlAnswers>(_name: Name, body: ControlAnswers[Name]) =>
    Response.json(body)
  const done = () => new Response(null, { status: 204 })

  app.get('/capabilities', () => answer('capabilities', { kind: 'sandbox' }))

  app.get('/personas', () =>
    answer(
      'personas',
      PERSONAS.map(({ login, note, roles }) => ({ login, password: PASSWORD, note, roles })),
    ),
  )

  app.get('/worlds', (context) => {
    const current = worldOf(context.req.raw)
    return answer(
      'worlds',
      worlds.list().map((world) => ({ name: world.name, current: world === current })),
    )
  })
  app.post('/worlds', async (context) => {
    const { name, from } = await context.req.json<{ name: string; from?: string }>()
    const world = worlds.get(name)
    if (world.name !== name) return refused(BAD_NAME)
    if (from !== undefined) world.load(worlds.get(from).snapshot())
    return answer(
      'worlds',
      worlds.list().map((one) => ({ name: one.name, current: one === world })),
    )
  })
  app.delete('/worlds/:name', (context) => {
    worlds.remove(context.req.param('name'))
    return done()
  })
  app.post('/reset', (context) => {
    worldOf(context.req.raw).load({})
    return done()
  })
  app.get('/snapshot', (context) => answer('snapshot', worldOf(context.req.raw).snapshot()))
  app.put('/snapshot', async (context) => {
    worldOf(context.req.raw).load(await context.req.json<WorldSnapshot>())
    return done()
  })

  app.get('/files', () =>
    files
      ? answer(
          'files',
          files.list().map((name) => ({ name })),
        )
      : noFiles(),
  )
  app.put('/files/:name', (context) => {
    if (!files) return noFiles()
    const { name } = context.req.param()
    return files.write(name, worldOf(context.req.raw).snapshot()) ? done() : refused(BAD_NAME)
  })
  app.post('/files/:name/load', (context) => {
    if (!files) return noFiles()
    const snapshot = files.read(context.req.param('name'))
    if (!snapshot) return Response.json({ message: 'There is no such file.' }, { status: 404 })
    worldOf(context.req.raw).load(snapshot)
    return done()
  })

  app.get('/fault-kinds', () => answer('fault-kinds', FAULT_KINDS))
  app.get('/faults', (context) => answer('faults', worldOf(context.req.raw).faults.list()))
  app.post('/faults', async (context) => {
    const fault = await context.req.json<Fault>()
    if (!FAULT_KINDS.includes(fault.kind)) return refused(`a fault is one of ${FAULT_KINDS.join(', ')}`)
    const { faults } = worldOf(context.req.raw)
    faults.set({ ...fault, operationId: fault.operationId ?? '*' })
    return answer('faults', faults.list())
  })
  app.delete('/faults', (context) => {
    worldOf(context.req.raw).faults.clear(context.req.query('operationId'))
    return done()
  })

  app.get('/clock', (context) => answer('clock', { now: worldOf(context.req.raw).now().toISOString() }))
  app.put('/clock', async (context) => {
    const setting = await context.req.json<ClockSetting>()
    const world = worldOf(context.req.raw)
    const at = 'now' in setting ? new Date(setting.now) : new Date(world.now().getTime() + setting.advanceMs)
    if (!(at.getTime() < END_OF_TIME))
      return refused('send {now} as ISO 8601 or {advanceMs}, up to the year 9999')
    world.setClock(at, 'now' in setting && setting.frozen === true)
    runScheduledWork(world)
    return answer('clock', { now: world.now().toISOString() })
  })

  app.put('/step-up', async (context) => {
    const { amount } = await context.req.json<StepUpSetting>()
    worldOf(context.req.raw).stepUp = amount === undefined ? {} : { amount }
    return done()
  })
  app.delete('/step-up', (context) => {
    worldOf(context.req.raw).stepUp = undefined
    return done()
  })

  app.get('/calls', (context) => {
    const { name } = worldOf(context.req.raw)
    return answer(
      'calls',
      calls.list().filter(({ world }) => world === name),
    )
  })
  app.delete('/calls', (context) => {
    const { name } = worldOf(context.req.raw)
    calls.clear(({ world }) => world !== name)
    return done()
  })
  app.get('/outbox', (context) => {
    const channel = context.req.query('channel')
    const { outbox } = worldOf(context.req.raw).tables
    return answer(
      'outbox',
      outbox.filter((sent) => channel === undefined || sent.channel === channel),
    )
  })
  app.delete('/outbox', (context) => {
    const { outbox } = worldOf(context.req.raw).tables
    for (const { id } of outbox.all()) outbox.remove(id)
    return done()
  })
  app.get('/violations', () => answer('violations', violations.list()))
  app.delete('/violations', () => {
    violations.clear()
    return done()
  })
  return app
}

/** Later days do not fit the contract's dates. */
const END_OF_TIME = Date.UTC(9999, 11, 31)
const BAD_NAME = 'a name is of letters, digits, dots and dashes, and begins with a letter or digit'
const noFiles = () => refused('there are no files here: start the sandbox with npm run sandbox')
const refused = (message: string): Response => Response.json({ message }, { status: 400 })
