/** A write changes what `x-effects` states, in the lists and records that show it. */
import type { Effect } from '../../contract/types.ts'
import type { Operation } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { at, canonical, withValue, without } from '../json.ts'
import { isAsStated } from '../results.ts'
import {
  type Change,
  changesBetween,
  createdIn,
  kindShownBy,
  type Question,
  questionsAfter,
  type Shown,
  shownBy,
} from '../shown.ts'
import { readSlot, fillSlot, slotsOf } from '../requests/pool.ts'
import { acceptableCall, examplesOf, goodExchange, withNewTexts } from '../requests/recipes.ts'
import { nowOf, type Suite } from '../suite.ts'
import { inTrial, Trial } from '../trial.ts'
import { withIdsOf } from './options.ts'
import { isRefresh, stateLaw } from './per-operation.ts'

/** How many calls of an operation are looked at: those that change something. */
const CALLS = 2
/** How many are sent until so many do. */
const MAX_CALLS = 6
/** How many other records are named in place of one. */
const OTHERS = 3

export const changes = stateLaw(
  'changes',
  'A write changes what `x-effects` states',
  ({ model }, operation) =>
    !operation.reads &&
    !isRefresh(operation) &&
    model.waiver(operation.id) === undefined &&
    certainOf(operation).length > 0,
  async (trial, operation) => {
    const skipped: { skipped: string }[] = []
    const conditions = byCondition(certainOf(operation))
    for (const some of conditions) skipped.push(...((await tryEffects(trial, operation, some)) ?? []))
    return skipped.length === conditions.length ? skipped[0] : undefined
  },
)

/** The effects of the same requests and records, which one call can show together. */
function byCondition(certain: readonly Effect[]): Effect[][] {
  const groups = new Map<string, Effect[]>()
  for (const effect of certain) {
    const key = canonical([effect.given, effect.whose])
    groups.set(key, [...(groups.get(key) ?? []), effect])
  }
  return [...groups.values()]
}

async function tryEffects(
  trial: Trial,
  operation: Operation,
  certain: readonly Effect[],
): Promise<{ skipped: string }[] | undefined> {
  const kinds = new Set(certain.map(kindOf))
  const tried = await changesOf(trial, operation, certain[0] ?? {}, (kind) => kinds.has(kind))
  if ('skipped' in tried) return [tried]
  const [first] = tried.writes
  if (!first) {
    const [idle] = tried.idle
    if (!idle) return [{ skipped: 'no request was accepted' }]
    for (const effect of certain) reportLost(trial, effect, '', { written: idle, kinds: new Map() })
    return undefined
  }
  for (const effect of certain) {
    const lost = lostOf(effect, tried.writes, nowOf(trial.suite))
    if (lost !== undefined && first.kinds.has(kindOf(effect))) reportLost(trial, effect, lost, first)
  }
  return undefined
}

/** What none of the calls showed of an effect: one of its values or fields, or all of it. */
function lostOf(effect: Effect, writes: readonly Written[], now: number): string | undefined {
  const seen = writes.flatMap((one) => one.changes.filter((change) => fits(effect, change, one)))
  if (seen.length === 0) return ''
  const values = Object.entries(effect.with ?? {})
  const other = values.find(([path, wanted]) =>
    seen.every(({ record }) => !isAsStated(at(record, path.split('.')), wanted, now)),
  )
  if (other) return `${other[0]} ${JSON.stringify(other[1])}`
  return effect.fields?.find(
    (stated) =>
      !seen.some(({ what, fields }) => what === 'creates' || fields.some((field) => isWithin(field, stated))),
  )
}

interface Written {
  written: Exchange
  changes: readonly Change[]
  /** The kinds of records that were looked at, with the operations that show them. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>
  /** Whether the changes are also those of the calls that it needs before. */
  isPrepared: boolean
}

