/**
 * A write changes only what it was sent and what `x-effects` states: no other record, and no other field of its own
 * record. Changes caused by the clock or by the reads themselves are no findings.
 */
import type { Effect } from '../../../openapi/contract-types.ts'
import type { Exchange } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, isObject, isSame, type Json, leaves, type Path } from '../json.ts'
import { readSlot, slotsOf } from '../requests/pool.ts'
import {
  CHANGED_BY_ANY_WRITE,
  asOfNow,
  type Change,
  changesBetween,
  idOfActorMeant,
  isNothing,
  kindShownBy,
  type ActorCall,
  shownBy,
} from '../shown.ts'
import type { Suite } from '../suite.ts'
import { Trial } from '../trial.ts'
import { isRefresh, stateLaw } from './per-operation.ts'
import { changesOf, type Seen, type Written } from './written.ts'

/**
 * One call of each operation is enough: everything that can be read is compared, so a second call would double the
 * time.
 */
const CALLS = 1
/** Shorter texts occur in other texts by chance. */
const SHORT = 3

export const unstated = stateLaw(
  'unstated',
  'A write changes nothing but what it sends and what `x-effects` states, and raises the version of what it changes',
  (_suite, operation) =>
    !operation.reads && !isRefresh(operation) && operation.found.operation['x-effects'] !== undefined,
  async (trial, operation) => {
    const tried = await changesOf(trial, operation, {
      condition: {},
      calls: CALLS,
      isIncluded: () => true,
      isBrief: true,
    })
    if ('skipped' in tried) return tried
    if (tried.writes.length === 0) return { skipped: 'no request changed anything' }
    for (const one of tried.writes) {
      await reportUnstated(trial, one)
      reportSameVersion(trial, one)
    }
    return undefined
  },
)

/**
 * Reports a record that shows what was sent, or what `x-effects` states, and has the version that it had before: a user who
 * read it before the write would overwrite the change without knowing.
 */
function reportSameVersion(trial: Trial, { written, writes, seen }: Written): void {
  const causes = causesIn(trial.suite, writes, undefined)
  for (const { actorCall, before, after } of seen)
    for (const { id, kind, through, before: old, record, fields } of changesBetween(
      trial.suite,
      actorCall.call,
      before,
      after,
    )) {
      if (record?.['version'] === undefined || old?.['version'] !== record['version']) continue
      if (!causes.own.has(id)) continue
      const stated = causes.effects.filter((effect) => effect.changes === kind)
      const changed = fields.find(
        (field) =>
          causes.sent.some((sent) => areParts(bareField(field), sent)) ||
          (isStored(record, field) &&
            stated.some((effect) => effect.fields?.some((one) => areParts(one, field)) ?? true)),
      )
      if (changed === undefined) continue
      trial.report({
        operation: written.call.operation.id,
        through: [through],
        place: `version of ${kind}`,
        expected: `a new version, because ${changed} has changed`,
        actual: `version ${JSON.stringify(record['version'])}, as before`,
        steps: [...writes],
      })
      return
    }
}

/** Whether a field is the record's own: counts, lists and last days are those of other records. */
const isStored = (record: Json, field: string): boolean =>
  !/Counts?$|^last[A-Z]\w*On$/.test(field) && !Array.isArray(at(record, field.split('.').slice(0, 1)))

/** A field without the property that only wraps the data. */
const bareField = (field: string): string =>
  field
    .split('.')
    .filter((step) => !WRAPPERS.includes(step))
    .join('.')

interface Unexplained {
  place: string
  id: string
  through: string
  values: string
}

async function reportUnstated(trial: Trial, { written, writes, seen }: Written): Promise<void> {
  const { call, actor, json } = written
  const meant = actor && (await idOfActorMeant(trial, { call, actor }, json))
  const causes = causesIn(trial.suite, writes, meant)
  const found: Unexplained[] = []
  for (const one of seen) found.push(...(await unexplained(trial, causes, one)))
  const [first] = found
  if (!first) return
  const others = [...new Set(found.map(({ place, id }) => `${place} of ${id}`))]
  trial.report({
    operation: call.operation.id,
    through: [...new Set(found.map(({ through }) => through))],
    place: first.place,
    expected: 'a change that was sent or that `x-effects` states',
    actual: `${first.values} of ${first.id} in ${first.through}${others.length > 1 ? `, and ${others.length - 1} more: ${others.slice(1, 6).join(', ')}` : ''}`,
    steps: [...writes],
  })
}

/** The causes of the changes of some writes. */
interface Causes {
  effects: readonly Effect[]
  /** Identifiers of the records named in requests and responses. */
  named: ReadonlySet<string>
  /** Identifiers of the records that the writes are about. */
  own: ReadonlySet<string>
  /** Dotted paths of the sent values, without list indexes. */
  sent: readonly string[]
  texts: readonly string[]
}

/** Request properties whose content a record has at its root, or under another name. */
const WRAPPERS = ['data', 'userData']

function causesIn(suite: Suite, writes: readonly Exchange[], meant: string | undefined): Causes {
  const { api, model } = suite
  const slots = writes.flatMap(({ call }) => {
    const subject = model.subject(call.operation) ?? ''
    return slotsOf(api, model, call).map((slot) => ({
      id: readSlot(call, slot),
      isOwn: slot.kinds.includes(subject),
    }))
  })
  const responseIds = [meant, ...writes.map(({ json }) => idOf(json))]
  const ids = (all: readonly unknown[]) => new Set(all.filter((id) => typeof id === 'string'))
  const named = ids([...responseIds, ...slots.map(({ id }) => id)])
  const own = ids([...responseIds, ...slots.flatMap(({ id, isOwn }) => (isOwn ? [id] : []))])
  const sent = writes.flatMap(({ call }) => [call.body, call.query].flatMap((part) => [...leaves(part)]))
  return {
    effects: writes.flatMap(({ call }) => call.operation.found.operation['x-effects'] ?? []),
    named,
    own: own.size > 0 ? own : named,
    // A sent object replaces the previous one, including the properties that it omits.
    sent: [...new Set(sent.flatMap(({ path }) => beginnings(bare(path))))],
    texts: sent.flatMap(({ value }) => (typeof value === 'string' && value.length >= SHORT ? value : [])),
  }
}

