/** Reads back the data that a write stored, and maps places in a request to places in a record. */
import type { JsonSchema } from '../../openapi/contract-types.ts'
import { type Api, type Operation, propertiesOf } from './api.ts'
import { type Actor, mayCall } from './actors.ts'
import type { Call, Exchange } from './exchange.ts'
import { at, isObject, isSame, leaves, type Path } from './json.ts'
import { fillSlot, idsOf, readSlot, slotsOf } from './requests/pool.ts'
import { examplesOf } from './requests/recipes.ts'
import { identityOf } from './identity.ts'
import { longestPage, pagingOf, rowRef, rowSchema, rowsOf } from './rows.ts'
import { actorsFor, type Suite } from './suite.ts'
import type { Trial } from './trial.ts'

/** An operation that shows the data that a write stored. */
export interface Reader {
  operation: Operation
  /** True if the response is a list that contains the record, false if it is the record. */
  isList: boolean
}

/**
 * The read for a write's record: the one that the model names, otherwise one with the same response schema. Only reads
 * that the target has.
 */
export function readerOf(suite: Suite, write: Operation): Reader | undefined {
  const { api, model, missing } = suite
  const readId = model.write(write.id)?.seenIn ?? resourceOf(suite, write)?.read
  if (readId !== undefined && !missing.has(readId))
    return { operation: api.operation(readId), isList: rowSchema(api, api.operation(readId)) !== undefined }
  const responseRef = write.responses.get(200)?.schema?.$ref
  // In a foreign contract, the same schema may belong to another record.
  if (responseRef === undefined || !api.statesRefusals) return undefined
  const readers = api.operations.filter(({ id, reads }) => reads && !missing.has(id))
  const one = readers.find(({ responses }) => responses.get(200)?.schema?.$ref === responseRef)
  if (one) return { operation: one, isList: false }
  const list = readers.find((operation) => rowRef(api, operation) === responseRef)
  return list && { operation: list, isList: true }
}

const resourceOf = ({ model }: Suite, { id }: Operation) =>
  model.resources.find((one) =>
    [one.create, one.read, one.list, one.update, one.remove].includes(id as never),
  )

/**
 * Paths that the model lists for a write: values derived from other data, and values that the server stores in another
 * format.
 */
const modelled =
  (part: 'derived' | 'reworded') =>
  (suite: Suite, operation: Operation, reader: Reader | undefined): readonly string[] =>
    suite.model.write(operation.id)?.[part] ??
    resourceOf(suite, operation)?.[part] ??
    (reader && resourceOf(suite, reader.operation)?.[part]) ??
    []
export const derivedIn = modelled('derived')
export const rewordedIn = modelled('reworded')

/** The name of the schema of the records that a read shows. */
export const nameOfRecords = (suite: Suite, read: Operation): string | undefined =>
  (rowRef(suite.api, read) ?? read.responses.get(200)?.schema?.$ref)?.split('/').at(-1)

/**
 * Reads the record of an exchange as the target has it now, as the same actor if possible. `undefined` if the record
 * does not exist.
 */
export async function readBack(
  trial: Trial,
  { call, json }: Pick<Exchange, 'call' | 'json'>,
  actor: Actor | undefined,
  reader: Reader | undefined = readerOf(trial.suite, call.operation),
): Promise<Exchange | undefined> {
  if (!reader) return undefined
  const [example] = examplesOf(trial, reader.operation)
  if (!example) return undefined
  const readCall = callForSameRecord(
    trial,
    reader.isList ? unfiltered(trial.suite.api, example, json) : example,
    call,
    json,
  )
  const may = actor && mayCall(reader.operation, actor)
  return readCall && trial.send(readCall, may ? actor : actorsFor(trial.suite, reader.operation).at(-1))
}

/** Finds the record in a reader's response. */
export function recordIn({ json }: Exchange, { isList }: Reader, id: string | undefined): unknown {
  if (!isList) return json
  const rows = rowsOf({ json })
  return id === undefined ? rows : rows.find((row) => identityOf(row) === id)
}

/**
 * A list request without its optional filters, with a page size that fits all rows. A filter that has a default gets the
 * value of the record, which the default may leave out.
 */
function unfiltered(api: Api, call: Call, record: unknown): Call {
  const { operation } = call
  const required = operation.body?.schema.required ?? []
  const defaults = Object.entries(operation.body ? propertiesOf(operation.body.schema) : {}).flatMap(
    ([name, part]): [string, unknown][] => {
      const value = at(record, [name])
      const standard = api.schema(part)['default']
      return standard === undefined || typeof value !== typeof standard ? [] : [[name, value]]
    },
  )
  const body = isObject(call.body)
    ? {
        ...Object.fromEntries(Object.entries(call.body).filter(([name]) => required.includes(name))),
        ...Object.fromEntries(defaults),
      }
    : call.body
  const paging = pagingOf(api, operation)
  return { ...call, body, query: { ...call.query, ...paging?.query(0, longestPage(api, operation)) } }
}

