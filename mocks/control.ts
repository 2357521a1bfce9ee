/** The control API, `/sandbox/*`, for tests, the dev panel and people. Not part of the contract. */
import { Hono } from 'hono'
import type { ProblemReport } from '@/trouble/problem-report.ts'
import { runScheduledWork } from './behaviour/scheduled-work.ts'
import {
  InvalidBody,
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
export interface ControlResponses {
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

interface ControlOptions {
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
}: ControlOptions): Hono {
  const app = new Hono()
  app.use(localOnly)
  app.onError((error) => {
    if (error instanceof SyntaxError) return badRequest('The body is not valid JSON.')
    if (error instanceof InvalidBody) return badRequest(error.message)
    throw error
  })
  const json = <Name extends keyof ControlResponses>(_name: Name, body: ControlResponses[Name]) =>
    Response.json(body)
  const noContent = () => new Response(null, { status: 204 })

  app.get('/capabilities', () => json('capabilities', { kind: 'sandbox' }))

  app.get('/personas', () =>
    json(
      'personas',
      PERSONAS.map(({ login, note, roles }) => ({ login, password: PASSWORD, note, roles })),
    ),
  )

  app.get('/worlds', (context) => {
    const current = worldOf(context.req.raw)
    return json(
      'worlds',
      worlds.list().map((world) => ({ name: world.name, current: world === current })),
    )
  })
  app.post('/worlds', async (context) => {
    const { name, from } = readNewWorld(await context.req.json())
    const world = worlds.get(name)
    if (world.name !== name) return badRequest(INVALID_NAME)
    if (from !== undefined) world.load(worlds.get(from).snapshot())
    return json(
      'worlds',
      worlds.list().map((one) => ({ name: one.name, current: one === world })),
    )
  })
  app.delete('/worlds/:name', (context) => {
    worlds.remove(context.req.param('name'))
    return noContent()
  })
  app.post('/reset', (context) => {
    worldOf(context.req.raw).load({})
    return noContent()
  })
  app.get('/snapshot', (context) => json('snapshot', worldOf(context.req.raw).snapshot()))
  app.put('/snapshot', async (context) => {
    worldOf(context.req.raw).load(readSnapshot(await context.req.json(), worlds.seeds))
    return noContent()
  })

  app.get('/files', () =>
    files
      ? json(
          'files',
          files.list().map((name) => ({ name })),
        )
      : noFiles(),
  )
  app.put('/files/:name', (context) => {
    if (!files) return noFiles()
    const { name } = context.req.param()
    return files.write(name, worldOf(context.req.raw).snapshot()) ? noContent() : badRequest(INVALID_NAME)
  })
  app.post('/files/:name/load', (context) => {
    if (!files) return noFiles()
    const text = files.read(context.req.param('name'))
    if (text === undefined) return Response.json({ message: 'There is no such file.' }, { status: 404 })
    worldOf(context.req.raw).load(readSnapshot(parseFile(text), worlds.seeds))
    return noContent()
  })

  app.get('/fault-kinds', () => json('fault-kinds', FAULT_KINDS))
  app.get('/faults', (context) => json('faults', worldOf(context.req.raw).faults.list()))
  app.post('/faults', async (context) => {
    const fault = readFault(await context.req.json())
    const { faults } = worldOf(context.req.raw)
    faults.set({ ...fault, operationId: fault.operationId ?? '*' })
    return json('faults', faults.list())
  })
  app.delete('/faults', (context) => {
    worldOf(context.req.raw).faults.clear(context.req.query('operationId'))
    return noContent()
  })

  app.get('/clock', (context) => json('clock', { now: worldOf(context.req.raw).now().toISOString() }))
  app.put('/clock', async (context) => {
    const setting = readClockSetting(await context.req.json())
    const world = worldOf(context.req.raw)
    const at = 'now' in setting ? new Date(setting.now) : new Date(world.now().getTime() + setting.advanceMs)
    world.setClock(readMoment(at), 'now' in setting && setting.frozen === true)
    runScheduledWork(world)
    return json('clock', { now: world.now().toISOString() })
  })

  app.put('/step-up', async (context) => {
    const { amount } = readStepUp(await context.req.json())
    worldOf(context.req.raw).stepUp = amount === undefined ? {} : { amount }
    return noContent()
  })
  app.delete('/step-up', (context) => {
    worldOf(context.req.raw).stepUp = undefined
    return noContent()
  })

  app.get('/calls', (context) => {
    const { name } = worldOf(context.req.raw)
    return json(
      'calls',
      calls.list().filter(({ world }) => world === name),
    )
  })
  app.delete('/calls', (context) => {
    const { name } = worldOf(context.req.raw)
    calls.clear(({ world }) => world !== name)
    return noContent()
  })
  app.get('/outbox', (context) => {
    const channel = context.req.query('channel')
    const { outbox } = worldOf(context.req.raw).tables
    return json(
      'outbox',
      outbox.filter((sent) => channel === undefined || sent.channel === channel),
    )
  })
  app.delete('/outbox', (context) => {
    const { outbox } = worldOf(context.req.raw).tables
    for (const { id } of outbox.all()) outbox.remove(id)
    return noContent()
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
      return badRequest(error instanceof Error ? error.message : String(error))
    }
  })
  // For a browser: signs in and opens the screen of the report.
  app.get('/replay', async ({ req: { raw } }) => {
    const replay = replays.get(worldOf(raw))
    if (!replay) return badRequest('there is nothing to replay: npm start -- --replay FILE')
    const { login, language, address } = replay
    const cookies = login === undefined ? { portal_language: language } : await signIn(raw, login, language)
    const headers = new Headers({ Location: `/portal${address}` })
    for (const [name, value] of Object.entries(cookies))
      headers.append('Set-Cookie', `${name}=${value}; Path=/portal/; SameSite=Lax`)
    return new Response(null, { status: 302, headers })
  })

  app.get('/violations', () => json('violations', violations.list()))
  app.delete('/violations', () => {
    violations.clear()
    return noContent()
  })
  return app
}

/** The JSON of a file. Throws `BadBody` if it is truncated. */
function parseFile(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidBody('The file is not valid JSON: it may be cut off.')
  }
}

const INVALID_NAME = 'a name is of letters, digits, dots and dashes, and begins with a letter or digit'
const noFiles = () => badRequest('there are no files here: start the sandbox with npm run sandbox')
const badRequest = (message: string): Response => Response.json({ message }, { status: 400 })
