/**
 * The data that a target exposes: every list, and the records that a write names. The difference between two snapshots
 * shows the changes of a write.
 */
import { idOf, identityOf } from './identity.ts'
import { type Call, isGood } from './exchange.ts'
import { differences, isObject, type Json } from './json.ts'
import { callForSameRecord, nameOfRecords } from './records.ts'
import { examplesOf } from './requests/recipes.ts'
import { fillSlot, slotsOf } from './requests/pool.ts'
import { longestPage, pagingOf, rowSchema, rowsOf, totalOf } from './rows.ts'
import type { Actor } from './actors.ts'
import type { Operation } from './api.ts'
import { actorsFor, type Suite } from './suite.ts'
import { Trial } from './trial.ts'

/** A call that shows data, by the actor who sees most. */
export interface ActorCall {
  call: Call
  actor: Actor
}

export interface Change {
  /** The name of the schema of the records. */
  kind: string
  what: 'creates' | 'removes' | 'changes'
  id: string
  /** The changed fields of a changed record. */
  fields: readonly string[]
  /** The operation that shows it. */
  through: string
  /** The record afterwards, or `undefined` if it is gone. */
  record?: Json
  /** A changed record, as it was before. */
  before?: Json
}

/** Totals and reports about the content of lists. Other laws compare them with the lists. */
const IS_COMPUTED = /^(sum|count|findReports)[A-Z]/

/** Fields that every write changes. */
export const CHANGED_BY_ANY_WRITE = ['version', 'lastUpdateOn', 'lastUpdatedOn']

/** The calls that show what a write may have changed. Files are left out, because other calls show the same data. */
export async function callsAfter(
  trial: Trial,
  written: ActorCall,
  response: unknown,
  includesKind: (kind: string) => boolean,
): Promise<ActorCall[]> {
  const { suite } = trial
  const actorMeant = once(() => idOfActorMeant(trial, written, response))
  const all = suite.api.operations.map(async (operation): Promise<ActorCall[]> => {
    const { reads, id, responses } = operation
    if (!reads || suite.missing.has(id) || responses.get(200)?.schema === undefined || IS_COMPUTED.test(id))
      return []
    if (!includesKind(kindShownBy(suite, operation))) return []
    const callers = actorsFor(suite, operation)
    const actor = callers.at(-1)
    const known = callers.flatMap((one) => {
      const call = suite.recipes.get(`${id} ${one.name}`)
      return call ? [{ call: widest(suite, call), actor: one }] : []
    })
    const [example] = known.length > 0 ? known.map(({ call }) => call) : examplesOf(trial, operation)
    if (!actor || !example) return []
    if (slotsOf(suite.api, suite.model, example).length === 0)
      return [{ call: widest(suite, example), actor }]
    const same =
      callForSameRecord(trial, example, written.call, response) ??
      callForActor(suite, example, await (mayNameActor(suite, example) ? actorMeant() : undefined))
    return [...(same ? [{ call: widest(suite, same), actor }] : []), ...known.slice(-1)]
  })
  return (await Promise.all(all)).flat()
}

/** Whether a call is about one user and nothing else. */
function mayNameActor({ api, model }: Suite, read: Call): boolean {
  const [slot, ...more] = slotsOf(api, model, read)
  return slot?.kinds.includes('user') === true && more.length === 0
}

function callForActor({ api, model }: Suite, read: Call, id: string | undefined): Call | undefined {
  const [slot] = slotsOf(api, model, read)
  return slot && id !== undefined ? fillSlot(read, slot, id) : undefined
}

/**
 * The actor whom a request or response identifies by an address or a login instead of an identifier, or who writes only
 * about their own record.
 */
export async function idOfActorMeant(
  trial: Trial,
  { call, actor: writer }: ActorCall,
  response: unknown,
): Promise<string | undefined> {
  const { api, model, actors } = trial.suite
  const names = [call.body, response]
    .filter(isObject)
    .flatMap((part) => NAMES.flatMap((name) => part[name] ?? []))
  const isOwn = names.length === 0 && idOf(response) === undefined && slotsOf(api, model, call).length === 0
  if (names.length === 0 && !isOwn) return undefined
  // The write may have ended the sessions of this actor.
  const before = new Trial(trial.suite, trial.context, trial.suite.base)
  for (const actor of isOwn ? [writer] : actors) {
    const { json } = await before.sendUnrecorded({ operation: api.operation('getUser'), body: {} }, actor)
    if (isObject(json) && (isOwn || NAMES.some((name) => names.includes(json[name] ?? ''))))
      return String(json['ospId'])
  }
  return undefined
}
const NAMES = ['email', 'login', 'to', 'username']

