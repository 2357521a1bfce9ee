/**
 * Laws about every write: it is stored, the response shows what is stored, nothing else changes, and changes made by
 * others are noticed.
 */
import { type Operation, propertiesOf } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, differences, isObject, isSame, type Json, type Path, withValue } from '../json.ts'
import { goodExchange, schemaAt } from '../requests/recipes.ts'
import {
  pathInRecord,
  derivedIn,
  readBack,
  type Reader,
  readerOf,
  recordIn,
  rewordedIn,
  sameValue,
  valuesNotStored,
  versionOf,
} from '../records.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { valuesOf } from '../requests/values.ts'
import type { Case, Law } from './law.ts'
import { uniqueFields } from './conflicts.ts'
import { isPublic, isRefresh, stateLaw } from './per-operation.ts'

const writeLaw = (
  id: string,
  title: string,
  fits: (suite: Suite, operation: Operation) => boolean,
  run: (trial: Trial, operation: Operation) => ReturnType<Case['run']>,
): Law =>
  stateLaw(
    id,
    title,
    (suite, operation) =>
      !operation.reads &&
      !isPublic(operation) &&
      !isRefresh(operation) &&
      suite.model.waiver(operation.id) === undefined &&
      fits(suite, operation),
    run,
  )

/** Sends a write that is accepted, and reads the record afterwards. */
async function writeAndRead(trial: Trial, operation: Operation) {
  const reader = readerOf(trial.suite, operation)
  if (!reader) return undefined
  const exchange = await goodExchange(trial, operation)
  if (!exchange?.actor) return undefined
  const read = await readBack(trial, exchange, exchange.actor, reader)
  if (!read || !isGood(read)) return undefined
  return {
    exchange,
    read,
    reader,
    actor: exchange.actor,
    record: recordIn(read, reader, idOf(exchange.json)),
  }
}

export const stored = writeLaw(
  'stored',
  'A read after a write returns what the write returned and what was sent',
  (suite, operation) => readerOf(suite, operation) !== undefined,
  async (trial, operation) => {
    const done = await writeAndRead(trial, operation)
    if (!done) return { skipped: 'no record could be written and read back' }
    const { exchange, read, reader, record } = done
    const { suite } = trial
    const report = (place: string, expected: string, actual: string): void =>
      trial.report({
        operation: operation.id,
        through: [reader.operation.id],
        place,
        expected,
        actual,
        steps: [exchange, read],
      })
    const isRemoval = /^(delete|remove|revoke)/.test(operation.id)
    if (record === undefined) {
      if (!isRemoval) report('the record', `${reader.operation.id} returns it`, 'it does not')
      return undefined
    }
    if (idOf(exchange.json) === idOf(record) && sharesSchema(exchange, read, reader)) {
      const other = differences(exchange.json, record).filter(
        (path) => at(record, path.split('.')) !== undefined || !reader.isList,
      )
      const unknown = other.filter(
        (path) =>
          !derivedIn(suite, operation, reader).some((one) => path === one || path.startsWith(`${one}.`)),
      )
      if (unknown.length > 0)
        report(unknown.join(', '), 'the values that the write returned', 'other values are read')
    }
    if (isRemoval) return undefined
    const lost = valuesNotStored(suite, exchange.call, record, rewordedIn(suite, operation, reader))
    for (const line of lost)
      report(
        line.split(':')[0] ?? '',
        `stored as sent: ${line.split(', got ')[0]}`,
        line.split(', got ')[1] ?? '',
      )
    return undefined
  },
)

/** Whether write and read return the same schema, so that their responses can be compared. */
const sharesSchema = (write: Exchange, read: Exchange, { isList }: Reader): boolean =>
  isList
    ? idOf(write.json) !== undefined
    : write.call.operation.responses.get(200)?.schema?.$ref ===
      read.call.operation.responses.get(200)?.schema?.$ref

/** A text with characters that programs often handle wrongly. It is valid wherever a text is free. */
const ODD_TEXT = 'Zoë 🚲 <b>"\'; -- עברית \\ %00 ${x}'

