/** The sandbox's handlers, with a record of the properties of JSON bodies that they read. */
import type { Handlers } from '../../mocks/handler.ts'
import { handlers } from '../../mocks/handlers/index.ts'

/** Paths in the body of one operation, such as `data.rows.amount`. The items of a list share one path. */
export interface Track {
  readonly sent: Set<string>
  readonly read: Set<string>
}

/** The part of a handler's call that is tracked. The rest depends on the operation. */
interface AnyCall {
  readonly body: unknown
}
type AnyHandler = (call: AnyCall) => unknown

export function trackedHandlers(): { handlers: Handlers; tracks: ReadonlyMap<string, Track> } {
  const tracks = new Map<string, Track>()
  const tracked = Object.entries(handlers).map(([id, handler]) => {
    const track = { sent: new Set<string>(), read: new Set<string>() }
    tracks.set(id, track)
    return [id, withTrack(handler as unknown as AnyHandler, track)]
  })
  return { handlers: Object.fromEntries(tracked) as Handlers, tracks }
}

/** Only calls that succeed count: a refusal may happen before the rest of the body is read. */
const withTrack =
  (handler: AnyHandler, track: Track): AnyHandler =>
  async (call) => {
    if (!isContainer(call.body)) return handler(call)
    const read = new Set<string>()
    const body = observed(call.body, [], (path) => read.add(path))
    // The call is extended rather than copied: reading the caller of a public operation throws.
    const reply = await handler(Object.create(call, { body: { value: body } }) as AnyCall)
    const sent = pathsIn(call.body, [])
    for (const path of sent) track.sent.add(path)
    for (const path of withWholeParts(sent, read)) track.read.add(path)
    return reply
  }

/** The same value, with properties that report when they are read. */
function observed(value: unknown, path: readonly string[], report: (path: string) => void): unknown {
  if (Array.isArray(value)) return value.map((one) => observed(one, path, report))
  if (!isContainer(value)) return value
  const copy = {}
  for (const [name, part] of Object.entries(value)) {
    const place = [...path, name]
    const inner = observed(part, place, report)
    Object.defineProperty(copy, name, {
      enumerable: true,
      get() {
        report(place.join('.'))
        return inner
      },
    })
  }
  return copy
}

/**
 * The paths that were read, including all parts of an object that was stored as a whole, because storing the object
 * reads none of its parts.
 */
function withWholeParts(sent: readonly string[], read: ReadonlySet<string>): Set<string> {
  const used = new Set(read)
  for (const path of sent) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')))
    const isWhole = used.has(parent) && ![...read].some((one) => one.startsWith(`${parent}.`))
    if (isWhole) used.add(path)
  }
  return used
}

/** The paths of all properties. An object comes before its parts. */
function pathsIn(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => pathsIn(one, path)))]
  if (!isContainer(value)) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const place = [...path, name]
    return [place.join('.'), ...pathsIn(part, place)]
  })
}

/** Whether a value is a list or a plain object. The files of a form are neither. */
const isContainer = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