/** What calls of an operation change, each in a new copy of the base world, and those that change nothing. */
async function changesOf(
  trial: Trial,
  operation: Operation,
  condition: Effect,
  isAsked: (kind: string) => boolean,
): Promise<{ skipped: string } | { writes: readonly Written[]; idle: readonly Exchange[] }> {
  const { suite } = trial
  if (trial.world === undefined) return { skipped: 'others may change what a server without worlds shows' }
  if (suite.model.after(operation.id).length > 0) {
    const one = await afterOthers(trial, operation, isAsked)
    return one ? { writes: [one], idle: [] } : { skipped: 'no request was accepted to start from' }
  }
  const ready = await acceptableCall(trial, operation)
  if (!ready) return { skipped: 'no request was accepted to start from' }
  const writes: Written[] = []
  const idle: Exchange[] = []
  for (const call of candidates(trial, ready.call, ready.actor.name, condition).slice(0, MAX_CALLS)) {
    const one = await inTrial(suite, trial.context, (own) => changesBy(own, { ...ready, call }, isAsked))
    if (one && 'changes' in one) writes.push(one)
    else if (one) idle.push(one)
    // What some records have already does not change, so that more of them are tried.
    if (writes.length === CALLS && !condition.given && !condition.whose) break
  }
  return { writes, idle }
}

/** An accepted call, the contract's examples about the same records, and the call about other records. */
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
  question: Question,
  isAsked: (kind: string) => boolean,
): Promise<Written | Exchange | undefined> {
  const state = await trial.state()
  const written = await trial.send(question.call, question.actor)
  if (!isGood(written)) return undefined
  if (state !== undefined && (await trial.state()) === state) return written
  return changesSinceBase(trial, written, question, isAsked)
}

/** What a call changes together with the calls that it needs before. */
async function afterOthers(
  trial: Trial,
  operation: Operation,
  isAsked: (kind: string) => boolean,
): Promise<Written | undefined> {
  const written = await goodExchange(trial, operation)
  if (!written?.actor) return undefined
  return changesSinceBase(trial, written, { call: written.call, actor: written.actor }, isAsked)
}

async function changesSinceBase(
  trial: Trial,
  written: Exchange,
  question: Question,
  isAsked: (kind: string) => boolean,
): Promise<Written> {
  const { suite } = trial
  const found: Change[] = []
  const kinds = new Map<string, Set<string>>()
  for (const one of await questionsAfter(trial, question, written.json, isAsked)) {
    const kind = kindShownBy(suite, one.call.operation)
    const before = await shownInBase(trial, one)
    const after = await shownBy(trial, one)
    if (!after) continue
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(one.call.operation.id))
    found.push(
      ...(before ? changesBetween(suite, one.call, before, after) : createdIn(suite, one.call, after)),
    )
  }
  const isPrepared = suite.model.after(written.call.operation.id).length > 0
  return { written, changes: found, kinds, isPrepared }
}

/** What each call shows before a write: the same for all, so that it is asked once. */
const BASES = new WeakMap<Suite, Map<string, Promise<Shown | undefined>>>()

function shownInBase(trial: Trial, question: Question): Promise<Shown | undefined> {
  const { suite, context } = trial
  const known = BASES.get(suite) ?? new Map<string, Promise<Shown | undefined>>()
  BASES.set(suite, known)
  const { operation, path, query, body } = question.call
  const key = JSON.stringify([operation.id, question.actor.name, path, query, body])
  const shown = known.get(key) ?? shownBy(new Trial(suite, context, suite.base), question)
  known.set(key, shown)
  return shown
}

/** The effects that depend neither on the request nor on the data. */
const certainOf = ({ found }: Operation): readonly Effect[] =>
  (found.operation['x-effects'] ?? []).filter(({ sometimes }) => sometimes !== true)

const kindOf = ({ creates, removes, changes: changed }: Effect): string => creates ?? removes ?? changed ?? ''

/** A record that the calls before it made is new beside the base world, so that it counts as changed. */
const fits = (effect: Effect, { what, kind }: Change, { isPrepared }: Written): boolean =>
  effect[what] === kind || (isPrepared && what === 'creates' && effect.changes === kind)

/** Whether a field is the one that is stated, or a part of it. */
const isWithin = (field: string, stated: string): boolean =>
  field === stated || field.startsWith(`${stated}.`)

function reportLost(
  trial: Trial,
  effect: Effect,
  field: string,
  { written, kinds }: Pick<Written, 'written' | 'kinds'>,
): void {
  const what = effect.creates !== undefined ? 'creates' : effect.removes !== undefined ? 'removes' : 'changes'
  trial.report({
    operation: written.call.operation.id,
    through: [...(kinds.get(kindOf(effect)) ?? [])],
    place: `${what} ${kindOf(effect)} ${field}`.trim(),
    expected: 'the change that `x-effects` states',
    actual: 'no such change is shown',
    steps: [written],
  })
}
