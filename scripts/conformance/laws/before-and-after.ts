/** Sends writes, each in a new copy of the base world, and compares what reads return before and after. */
import type { Effect } from '../../../openapi/contract-types.ts'
import type { Operation } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { at, canonical, withValue, without } from '../json.ts'
import {
  type Change,
  changesBetween,
  createdIn,
  isNothing,
  kindShownBy,
  type ActorCall,
  callsAfter,
  type Shown,
  shownBy,
} from '../shown.ts'
import { readSlot, fillSlot, slotsOf } from '../requests/pool.ts'
import { acceptableCall, examplesOf, goodExchange, withNewTexts } from '../requests/recipes.ts'
import { pagingOf } from '../rows.ts'
import { actorsFor, type Suite } from '../suite.ts'
import { inTrial, Trial } from '../trial.ts'
import { withIdsOf } from './options.ts'

/** The maximum number of calls that are sent to find enough that change something. */
const MAX_CALLS = 6
/** For each identifier in a call, the maximum number of other records that are tried in its place. */
const MAX_OTHER_RECORDS = 3
/** A list with more records than this is long: `samplesLongLists` reads only this many of its records. */
const LONG_LIST = 200

interface CheckOptions {
  /** The contract's conditions for the effect: request values (`given`) and record paths (`whose`). */
  condition: Effect
  /** How many calls that change something are enough. */
  changingCalls: number
  /** Whether reads that return records of this kind are compared. */
  includesKind: (kind: string) => boolean
  /** Whether only the first records of a long list are read. */
  samplesLongLists?: true
}

/** What a read returned before and after a write. */
export interface ReadBeforeAndAfter {
  actorCall: ActorCall
  before: Shown
  after: Shown
}

export interface WriteResult {
  /** The write and its response. */
  exchange: Exchange
  /** All accepted writes: the preparing ones, and the write itself. */
  writes: readonly Exchange[]
  changes: readonly Change[]
  /** The kinds of records that were compared, each with the ids of the operations that return it. */
  readsByKind: ReadonlyMap<string, ReadonlySet<string>>
  /** The reads that returned something before the write. */
  reads: readonly ReadBeforeAndAfter[]
  /** Whether `changes` include the changes of preparing calls. */
  isPrepared: boolean
}

/** Returns the writes that changed something, and those that were accepted without changing anything. */
export async function writeAndCompare(
  trial: Trial,
  operation: Operation,
  options: CheckOptions,
): Promise<{ skipped: string } | { results: readonly WriteResult[]; withoutChanges: readonly Exchange[] }> {
  const { suite } = trial
  if (trial.world === undefined) return { skipped: 'others may change what a server without worlds shows' }
  if (suite.model.after(operation.id).length > 0) {
    const result = await prepareAndCompare(trial, operation, options)
    return result
      ? { results: [result], withoutChanges: [] }
      : { skipped: 'no request was accepted to start from' }
  }
  const acceptable = await acceptableCall(trial, operation)
  if (!acceptable) return { skipped: 'no request was accepted to start from' }
  const { condition } = options
  const results: WriteResult[] = []
  const withoutChanges: Exchange[] = []
  for (const call of callsToTry(trial, acceptable.call, acceptable.actor.name, condition).slice(
    0,
    MAX_CALLS,
  )) {
    const result = await inTrial(suite, trial.context, (own) =>
      sendAndCompare(own, { ...acceptable, call }, options),
    )
    if (result && 'changes' in result) results.push(result)
    else if (result) withoutChanges.push(result)
    // Stop once enough writes changed something. With a condition, go on: some records may already have the values.
    if (results.length === options.changingCalls && !condition.given && !condition.whose) break
  }
  return { results, withoutChanges }
}

/**
 * An accepted call, the contract's examples about the same records, and the accepted call about other records. With
 * `whose`, only records that meet it have the effect, so they are tried first.
 */
function callsToTry(trial: Trial, accepted: Call, actorName: string, { given, whose }: Effect): Call[] {
  const { suite } = trial
  const caller = suite.actors.find(({ name }) => name === actorName)
  const examples = examplesOf(trial, accepted.operation).map((example) => withIdsOf(trial, example, accepted))
  const onOtherRecords = slotsOf(suite.api, suite.model, accepted).flatMap((slot) =>
    (caller ? trial.ids(caller, slot.kinds) : [])
      .filter((id) =>
        caller && whose ? hasValues(trial.record(caller, id), whose) : id !== readSlot(accepted, slot),
      )
      .slice(0, whose ? MAX_CALLS : MAX_OTHER_RECORDS)
      .map((id) => fillSlot(accepted, slot, id)),
  )
  const inOrder = whose
    ? [...onOtherRecords, accepted, ...examples]
    : [accepted, ...examples, ...onOtherRecords]
  return uniqueCalls(
    inOrder.flatMap((call) => (given ? [withRequestValues(call, given)] : [call, withNewTexts(trial, call)])),
  )
}

