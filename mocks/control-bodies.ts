/**
 * Reads the bodies sent to the control API, or stored in a file. Anything that the sandbox could not have written is
 * refused with a message before anything changes. Otherwise it would fail later, in the middle of a call.
 */
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ClockSetting } from './control.ts'
import { problemsOf } from './contract/errors.ts'
import { type Fault, FAULT_KINDS } from './faults.ts'
import type { Seeds } from './tables.ts'
import { isWorldName, type StepUpSetting, type WorldSnapshot } from './world.ts'

/** Its message describes the error. */
export class InvalidBody extends Error {}

/** Dates in the contract have four-digit years. Earlier dates had no time zones. */
const EARLIEST_TIME = Date.UTC(1900, 0, 1)
const LATEST_TIME = Date.UTC(9999, 11, 31)

const text = { type: 'string', maxLength: 10_000 } as const
const integer = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const
const objectSchema = (properties: object, required: readonly string[] = []) =>
  ({ type: 'object', properties, required, additionalProperties: false }) as const

const fault = objectSchema(
  {
    kind: { enum: FAULT_KINDS },
    operationId: text,
    times: { ...integer, minimum: 1 },
    ms: integer,
    retryAfter: integer,
    seed: { type: 'integer' },
  },
  ['kind'],
)
const stepUp = objectSchema({ amount: { type: 'number' } })
const storedResponse = objectSchema(
  {
    key: text,
    asked: { type: 'string' },
    at: text,
    // Only successful responses are stored.
    status: { type: 'integer', minimum: 200, maximum: 204 },
    headers: {
      type: 'array',
      items: {
        type: 'array',
        prefixItems: [
          { type: 'string', pattern: '^[A-Za-z0-9-]{1,100}$' },
          { type: 'string', pattern: '^[ -~]{0,1000}$' },
        ],
        items: false,
        minItems: 2,
      },
    },
    text: { type: 'string' },
  },
  ['key', 'asked', 'at', 'status', 'headers', 'text'],
)
const snapshot = objectSchema({
  tables: {
    type: 'object',
    additionalProperties: {
      type: 'array',
      items: {
        type: 'array',
        prefixItems: [{ type: 'string' }, { type: ['object', 'null'] }],
        items: false,
        minItems: 2,
      },
    },
  },
  lastIds: { type: 'object', additionalProperties: integer },
  clock: objectSchema({ offsetMs: { type: 'number' }, frozenAt: { type: 'number' } }, ['offsetMs']),
  began: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d([+-]\\d\\d:\\d\\d|Z)$' },
  settledThrough: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
  faults: { type: 'array', items: { ...fault, required: ['kind', 'operationId'] } },
  stepUp,
  firstAnswers: { type: 'array', items: storedResponse },
})
const clock = {
  type: 'object',
  oneOf: [
    objectSchema({ now: text, frozen: { type: 'boolean' } }, ['now']),
    objectSchema({ advanceMs: { type: 'number' } }, ['advanceMs']),
  ],
} as const

/**
 * Returns a function that returns the value if it fits the schema, and throws `BadBody` otherwise. The schema is
 * compiled at the first call.
 */
function reader<T>(schema: object): (value: unknown) => T {
  let isValid: ValidateFunction<T> | undefined
  return (value) => {
    isValid ??= ajv.compile<T>(schema)
    if (isValid(value)) return value
    throw new InvalidBody(problemsOf(isValid.errors).slice(0, 3).join('; ').slice(0, 500))
  }
}
const ajv = new Ajv2020({ strictTypes: false, strictTuples: false })

export const readNewWorld = reader<{ name: string; from?: string }>(
  objectSchema({ name: text, from: text }, ['name']),
)
export const readFault = reader<Omit<Fault, 'operationId'> & Partial<Fault>>(fault)
export const readStepUp = reader<StepUpSetting>(stepUp)
export const readClockSetting = reader<ClockSetting>(clock)

/** Throws `BadBody` for a moment that a world's clock cannot have. */
export function readMoment(at: Date): Date {
  if (at.getTime() >= EARLIEST_TIME && at.getTime() < LATEST_TIME) return at
  throw new InvalidBody('send {now} as ISO 8601 or {advanceMs}, from the year 1900 up to the year 9999')
}

const readSnapshotShape = reader<Partial<WorldSnapshot>>(snapshot)

/**
 * Throws `BadBody` for a snapshot that this sandbox cannot have written, because it is damaged or of another version.
 */
export function readSnapshot(value: unknown, seeds: Seeds): Partial<WorldSnapshot> {
  const read = readSnapshotShape(value)
  for (const [name, overlay] of Object.entries(read.tables ?? {})) {
    if (!Object.hasOwn(seeds, name)) throw new InvalidBody(`there is no table ${name.slice(0, 100)}`)
    const seed = seeds[name as keyof Seeds]
    for (const [key, row] of overlay) {
      const problem = row && seed.problemOf(key, row)
      if (problem) throw new InvalidBody(`${name} ${key.slice(0, 100)}: ${problem}`)
    }
  }
  if (read.clock) {
    readMoment(new Date(Date.now() + read.clock.offsetMs))
    readMoment(new Date(read.clock.frozenAt ?? Date.now()))
  }
  return read
}

/** The worlds of a file, by name. Throws `BadBody` like `readSnapshot`. */
export function readWorlds(value: unknown, seeds: Seeds): Record<string, Partial<WorldSnapshot>> {
  const snapshots = readObject(value)
  return Object.fromEntries(
    Object.entries(snapshots).map(([name, snapshot]) => {
      if (!isWorldName(name)) throw new InvalidBody(`no world is called ${name.slice(0, 100)}`)
      return [name, readSnapshot(snapshot, seeds)]
    }),
  )
}
const readObject = reader<Record<string, unknown>>({ type: 'object' })