/** Requests a value only when it is needed, and only once. */
function once<Value>(request: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined
  return () => (result ??= request())
}

/** A complete list, without filters. */
export function widest({ api }: Suite, call: Call): Call {
  const { operation, body } = call
  if (rowSchema(api, operation) === undefined) return call
  const paging = pagingOf(api, operation)
  const required = operation.body?.schema.required ?? []
  const needed = operation.parameters.filter((one) => one.required === true).map(({ name }) => name)
  return {
    ...call,
    query: { ...pick(call.query ?? {}, needed), ...paging?.query(0, longestPage(api, operation)) },
    ...(isObject(body) && { body: pick(body, required) }),
  }
}

const pick = (all: Readonly<Json>, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

/** The result of a call: its whole response, and its records by identifier. */
export interface Shown {
  text: string
  records: ReadonlyMap<string, Json>
  /** The total number of records, if a page does not contain all. */
  total: number
}

/** The result of a call about a record that does not exist. */
const NOTHING: Shown = { text: '', records: new Map(), total: 0 }
export const isNothing = (shown: Shown): boolean => shown === NOTHING

/** `undefined` if the call is refused. A refusal because its record does not exist counts as a result. */
export async function shownBy(trial: Trial, { call, actor }: ActorCall): Promise<Shown | undefined> {
  const exchange = await trial.sendUnrecorded(call, actor)
  if (exchange.status === 404) return NOTHING
  if (!isGood(exchange)) return undefined
  const { json, bytes } = exchange
  const records: [string, Json][] = rowSchema(trial.suite.api, call.operation)
    ? rowsOf(exchange).map((row) => [identityOf(row), row])
    : [[idOf(json) ?? '', isObject(json) ? json : { value: json }]]
  return { text: new TextDecoder().decode(bytes), records: new Map(records), total: totalOf(exchange) }
}

/** The name of the records that a read shows: that of their schema. */
export const kindShownBy = (suite: Suite, read: Operation): string => nameOfRecords(suite, read) ?? read.id

/** The differences between two responses to the same call, without ignored fields. */
export function changesBetween(
  suite: Suite,
  { operation }: Call,
  before: Shown,
  after: Shown,
  ignored: readonly string[] = CHANGED_BY_ANY_WRITE,
): Change[] {
  if (before.text === after.text) return []
  const base = { kind: kindShownBy(suite, operation), through: operation.id }
  // On a page that does not contain all records, an additional record displaces another one.
  const isWhole = [before, after].every(({ records, total }) => total <= records.size)
  const isList = rowSchema(suite.api, operation) !== undefined
  const [hasNew, hasGone] = [isWhole || after.total > before.total, isWhole || after.total < before.total]
  const created = [...after.records].flatMap(([id, record]): Change[] => {
    const old = before.records.get(id)
    if (!old) return isList && hasNew ? [{ ...base, what: 'creates', id, fields: [], record }] : []
    const fields = differentFields(old, record, ignored)
    return fields.length > 0 ? [{ ...base, what: 'changes', id, fields, record, before: old }] : []
  })
  const gone = [...before.records.keys()].filter((id) => isList && hasGone && !after.records.has(id))
  return [...created, ...gone.map((id): Change => ({ ...base, what: 'removes', id, fields: [] }))]
}

/** The result of a call that was refused before the write, because its record did not exist. */
export const createdIn = (suite: Suite, { operation }: Call, { records }: Shown): Change[] =>
  [...records].map(([id, record]) => ({
    kind: kindShownBy(suite, operation),
    what: 'creates',
    id,
    fields: [],
    through: operation.id,
    record,
  }))

const differentFields = (old: Json, record: Json, ignored: readonly string[]): string[] =>
  JSON.stringify(old) === JSON.stringify(record)
    ? []
    : differences(asOfNow(old), asOfNow(record)).filter(
        (path) => !ignored.includes(path.split('.').at(-1) ?? ''),
      )

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const NOW_MS = 600_000

/** Treats all current moments as equal. */
export const asOfNow = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(asOfNow)
    : isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asOfNow(part)]))
      : typeof value === 'string' && MOMENT.test(value) && Math.abs(Date.parse(value) - Date.now()) < NOW_MS
        ? 'now'
        : value