const uniqueCalls = (calls: readonly Call[]): Call[] => [
  ...new Map(calls.map((call) => [canonical([call.path, call.query, call.body]), call])).values(),
]

/** Whether a record has a value at each path: a list must have items, a count must be above zero. */
const hasValues = (record: unknown, paths: readonly string[]): boolean =>
  paths.every((path) => {
    const value = at(record, path.split('.'))
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  })

/** The call with these values in its body. `null` removes a value. */
const withRequestValues = (call: Call, given: Readonly<Record<string, unknown>>): Call => ({
  ...call,
  body: Object.entries(given).reduce<unknown>(
    (body, [path, value]) =>
      value === null ? without(body, path.split('.')) : withValue(body, path.split('.'), value),
    call.body,
  ),
})

/** `undefined` if the write is refused, and only its exchange if it changed no stored data. */
async function sendAndCompare(
  trial: Trial,
  actorCall: ActorCall,
  options: CheckOptions,
): Promise<WriteResult | Exchange | undefined> {
  const state = await trial.state()
  const exchange = await trial.send(actorCall.call, actorCall.actor)
  if (!isGood(exchange)) return undefined
  if (state !== undefined && (await trial.state()) === state) return exchange
  return compareWithBase(trial, exchange, actorCall, options)
}

/** Sends a write after the calls that prepare it. The changes are those of all these calls together. */
async function prepareAndCompare(
  trial: Trial,
  operation: Operation,
  options: CheckOptions,
): Promise<WriteResult | undefined> {
  const exchange = await goodExchange(trial, operation)
  if (!exchange?.actor) return undefined
  return compareWithBase(trial, exchange, { call: exchange.call, actor: exchange.actor }, options)
}

/** Compares what reads return in the trial's world with what they return in the base world, which had no write. */
async function compareWithBase(
  trial: Trial,
  exchange: Exchange,
  actorCall: ActorCall,
  { includesKind, samplesLongLists }: CheckOptions,
): Promise<WriteResult> {
  const { suite } = trial
  const changes: Change[] = []
  const reads: ReadBeforeAndAfter[] = []
  const readsByKind = new Map<string, Set<string>>()
  for (const candidate of await callsAfter(trial, actorCall, exchange.json, includesKind)) {
    const readCall = samplesLongLists ? await limitToFirstRecords(trial, candidate) : candidate
    const kind = kindShownBy(suite, readCall.call.operation)
    const before = await readInBase(trial, readCall)
    const after = await shownBy(trial, readCall)
    if (!after) continue
    const isNew = !before || isNothing(before)
    if (!isNew) reads.push({ actorCall: readCall, before, after })
    if (isNothing(after)) continue
    readsByKind.set(kind, (readsByKind.get(kind) ?? new Set()).add(readCall.call.operation.id))
    changes.push(
      ...(isNew
        ? createdIn(suite, readCall.call, after)
        : changesBetween(suite, readCall.call, before, after)),
    )
  }
  const writes = trial.exchanges.filter((sent) => isGood(sent) && !sent.call.operation.reads)
  const isPrepared = suite.model.after(exchange.call.operation.id).length > 0
  return { exchange, writes, changes, readsByKind, reads, isPrepared }
}

/**
 * For a long list, reads only the first records, as the actor with the fewest permissions, who sees fewer of them. All
 * records would take long and reveal little.
 */
async function limitToFirstRecords(trial: Trial, candidate: ActorCall): Promise<ActorCall> {
  const { suite } = trial
  const { call } = candidate
  const paging = pagingOf(suite.api, call.operation)
  const allRecords = paging && (await readInBase(trial, candidate))
  if (!allRecords || allRecords.total <= LONG_LIST) return candidate
  const firstRecords = { ...call, query: { ...call.query, ...paging.query(0, LONG_LIST) } }
  const [actor = candidate.actor] = actorsFor(suite, call.operation)
  const isAccepted = (await readInBase(trial, { call: firstRecords, actor })) !== undefined
  return { call: firstRecords, actor: isAccepted ? actor : candidate.actor }
}

/** The responses in the base world. They are the same for all writes, so each is requested only once. */
const baseResponses = new WeakMap<Suite, Map<string, Promise<Shown | undefined>>>()

function readInBase(trial: Trial, actorCall: ActorCall): Promise<Shown | undefined> {
  const { suite, context } = trial
  const responses = baseResponses.get(suite) ?? new Map<string, Promise<Shown | undefined>>()
  baseResponses.set(suite, responses)
  const { operation, path, query, body } = actorCall.call
  const key = JSON.stringify([operation.id, actorCall.actor.name, path, query, body])
  const response = responses.get(key) ?? shownBy(new Trial(suite, context, suite.base), actorCall)
  responses.set(key, response)
  return response
}
