/** The control API, `/sandbox/*`, for tests, the dev panel and people. Not part of the contract. */
import { Hono } from 'hono'
import type { ProblemReport } from '@/trouble/problem-report.ts'
import { runScheduledWork } from './behaviour/scheduled-work.ts'
import {
  BadBody,
  readClockSetting,
  readFault,
  readMoment,
  readNewWorld,
  readSnapshot,
  readStepUp,
} from './control-bodies.ts'
import { type Fault, FAULT_KINDS, type FaultKind } from './faults.ts'
import { localOnly } from './local-only.ts'
import type { CallEntry, Ring, Violation } from './log.ts'
import { prepareReplay, type Replay } from './replay.ts'
import { reportReceiver, type ReceivedReports } from './report-receiver.ts'
import { PASSWORD, PERSONAS } from './seed/personas.ts'
import type { SentRow } from './tables.ts'
import type { WorldFiles } from './world-files.ts'
import type { World, Worlds, WorldSnapshot } from './world.ts'

/** The GET response of each address. */
export interface ControlAnswers {
  /** The kind of server: this sandbox, or the development proxy in front of Prism or a real backend. */
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
  /** The error reports of the portal from all worlds, oldest first. */
  reports: ReceivedReports[]
}
/** The body of `PUT /sandbox/clock`: a moment to set, or milliseconds to advance. */
export type ClockSetting = { now: string; frozen?: boolean } | { advanceMs: number }

interface Controlled {
  worlds: Worlds
  calls: Ring<CallEntry>
  violations: Ring<Violation>
  worldOf: (request: Request) => World
  /** Where worlds are stored as files, or `undefined` without a disk. */
  files: WorldFiles | undefined
  /** The ids of the operations that need no signed-in user. */
  publicOperations: () => Promise<ReadonlySet<string>>
  /** Signs in and returns the cookies of the portal, in the world of the request. */
  signIn: (request: Request, login: string, language: string) => Promise<Readonly<Record<string, string>>>
}

/** All routes except `worlds` and `violations` act on the request's own world. */
export function controlRoutes({
  worlds,
  calls,
  violations,
  worldOf,
  files,
  publicOperations,
  signIn,
}: Controlled): Hono {
  const app = new Hono()
  app.use(localOnly)
  app.onError((error) => {
    if (error instanceof SyntaxError) return refused('The body is not valid JSON.')
    if (error instanceof BadBody) return refused(error.message)
    throw error
  })
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
    const { name, from } = readNewWorld(await context.req.json())
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
    worldOf(context.req.raw).load(readSnapshot(await context.req.json(), worlds.seeds))
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
    const kept = files.read(context.req.param('name'))
    if (kept === undefined) return Response.json({ message: 'There is no such file.' }, { status: 404 })
    worldOf(context.req.raw).load(readSnapshot(parseFile(kept), worlds.seeds))
    return done()
  })

  app.get('/fault-kinds', () => answer('fault-kinds', FAULT_KINDS))
  app.get('/faults', (context) => answer('faults', worldOf(context.req.raw).faults.list()))
  app.post('/faults', async (context) => {
    const fault = readFault(await context.req.json())
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
    const setting = readClockSetting(await context.req.json())
    const world = worldOf(context.req.raw)
    const at = 'now' in setting ? new Date(setting.now) : new Date(world.now().getTime() + setting.advanceMs)
    world.setClock(readMoment(at), 'now' in setting && setting.frozen === true)
    runScheduledWork(world)
    return answer('clock', { now: world.now().toISOString() })
  })

  app.put('/step-up', async (context) => {
    const { amount } = readStepUp(await context.req.json())
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
  app.route('/reports', reportReceiver())

  /** The replay of each world. */
  const replays = new WeakMap<World, Replay>()
  app.post('/replay', async (context) => {
    const world = worldOf(context.req.raw)
    const isPublic = await publicOperations()
    try {
      const replay = prepareReplay(world, await context.req.json<ProblemReport>(), (id) => isPublic.has(id))
      replays.set(world, replay)
      return Response.json(replay)
    } catch (error) {
      return refused(error instanceof Error ? error.message : String(error))
    }
  })
  // For a browser: signs in and opens the screen of the report.
  app.get('/replay', async ({ req: { raw } }) => {
    const replay = replays.get(worldOf(raw))
    if (!replay) return refused('there is nothing to replay: npm start -- --replay FILE')
    const { login, language, address } = replay
    const cookies = login === undefined ? { portal_language: language } : await signIn(raw, login, language)
    const headers = new Headers({ Location: `/portal${address}` })
    for (const [name, value] of Object.entries(cookies))
      headers.append('Set-Cookie', `${name}=${value}; Path=/portal/; SameSite=Lax`)
    return new Response(null, { status: 302, headers })
  })

  app.get('/violations', () => answer('violations', violations.list()))
  app.delete('/violations', () => {
    violations.clear()
    return done()
  })
  return app
}

/** The JSON of a file. Throws `BadBody` if it is truncated. */
function parseFile(kept: string): unknown {
  try {
    return JSON.parse(kept)
  } catch {
    throw new BadBody('The file is not valid JSON: it may be cut off.')
  }
}

const BAD_NAME = 'a name is of letters, digits, dots and dashes, and begins with a letter or digit'
const noFiles = () => refused('there are no files here: start the sandbox with npm run sandbox')
const refused = (message: string): Response => Response.json({ message }, { status: 400 })
