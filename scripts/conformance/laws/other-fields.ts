/** An update changes only the fields that it sends. `null` removes a value, and an empty list empties a list. */
import type { Actor } from '../actors.ts'
import { type Operation, propertiesOf, typesOf } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, differences, isObject, isSame, type Json, leaves, type Path, withValue } from '../json.ts'
import {
  derivedIn,
  pathInRecord,
  placeInRecord,
  readBack,
  type Reader,
  readerOf,
  recordIn,
  rewordedIn,
  sameValue,
  versionOf,
} from '../records.ts'
import { slotsOf } from '../requests/pool.ts'
import { acceptableCall, examplesOf, schemaAt } from '../requests/recipes.ts'
import { valuesOf } from '../requests/values.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { writeAndRead, writeLaw } from './writes.ts'

/** A text with characters that programs often handle wrongly. It is valid for every free-text field. */
const ODD_TEXT = 'Zoë 🚲 <b>"\'; -- עברית \\ %00 ${x}'

export const otherFields = writeLaw(
  'other-fields',
  'An update changes the field that it sends and no other',
  (suite, operation) => operation.id.startsWith('update') && readerOf(suite, operation) !== undefined,
  async (trial, operation) => {
    const recordBefore = await readBefore(trial, operation)
    const result = await writeAndRead(trial, operation)
    if (!result) return { skipped: 'no record could be written and read back' }
    const { exchange, reader, actor } = result
    const { suite } = trial
    if (recordBefore !== undefined) expectOnlySent(trial, result, recordBefore)
    let before = result.record
    for (const path of optionalPaths(suite, exchange.call)) {
      const schema = schemaAt(trial, operation, path)
      const place = pathInRecord(before, path) ?? path
      const currentValue = at(before, place)
      const isFreeText =
        schema?.['format'] === undefined &&
        schema?.['pattern'] === undefined &&
        schema?.['enum'] === undefined
      const values = valuesOf(suite.api, schema ?? {}, trial.random).filter(
        (value) => !isSame(value, currentValue),
      )
      const maxLength = typeof schema?.['maxLength'] === 'number' ? schema['maxLength'] : 0
      if (isFreeText && maxLength >= 60) values.unshift(ODD_TEXT)
      for (const value of values.slice(0, 3)) {
        if (isObject(value) || Array.isArray(value)) continue
        const changed = await sendAndRead(trial, { exchange, reader, actor, path, before }, value)
        if (!changed) continue
        const { after, steps } = changed
        reportOtherFields(trial, {
          operation,
          reader,
          path,
          place: pathInRecord(after, path) ?? place,
          value,
          before,
          after,
          steps,
        })
        before = after
        break
      }
      if (typesOf(schema ?? {}).includes('null'))
        before = await expectRemovedByNull(trial, {
          exchange,
          reader,
          actor,
          path,
          before: await fillIn(trial, { exchange, reader, actor, path, before }),
        })
      if (schema?.type === 'array' && (schema['minItems'] ?? 0) === 0)
        before = await expectEmptied(trial, { exchange, reader, actor, path, before })
    }
    return undefined
  },
)

/** One field of a record, and the accepted update by which its value is changed and read again. */
interface FieldTrial {
  exchange: Exchange
  reader: Reader
  actor: Actor
  path: Path
  /** The record before the change. */
  before: unknown
}

/** Sends a value for one field, and reads the record again. `undefined` if the value is refused, or the record not found. */
async function sendAndRead(
  trial: Trial,
  { exchange, reader, actor, path, before }: FieldTrial,
  value: unknown,
): Promise<{ after: unknown; steps: Exchange[] } | undefined> {
  const sent = await trial.send(withOneChange(exchange.call, path, value, versionOf(before)), actor)
  const read = isGood(sent) ? await readBack(trial, exchange, actor, reader) : undefined
  const after = read && isGood(read) ? recordIn(read, reader, idOf(exchange.json)) : undefined
  return read && after !== undefined ? { after, steps: [sent, read] } : undefined
}

/**
 * Gives a field without a value one, so that removing it can be tried: the identifier of a known record, or the value of
 * an example. Returns the record afterwards.
 */