const bare = (path: Path): string[] =>
  path.filter((step): step is string => typeof step === 'string' && !WRAPPERS.includes(step))
const beginnings = (path: readonly string[]): string[] =>
  path.map((_step, index) => path.slice(0, index + 1).join('.'))

/** The changes in one read that remain unexplained, even compared with a world without the write. */
async function unexplained(trial: Trial, causes: Causes, seen: Seen): Promise<Unexplained[]> {
  const { suite } = trial
  const { actorCall, before, after } = seen
  if (before.text === after.text) return []
  if (unexplainedIn(suite, causes, seen).length === 0) return []
  const control = await shownBy(new Trial(suite, trial.context, suite.base), actorCall)
  return control ? unexplainedIn(suite, causes, { actorCall, before: control, after }) : []
}

function unexplainedIn(suite: Suite, causes: Causes, { actorCall, before, after }: Seen): Unexplained[] {
  const { operation } = actorCall.call
  if (isNothing(after)) {
    // The data of a removed record can no longer be read.
    if (causes.effects.some(({ removes }) => removes !== undefined)) return []
    const place = `removes ${kindShownBy(suite, operation)}`
    return [{ place, id: 'all', through: operation.id, values: '404' }]
  }
  const isAbout = [...before.records.keys(), ...after.records.keys()].some((id) => causes.own.has(id))
  return changesBetween(suite, actorCall.call, before, after, []).flatMap((change) => {
    const isOther = isAbout && change.id !== '' && !causes.named.has(change.id)
    const stated = causes.effects.filter(
      (effect) => effect[change.what] === change.kind && (!isOther || effect.others === true),
    )
    return change.what === 'changes'
      ? fieldsOf(causes, change, stated, isAskedForOwn(suite, causes, actorCall))
      : isExplained(causes, change, stated)
        ? []
        : [
            {
              place: `${change.what} ${change.kind}`,
              id: change.id,
              through: change.through,
              values: change.what,
            },
          ]
  })
}

const isExplained = ({ own }: Causes, { what, id }: Change, stated: readonly Effect[]): boolean =>
  stated.length > 0 || (what === 'creates' && own.has(id))

/** Whether a read names only records that the write names. Data without an identifier then belongs to these records. */
const isAskedForOwn = ({ api, model }: Suite, { named }: Causes, { call }: ActorCall): boolean =>
  slotsOf(api, model, call).every((slot) => named.has(String(readSlot(call, slot))))

/** The fields of a record that changed without being sent or stated. */
function fieldsOf(
  causes: Causes,
  change: Change,
  stated: readonly Effect[],
  isAskedFor: boolean,
): Unexplained[] {
  const { kind, id, through, before, record } = change
  return placesIn(before, record).flatMap(({ path, holder, old, now }) => {
    const isOwn = holder === undefined ? isAskedFor : causes.own.has(holder)
    const isVersion = CHANGED_BY_ANY_WRITE.includes(path.split('.').at(-1) ?? '')
    const isStated = isVersion
      ? stated.length > 0 || isOwn || causes.named.has(holder ?? '')
      : stated.some(({ fields }) => !fields || fields.some((one) => areParts(one, path)))
    if (isStated || (isOwn && isCopy(causes, path, now))) return []
    const values = `${short(old)} became ${short(now)}`
    return [{ place: `changes ${kind} ${path}`, id: id || kind, through, values }]
  })
}

/**
 * Whether a value was sent, possibly under a longer name, or contains a sent text: `user.name` contains the first name.
 */
const isCopy = ({ sent, texts }: Causes, path: string, now: unknown): boolean =>
  sent.some((one) => areParts(one, path) || path.endsWith(`.${one}`) || path.includes(`.${one}.`)) ||
  texts.some((text) => (JSON.stringify(now) ?? '').includes(JSON.stringify(text).slice(1, -1)))

/** Whether one path equals or contains the other. */
const areParts = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

const SHOWN = 60
const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN)

interface Place {
  path: string
  /** The identifier of the innermost enclosing record. */
  holder: string | undefined
  old: unknown
  now: unknown
}

/** The paths at which two values differ. Records in a list are compared by their identifiers, in any order. */
function placesIn(old: unknown, now: unknown, path: readonly string[] = [], holder?: string): Place[] {
  if (isObject(old) && isObject(now)) {
    const inner = idOf(now) ?? holder
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
      placesIn(old[key], now[key], [...path, key], inner),
    )
  }
  const [olds, nows] = [recordsIn(old), recordsIn(now)]
  if (olds && nows && olds.size === nows.size && [...olds.keys()].every((id) => nows.has(id)))
    return [...olds].flatMap(([id, one]) => placesIn(one, nows.get(id), path, holder))
  return isSame(asOfNow(old), asOfNow(now)) ? [] : [{ path: path.join('.'), holder, old, now }]
}

/** The records of a list by their identifiers, or `undefined` if one has none. */
function recordsIn(value: unknown): Map<string, Json> | undefined {
  if (!Array.isArray(value)) return undefined
  const records = value.flatMap((one: unknown): [string, Json][] => {
    const id = idOf(one)
    return isObject(one) && id !== undefined ? [[id, one]] : []
  })
  return records.length === value.length ? new Map(records) : undefined
}