/** The call with the identifiers that a write sent or returned, or `undefined` if it would name another record. */
export function callForSameRecord(
  trial: Trial,
  read: Call,
  write: Call,
  response: unknown,
): Call | undefined {
  const { api, model } = trial.suite
  const named = slotsOf(api, model, write)
  const responseIds = isObject(response) ? idsOf(response, model.subject(write.operation)) : {}
  let call = read
  for (const slot of slotsOf(api, model, read)) {
    const match = named.find(({ kinds }) => kinds.some((kind) => slot.kinds.includes(kind)))
    const id =
      (match && readSlot(write, match)) ??
      slot.kinds.map((kind) => responseIds[kind]).find((one) => one !== undefined)
    if (typeof id !== 'string') return undefined
    call = fillSlot(call, slot, id)
  }
  return call
}

/** Request properties whose content a record has at its root, or under another name. */
const WRAPPERS = ['data', 'userData']

/** The place in a record of the value that a request has at a path, or `undefined` if there is none. */
export function pathInRecord(record: unknown, path: Path): Path | undefined {
  const bare = WRAPPERS.includes(String(path[0])) ? path.slice(1) : path
  const parts = isObject(record) ? Object.keys(record).filter((name) => isObject(record[name])) : []
  return [path, bare, ...parts.map((name) => [name, ...bare])].find((one) => at(record, one) !== undefined)
}

/**
 * The place where a record has the value that a request has at a path, or by its schema could have it. `undefined` if
 * records do not show it.
 */
export function placeInRecord(
  { api }: Suite,
  { operation, isList }: Reader,
  record: unknown,
  path: Path,
): Path | undefined {
  const present = pathInRecord(record, path)
  if (present) return present
  const root = isList ? rowSchema(api, operation) : api.schema(operation.responses.get(200)?.schema)
  const bare = WRAPPERS.includes(String(path[0])) ? path.slice(1) : path
  const places = [path, bare, ...WRAPPERS.map((name) => [name, ...bare])]
  return places.find((one) => isLeafOf(api, root ?? {}, one))
}

/** Whether a schema allows a scalar, such as a text or a number, at a path. */
function isLeafOf(api: Api, schema: JsonSchema, path: Path): boolean {
  let here = schema
  for (const step of path) {
    const next = propertiesOf(here)[String(step)]
    if (next === undefined) return false
    here = api.schema(next)
  }
  return here['items'] === undefined && here['properties'] === undefined
}

/**
 * Values that differ between request and record, as `path: expected, got`. Compares the fields that the record has. For
 * creations and updates it also compares the fields that the reader's schema allows.
 */
export function valuesNotStored(
  suite: Suite,
  call: Call,
  record: unknown,
  reader: Reader,
  reworded: readonly string[],
): string[] {
  const { body } = call
  if (!isObject(body) || !isObject(record)) return []
  const ids = new Set(slotsOf(suite.api, suite.model, call).map(({ path }) => path.join('.')))
  const { id } = call.operation
  const isRecord = suite.model.resources.some(({ create, update }) => create === id || update === id)
  return [...leaves(body)].flatMap(({ path, value }) => {
    const isReworded = path.some((step) => reworded.includes(String(step)))
    if (path.join('.') === 'version' || ids.has(path.join('.')) || isReworded || value === null) return []
    const place = isRecord ? placeInRecord(suite, reader, record, path) : pathInRecord(record, path)
    if (!place) return []
    const stored = at(record, place)
    return sameValue(stored, value) ? [] : [`${path.join('.')}: ${inShort(value)}, got ${inShort(stored)}`]
  })
}

/** The value as JSON. Of a long text, its beginning and its length. */
function inShort(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing'
  const isLong = typeof value === 'string' && value.length > LONGEST_SHOWN
  return isLong ? `${json.slice(0, LONGEST_SHOWN)}…" of ${value.length} characters` : json
}
const LONGEST_SHOWN = 80

/** Whether two values are equal: the same value, the same moment in another format, or the day of that moment. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (isSame(one, other)) return true
  if (typeof one !== 'string' || typeof other !== 'string' || !/^\d{4}-\d\d-\d\d/.test(one)) return false
  return Date.parse(one) === Date.parse(other) || one.startsWith(`${other}T`)
}

/** The record's version, if it has one. */
export const versionOf = (record: unknown): number | undefined => {
  const version = isObject(record) ? record['version'] : undefined
  return typeof version === 'number' ? version : undefined
}

/** The call with the version of the record as last seen, if the call has one. */
export function withVersionOf(trial: Trial, actor: Actor, call: Call, id: string): Call {
  const version = trial.version(actor, id)
  if (!isObject(call.body) || !('version' in call.body) || version === undefined) return call
  return { ...call, body: { ...call.body, version } }
}