async function fillIn(trial: Trial, changed: FieldTrial): Promise<unknown> {
  const { exchange, actor, path, before } = changed
  if (pathInRecord(before, path) !== undefined) return before
  const { api, model } = trial.suite
  const examples = examplesOf(trial, exchange.call.operation)
  const slot = examples
    .flatMap((example) => slotsOf(api, model, example))
    .find((one) => one.place === 'body' && isSame(one.path, path))
  const values = [
    ...(slot ? trial.ids(actor, slot.kinds).slice(0, 3) : []),
    ...examples.map(({ body }) => at(body, path)),
  ]
  for (const value of values.filter((one) => one !== undefined && one !== null)) {
    const filled = await sendAndRead(trial, changed, value)
    if (filled) return filled.after
  }
  return before
}

/** Sends a list without items for one that has some, and expects it to be empty. Returns the record afterwards. */
async function expectEmptied(trial: Trial, changed: FieldTrial): Promise<unknown> {
  const { exchange, reader, path, before } = changed
  const place = pathInRecord(before, path)
  const currentItems = place && at(before, place)
  if (!place || !Array.isArray(currentItems) || currentItems.length === 0) return before
  const emptied = await sendAndRead(trial, changed, [])
  if (!emptied) return before
  const { after, steps } = emptied
  const remaining = at(after, place)
  const isDerived = derivedIn(trial.suite, exchange.call.operation, reader).includes(place.join('.'))
  if (isSame(remaining, currentItems) && !isDerived)
    trial.report({
      operation: exchange.call.operation.id,
      through: [reader.operation.id],
      place: `${path.join('.')} []`,
      expected: 'a list without items, as sent',
      actual: JSON.stringify(remaining),
      steps,
    })
  return after
}

/** Sends null for a nullable field, and expects the record without it. Returns the record afterwards. */
async function expectRemovedByNull(trial: Trial, changed: FieldTrial): Promise<unknown> {
  const { exchange, reader, path, before } = changed
  const place = pathInRecord(before, path)
  if (place === undefined || at(before, place) === null) return before
  const cleared = await sendAndRead(trial, changed, null)
  if (!cleared) return before
  const { after, steps } = cleared
  const remaining = at(after, place)
  const isInherited = at(after, ['inherited']) !== undefined
  const isDerived = derivedIn(trial.suite, exchange.call.operation, reader).includes(place.join('.'))
  // After null, the record may show an inherited or a default value, and a boolean may be the same as before by default.
  if (
    remaining !== undefined &&
    isSame(remaining, at(before, place)) &&
    typeof remaining !== 'boolean' &&
    !isDerived &&
    !isInherited
  )
    trial.report({
      operation: exchange.call.operation.id,
      through: [reader.operation.id],
      place: `${path.join('.')} null`,
      expected: 'null clears the value',
      actual: JSON.stringify(remaining),
      steps,
    })
  return after
}

/** The record that a write will change, before the write. */
async function readBefore(trial: Trial, operation: Operation): Promise<unknown> {
  const acceptable = await acceptableCall(trial, operation)
  const reader = readerOf(trial.suite, operation)
  const id = at(acceptable?.call.body, ['ospId'])
  if (!acceptable || !reader || typeof id !== 'string') return undefined
  const read = await readBack(trial, { call: acceptable.call, json: undefined }, acceptable.actor, reader)
  return read && isGood(read) ? recordIn(read, reader, id) : undefined
}

/** Reports fields that a write has changed although it did not send them. */
function expectOnlySent(
  trial: Trial,
  { exchange, read, reader, record }: NonNullable<Awaited<ReturnType<typeof writeAndRead>>>,
  before: unknown,
): void {
  const { operation, body } = exchange.call
  if (idOf(before) === undefined || idOf(before) !== idOf(record)) return
  const sent = [...leaves(body)].map(({ path }) =>
    (pathInRecord(record, path) ?? pathInRecord(before, path) ?? path).join('.'),
  )
  const allowed = [...sent, ...CHANGED_BY_ANY_WRITE, ...derivedIn(trial.suite, operation, reader)]
  const notSent = differences(before, record).filter(
    (changed) =>
      !allowed.some(
        (path) => changed === path || changed.startsWith(`${path}.`) || path.startsWith(`${changed}.`),
      ),
  )
  if (notSent.length > 0)
    trial.report({
      operation: operation.id,
      through: [reader.operation.id],
      place: `not sent: ${notSent[0] ?? ''}`,
      expected: 'what is not sent stays as it was',
      actual: `${notSent.join(', ')} changed`,
      steps: [exchange, read],
    })
}