export const otherFields = writeLaw(
  'other-fields',
  'An update changes the field that it sends and no other',
  (suite, operation) => operation.id.startsWith('update') && readerOf(suite, operation) !== undefined,
  async (trial, operation) => {
    const done = await writeAndRead(trial, operation)
    if (!done) return { skipped: 'no record could be written and read back' }
    const { exchange, reader, actor } = done
    const { suite } = trial
    let before = done.record
    for (const path of optionalPaths(suite, exchange.call)) {
      const schema = schemaAt(trial, operation, path)
      const place = pathInRecord(before, path) ?? path
      const present = at(before, place)
      const isFree =
        schema?.['format'] === undefined &&
        schema?.['pattern'] === undefined &&
        schema?.['enum'] === undefined
      const values = valuesOf(suite.api, schema ?? {}, trial.random).filter(
        (value) => !isSame(value, present),
      )
      const most = typeof schema?.['maxLength'] === 'number' ? schema['maxLength'] : 0
      if (isFree && most >= 60) values.unshift(ODD_TEXT)
      for (const value of values.slice(0, 3)) {
        if (isObject(value) || Array.isArray(value)) continue
        const changed = await trial.send(withOneChange(exchange.call, path, value, versionOf(before)), actor)
        if (!isGood(changed)) continue
        const read = await readBack(trial, exchange, actor, reader)
        const after = read && isGood(read) ? recordIn(read, reader, idOf(exchange.json)) : undefined
        if (after === undefined || !read) continue
        reportOtherFields(trial, {
          operation,
          reader,
          path,
          place: pathInRecord(after, path) ?? place,
          value,
          before,
          after,
          steps: [changed, read],
        })
        before = after
        break
      }
    }
    return undefined
  },
)

interface Change {
  operation: Operation
  reader: Reader
  path: Path
  place: Path
  value: unknown
  before: unknown
  after: unknown
  steps: Exchange[]
}

function reportOtherFields(
  trial: Trial,
  { operation, reader, path, place, value, before, after, steps }: Change,
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
  const now = at(after, place) ?? at(after, pathInRecord(after, path) ?? place)
  const isReworded = rewordedIn(suite, operation, reader).includes(String(path.at(-1)))
  const isShown = now !== undefined || at(before, place) !== undefined
  if (isShown && !isReworded && !sameValue(now, value))
    report(name, `stored as sent: ${JSON.stringify(value)}`, JSON.stringify(now) ?? 'nothing')
  const allowed = [
    'version',
    'lastUpdateOn',
    'lastUpdatedOn',
    place.join('.'),
    ...derivedIn(suite, operation, reader),
  ]
  const others = differences(before, after).filter(
    (one) => !allowed.some((prefix) => one === prefix || one.startsWith(`${prefix}.`)),
  )
  if (others.length > 0) report(name, 'no other field changes', `${others.join(', ')} changed as well`)
}

/** Paths of the optional fields of a request. Only those in `data` when it has some. */
function optionalPaths({ api }: Suite, { operation, body }: Call): Path[] {
  const root = api.schema(operation.body?.schema)
  const data = propertiesOf(root)['data']
  const names = (schema: Json | undefined): string[] => Object.keys(propertiesOf(schema ?? {}))
  if (data !== undefined) return names(api.schema(data)).map((name) => ['data', name])
  const required = new Set(root.required)
  return isObject(body)
    ? names(root)
        .filter((name) => name !== 'version' && !required.has(name))
        .map((name) => [name])
    : []
}

/** The call with one changed field and, where the schema allows it, no other field. */
function withOneChange(call: Call, path: Path, value: unknown, version: number | undefined): Call {
  const properties = propertiesOf(call.operation.body?.schema ?? {})
  const base = isObject(call.body) ? call.body : {}
  const required = new Set(call.operation.body?.schema.required)
  const isPlain = path.length > 1
  const bare = Object.fromEntries(
    Object.entries(base).filter(([name]) =>
      isPlain ? name !== 'data' || needsAll(call) : required.has(name),
    ),
  )
  const versioned = 'version' in properties && version !== undefined ? { ...bare, version } : bare
  return { ...call, body: withValue(versioned, path, value) }
}

const needsAll = ({ operation }: Call): boolean => {
  const data = propertiesOf(operation.body?.schema ?? {})['data']
  return data?.required !== undefined && data.required.length > 0
}

/** A version number higher than any record has. */
const UNUSED_VERSION = 2_000_000_000

export const stale = writeLaw(
  'stale',
  'A change based on an old version is refused with 409, and no data changes',
  (suite, operation) => propertiesOf(suite.api.schema(operation.body?.schema))['version'] !== undefined,
  async (trial, operation) => {
    const first = await goodExchange(trial, operation)
    if (!first?.actor || !isObject(first.call.body))
      return { skipped: 'no request was accepted to start from' }
    const reader = readerOf(trial.suite, operation)
    const read = reader && (await readBack(trial, first, first.actor, reader))
    const record = reader && read && isGood(read) ? recordIn(read, reader, idOf(first.json)) : undefined
    const version = versionOf(record) ?? versionOf(first.json) ?? 1
    const old = {
      ...first.call,
      body: { ...first.call.body, version: version > 1 ? version - 1 : UNUSED_VERSION },
    }
    const state = await trial.state()
    const refused = await trial.send(old, first.actor)
    const report = (expected: string, actual: string, steps: Exchange[]): void =>
      trial.report({
        operation: operation.id,
        ...(reader && { through: [reader.operation.id] }),
        place: 'version',
        expected,
        actual,
        steps,
      })
    if (refused.status !== 409) return report('409', String(refused.status), [refused])
    const after = read && (await readBack(trial, first, first.actor, reader))
    if ((after && !isSame(read.json, after.json)) || (await trial.state()) !== state)
      report('a refused write changes nothing', 'something has changed', after ? [refused, after] : [refused])
    return undefined
  },
)

