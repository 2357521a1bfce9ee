/** Writes that change something, each in a new copy of the base world, and the results of reads before and after. */
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
/** How many other records replace one record. */
const OTHERS = 3
/**
 * A list with more records than this is only sampled: its first records, as seen by the actors with the fewest
 * permissions.
 */
const LONG = 200

/** The calls to try, and the reads before and after them. */
interface Look {
  /** The requests and records for which an effect is certain. */
  condition: Effect
  /** How many calls that change something are checked per operation. */
  calls: number
  isIncluded: (kind: string) => boolean
  isBrief?: true
}

/** The response of a call before and after a write. */
export interface Seen {
  actorCall: ActorCall
  before: Shown
  after: Shown
}

export interface Written {
  written: Exchange
  /** All calls that changed data, including the preparing ones. */
  writes: readonly Exchange[]
  changes: readonly Change[]
  /** The kinds of records that were checked, with the operations that show them. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>
  /** The records that existed, as the reads showed them. */
  seen: readonly Seen[]
  /** Whether the changes include the changes of preparing calls. */
  isPrepared: boolean
}

/** The changes of an operation's calls, each in a new copy of the base world, and the calls without changes. */
export async function changesOf(
  trial: Trial,
  operation: Operation,
  look: Look,
): Promise<{ skipped: string } | { writes: readonly Written[]; idle: readonly Exchange[] }> {
  const { suite } = trial
  if (trial.world === undefined) return { skipped: 'others may change what a server without worlds shows' }
  if (suite.model.after(operation.id).length > 0) {
    const one = await afterOthers(trial, operation, look)
    return one ? { writes: [one], idle: [] } : { skipped: 'no request was accepted to start from' }
  }
  const ready = await acceptableCall(trial, operation)
  if (!ready) return { skipped: 'no request was accepted to start from' }
  const writes: Written[] = []
  const idle: Exchange[] = []
  for (const call of candidates(trial, ready.call, ready.actor.name, look.condition).slice(0, MAX_CALLS)) {
    const one = await inTrial(suite, trial.context, (own) => changesBy(own, { ...ready, call }, look))
    if (one && 'changes' in one) writes.push(one)
    else if (one) idle.push(one)
    // Values that some records already have do not change, so more records are tried.
    if (writes.length === look.calls && !look.condition.given && !look.condition.whose) break
  }
  return { writes, idle }
}

/** An accepted call, the contract's examples about the same records, and the same call about other records. */
function candidates(trial: Trial, call: Call, actor: string, { given, whose }: Effect): Call[] {
  const { suite } = trial
  const by = suite.actors.find(({ name }) => name === actor)
  const examples = examplesOf(trial, call.operation).map((example) => withIdsOf(trial, example, call))
  const others = slotsOf(suite.api, suite.model, call).flatMap((slot) =>
    (by ? trial.ids(by, slot.kinds) : [])
      .filter((id) => (by && whose ? hasAll(trial.record(by, id), whose) : id !== readSlot(call, slot)))
      .slice(0, whose ? MAX_CALLS : OTHERS)
      .map((id) => fillSlot(call, slot, id)),
  )
  const start = whose ? [...others, call, ...examples] : [call, ...examples, ...others]
  const all = start.flatMap((one) => (given ? [withGiven(one, given)] : [one, withNewTexts(trial, one)]))
  return [...new Map(all.map((one) => [canonical([one.path, one.query, one.body]), one])).values()]
}

const hasAll = (record: unknown, paths: readonly string[]): boolean =>
  paths.every((path) => {
    const value = at(record, path.split('.'))
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  })

const withGiven = (call: Call, given: Readonly<Record<string, unknown>>): Call => ({
  ...call,
  body: Object.entries(given).reduce<unknown>(
    (body, [path, value]) =>
      value === null ? without(body, path.split('.')) : withValue(body, path.split('.'), value),
    call.body,
  ),
})

async function changesBy(
  trial: Trial,
  actorCall: ActorCall,
  look: Look,
): Promise<Written | Exchange | undefined> {
  const state = await trial.state()
  const written = await trial.send(actorCall.call, actorCall.actor)
  if (!isGood(written)) return undefined
  if (state !== undefined && (await trial.state()) === state) return written
  return changesSinceBase(trial, written, actorCall, look)
}

/** The changes of a call together with its preparing calls. */
async function afterOthers(trial: Trial, operation: Operation, look: Look): Promise<Written | undefined> {
  const written = await goodExchange(trial, operation)
  if (!written?.actor) return undefined
  return changesSinceBase(trial, written, { call: written.call, actor: written.actor }, look)
}

async function changesSinceBase(
  trial: Trial,
  written: Exchange,
  actorCall: ActorCall,
  { isIncluded, isBrief }: Look,
): Promise<Written> {
  const { suite } = trial
  const found: Change[] = []
  const seen: Seen[] = []
  const kinds = new Map<string, Set<string>>()
  for (const candidate of await callsAfter(trial, actorCall, written.json, isIncluded)) {
    const one = isBrief ? await briefly(trial, candidate) : candidate
    const kind = kindShownBy(suite, one.call.operation)
    const before = await shownInBase(trial, one)
    const after = await shownBy(trial, one)
    if (!after) continue
    const isNew = !before || isNothing(before)
    if (!isNew) seen.push({ actorCall: one, before, after })
    if (isNothing(after)) continue
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(one.call.operation.id))
    found.push(
      ...(isNew ? createdIn(suite, one.call, after) : changesBetween(suite, one.call, before, after)),
    )
  }
  const writes = trial.exchanges.filter((one) => isGood(one) && !one.call.operation.reads)
  const isPrepared = suite.model.after(written.call.operation.id).length > 0
  return { written, writes, changes: found, kinds, seen, isPrepared }
}

/**
 * The first records of a long list, as seen by the actors with the fewest permissions. Reading all of them would take
 * long and reveal little.
 */
async function briefly(trial: Trial, candidate: ActorCall): Promise<ActorCall> {
  const { suite } = trial
  const { call } = candidate
  const paging = pagingOf(suite.api, call.operation)
  const all = paging && (await shownInBase(trial, candidate))
  if (!all || all.total <= LONG) return candidate
  const first = { ...call, query: { ...call.query, ...paging.query(0, LONG) } }
  const [actor = candidate.actor] = actorsFor(suite, call.operation)
  const isShown = (await shownInBase(trial, { call: first, actor })) !== undefined
  return { call: first, actor: isShown ? actor : candidate.actor }
}

/** The response of each call before a write. It is the same for all writes, so it is requested only once. */
const BASES = new WeakMap<Suite, Map<string, Promise<Shown | undefined>>>()

function shownInBase(trial: Trial, actorCall: ActorCall): Promise<Shown | undefined> {
  const { suite, context } = trial
  const known = BASES.get(suite) ?? new Map<string, Promise<Shown | undefined>>()
  BASES.set(suite, known)
  const { operation, path, query, body } = actorCall.call
  const key = JSON.stringify([operation.id, actorCall.actor.name, path, query, body])
  const shown = known.get(key) ?? shownBy(new Trial(suite, context, suite.base), actorCall)
  known.set(key, shown)
  return shown
}