/** Fields that every write changes. */
const CHANGED_BY_ANY_WRITE = ['version', 'lastUpdateOn', 'lastUpdatedOn']

/** One changed field, and the record before and after the change. */
interface FieldChange {
  operation: Operation
  reader: Reader
  /** The path of the field in the request. */
  path: Path
  /** The path of the same field in the record. */
  place: Path
  value: unknown
  before: unknown
  after: unknown
  steps: Exchange[]
}

function reportOtherFields(
  trial: Trial,
  { operation, reader, path, place, value, before, after, steps }: FieldChange,
): void {
  const { suite } = trial
  const name = path.join('.')
  const report = (where: string, expected: string, actual: string): void =>
    trial.report({
      operation: operation.id,
      through: [reader.operation.id],
      place: where,
      expected,
      actual,
      steps,
    })
  const storedValue = at(after, place) ?? at(after, pathInRecord(after, path) ?? place)
  const isReworded = rewordedIn(suite, operation, reader).includes(String(path.at(-1)))
  const isShown = placeInRecord(suite, reader, after, path) !== undefined || at(before, place) !== undefined
  if (isShown && !isReworded && !sameValue(storedValue, value))
    report(name, `stored as sent: ${JSON.stringify(value)}`, JSON.stringify(storedValue) ?? 'nothing')
  const [oldVersion, newVersion] = [versionOf(before), versionOf(after)]
  if (
    oldVersion !== undefined &&
    (newVersion === undefined || newVersion <= oldVersion) &&
    !isSame(at(before, place), value)
  )
    report('version', `a version after ${oldVersion}`, String(newVersion))
  const allowed = [...CHANGED_BY_ANY_WRITE, place.join('.'), ...derivedIn(suite, operation, reader)]
  // An object that did not exist before is new as a whole, but only its sent part has a value.
  const isNewGroup = (changed: string): boolean =>
    place.join('.').startsWith(`${changed}.`) &&
    at(before, changed.split('.')) === undefined &&
    [...leaves(at(after, changed.split('.')))].length === 1
  const otherChanges = differences(before, after).filter(
    (changed) =>
      !isNewGroup(changed) &&
      !allowed.some((prefix) => changed === prefix || changed.startsWith(`${prefix}.`)),
  )
  if (otherChanges.length > 0)
    report(name, 'no other field changes', `${otherChanges.join(', ')} changed as well`)
}

/** Paths of the optional fields of a request. If it has `data`, only the fields in `data`. */
function optionalPaths({ api }: Suite, { operation, body }: Call): Path[] {
  const root = api.schema(operation.body?.schema)
  const data = propertiesOf(root)['data']
  const names = (schema: Json | undefined): string[] => Object.keys(propertiesOf(schema ?? {}))
  // A part of a group without required parts, such as the street of an address, leaves the other parts as they are.
  if (data !== undefined)
    return Object.entries(propertiesOf(api.schema(data))).flatMap(([name, part]) => {
      const group = api.schema(part)
      const parts = group.required === undefined ? names(group) : []
      return [['data', name], ...parts.map((inner) => ['data', name, inner])]
    })
  const required = new Set(root.required)
  return isObject(body)
    ? names(root)
        .filter((name) => name !== 'version' && !required.has(name))
        .map((name) => [name])
    : []
}

/** The call with one changed field. The other fields are left out, unless the schema requires them. */
function withOneChange(call: Call, path: Path, value: unknown, version: number | undefined): Call {
  const properties = propertiesOf(call.operation.body?.schema ?? {})
  const base = isObject(call.body) ? call.body : {}
  const required = new Set(call.operation.body?.schema.required)
  const isInData = path.length > 1
  const unchanged = Object.fromEntries(
    Object.entries(base).filter(([name]) =>
      isInData ? name !== 'data' || needsAll(call) : required.has(name),
    ),
  )
  const versioned = 'version' in properties && version !== undefined ? { ...unchanged, version } : unchanged
  return { ...call, body: withValue(versioned, path, value) }
}

const needsAll = ({ operation }: Call): boolean => {
  const data = propertiesOf(operation.body?.schema ?? {})['data']
  return data?.required !== undefined && data.required.length > 0
}