export const repeat = writeLaw(
  'repeat',
  'A repeated request is accepted or refused as the resource model says, and a refusal changes no data',
  (suite, operation) => suite.model.write(operation.id)?.repeated !== undefined,
  async (trial, operation) => {
    const wanted = trial.suite.model.write(operation.id)?.repeated
    const first = await goodExchange(trial, operation)
    if (!first) return { skipped: 'no request was accepted to start from' }
    const body =
      isObject(first.call.body) && 'version' in first.call.body
        ? { ...first.call.body, version: versionOf(first.json) }
        : first.call.body
    const before = await trial.state()
    const second = await trial.send({ ...first.call, body }, first.actor)
    const isAsWanted = wanted === 'accepted' ? isGood(second) : second.status === wanted
    const report = (expected: string, actual: string): void =>
      trial.report({
        operation: operation.id,
        place: 'a second time',
        expected,
        actual,
        steps: [first, second],
      })
    // Twice the same is no conflict without a value that must be unique.
    const isTaken = uniqueFields(operation).some(
      (field) => at(first.call.body, field.split('.')) !== undefined,
    )
    if (!isAsWanted && wanted === 409 && isGood(second) && uniqueFields(operation).length > 0 && !isTaken)
      return { skipped: 'the request has no value that must be unique' }
    if (!isAsWanted) report(String(wanted), String(second.status))
    else if (!isGood(second) && (await trial.state()) !== before)
      report('a refused write changes nothing', 'stored data has changed')
    return undefined
  },
)

export const sets = writeLaw(
  'sets',
  'An action sets the values that the resource model names, and its opposite undoes them',
  (suite, operation) =>
    suite.model.write(operation.id)?.sets !== undefined ||
    suite.model.write(operation.id)?.undoneBy !== undefined,
  async (trial, operation) => {
    const { suite } = trial
    const done = await writeAndRead(trial, operation)
    if (!done) return { skipped: 'no record could be written and read back' }
    const { exchange, read, reader, actor, record } = done
    const report = (place: string, expected: string, actual: string, steps: Exchange[]): void =>
      trial.report({
        operation: operation.id,
        through: [reader.operation.id],
        place,
        expected,
        actual,
        steps,
      })
    const { sets: values = {}, undoneBy } = suite.model.write(operation.id) ?? {}
    for (const [path, value] of Object.entries(values))
      if (!isSame(at(record, path.split('.')), value))
        report(path, JSON.stringify(value), JSON.stringify(at(record, path.split('.'))) ?? 'nothing', [
          exchange,
          read,
        ])
    if (undoneBy === undefined) return undefined
    const undo = { ...exchange.call, operation: suite.api.operation(undoneBy) }
    const undone = await trial.send(undo, actor)
    if (!isGood(undone)) return undefined
    const left = await readBack(trial, exchange, actor, reader)
    if (left && isSame(left.json, read.json))
      trial.report({
        operation: undoneBy,
        through: [operation.id, reader.operation.id],
        place: `after ${operation.id}`,
        expected: 'the change is undone',
        actual: 'nothing has changed',
        steps: [exchange, undone, left],
      })
    return undefined
  },
)

const AT_ONCE = 5

export const race = writeLaw(
  'race',
  'Of several simultaneous changes based on the same version, only one is accepted',
  (suite, operation) => propertiesOf(suite.api.schema(operation.body?.schema))['version'] !== undefined,
  async (trial, operation) => {
    const done = await writeAndRead(trial, operation)
    const version = versionOf(done?.record)
    if (!done || version === undefined || !isObject(done.exchange.call.body))
      return { skipped: 'the record shows no version' }
    const call = { ...done.exchange.call, body: { ...done.exchange.call.body, version } }
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => trial.send(call, done.actor)))
    const accepted = all.filter(isGood).length
    if (accepted > 1)
      trial.report({
        operation: operation.id,
        place: 'version at the same time',
        expected: `one of ${AT_ONCE} accepted`,
        actual: `${accepted} accepted`,
        steps: all,
      })
    return undefined
  },
)
