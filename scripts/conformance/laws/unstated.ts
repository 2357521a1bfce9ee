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
import { type ReadBeforeAndAfter, writeAndCompare, type WriteResult } from './before-and-after.ts'

/** One call that changes something is enough, since all reads are compared: a second one would double the time. */
const CHANGING_CALLS = 1
/** Shorter texts that were sent may be part of a changed text by chance, so they do not explain its change. */
const MIN_TEXT_LENGTH = 3

export const unstated = stateLaw(
  'unstated',
  'A write changes nothing but what it sends and what `x-effects` states, and raises the version of what it changes',
  (_suite, operation) =>
    !operation.reads && !isRefresh(operation) && operation.found.operation['x-effects'] !== undefined,
  async (trial, operation) => {
    const outcome = await writeAndCompare(trial, operation, {
      condition: {},
      changingCalls: CHANGING_CALLS,
      includesKind: () => true,
      samplesLongLists: true,
    })
    if ('skipped' in outcome) return outcome
    if (outcome.results.length === 0) return { skipped: 'no request changed anything' }
    for (const result of outcome.results) {
      await reportUnstated(trial, result)
      reportSameVersion(trial, result)
    }
    return undefined
  },
)

/**
 * Reports a record that a write has changed, in what was sent or in what `x-effects` states, without a new version: a
 * user who read the record before the write could overwrite the change without knowing.
 */
function reportSameVersion(trial: Trial, { exchange, writes, reads }: WriteResult): void {
  const causes = causesIn(trial.suite, writes, undefined)
  for (const { actorCall, before, after } of reads)
    for (const { id, kind, through, before: oldRecord, record, fields } of changesBetween(
      trial.suite,
      actorCall.call,
      before,
      after,
    )) {
      if (record?.['version'] === undefined || oldRecord?.['version'] !== record['version']) continue
      if (!causes.subjects.has(id)) continue
      const stated = causes.effects.filter((effect) => effect.changes === kind)
      const changed = fields.find(
        (field) =>
          causes.sent.some((sent) => isSameOrNested(withoutWrapper(field), sent)) ||
          (isStored(record, field) &&
            stated.some((effect) => effect.fields?.some((path) => isSameOrNested(path, field)) ?? true)),
      )
      if (changed === undefined) continue
      trial.report({
        operation: exchange.call.operation.id,
        through: [through],
        place: `version of ${kind}`,
        expected: `a new version, because ${changed} has changed`,
        actual: `version ${JSON.stringify(record['version'])}, as before`,
        steps: [...writes],
      })
      return
    }
}

/** Whether a record stores the field itself. Counts, lists and dates of the last event are computed from other records. */
const isStored = (record: Json, field: string): boolean =>
  !/Counts?$|^last[A-Z]\w*On$/.test(field) && !Array.isArray(at(record, field.split('.').slice(0, 1)))

/** The path of a field as in `sent`, which leaves out the properties that only wrap the data. */
const withoutWrapper = (field: string): string =>
  field
    .split('.')
    .filter((step) => !WRAPPERS.includes(step))
    .join('.')

/** A change that was neither sent nor stated. */
interface Unexplained {
  /** The place of the finding. */
  place: string
  /** The identifier of the changed record. */
  id: string
  /** The operation that shows the change. */
  through: string
  /** What has changed, in words. */
  values: string
}

async function reportUnstated(trial: Trial, { exchange, writes, reads }: WriteResult): Promise<void> {
  const { call, actor, json } = exchange
  const actorId = actor && (await idOfActorMeant(trial, { call, actor }, json))
  const causes = causesIn(trial.suite, writes, actorId)
  const found: Unexplained[] = []
  for (const read of reads) found.push(...(await unexplained(trial, causes, read)))
  const [first] = found
  if (!first) return
  const descriptions = [...new Set(found.map(({ place, id }) => `${place} of ${id}`))]
  trial.report({
    operation: call.operation.id,
    through: [...new Set(found.map(({ through }) => through))],
    place: first.place,
    expected: 'a change that was sent or that `x-effects` states',
    actual: `${first.values} of ${first.id} in ${first.through}${descriptions.length > 1 ? `, and ${descriptions.length - 1} more: ${descriptions.slice(1, 6).join(', ')}` : ''}`,
    steps: [...writes],
  })
}

/** What explains the changes after some writes. */
interface Causes {
  /** What `x-effects` of the writes states. */
  effects: readonly Effect[]
  /** Identifiers of the records named in requests and responses. */
  named: ReadonlySet<string>
  /** Identifiers of the records that the writes are about: the user in a change of a user, but not the user's company. */
  subjects: ReadonlySet<string>
  /** Dotted paths of the sent values, without list indexes. */
  sent: readonly string[]
  /** The sent texts that are long enough to recognise in other texts. */
  texts: readonly string[]
}

/** Request properties that only wrap data: a record has their content at its root, or under another name. */
const WRAPPERS = ['data', 'userData']

function causesIn(suite: Suite, writes: readonly Exchange[], actorId: string | undefined): Causes {
  const { api, model } = suite
  const slots = writes.flatMap(({ call }) => {
    const subject = model.subject(call.operation) ?? ''
    return slotsOf(api, model, call).map((slot) => ({
      id: readSlot(call, slot),
      isSubject: slot.kinds.includes(subject),
    }))
  })
  const responseIds = [actorId, ...writes.map(({ json }) => idOf(json))]
  const idSet = (ids: readonly unknown[]) => new Set(ids.filter((id) => typeof id === 'string'))
  const named = idSet([...responseIds, ...slots.map(({ id }) => id)])
  const subjects = idSet([...responseIds, ...slots.flatMap(({ id, isSubject }) => (isSubject ? [id] : []))])
  const sent = writes.flatMap(({ call }) => [call.body, call.query].flatMap((part) => [...leaves(part)]))
  return {
    effects: writes.flatMap(({ call }) => call.operation.found.operation['x-effects'] ?? []),
    named,
    subjects: subjects.size > 0 ? subjects : named,
    // A sent object replaces the previous one, including the properties that it omits.
    sent: [...new Set(sent.flatMap(({ path }) => prefixes(namesIn(path))))],
    texts: sent.flatMap(({ value }) =>
      typeof value === 'string' && value.length >= MIN_TEXT_LENGTH ? value : [],
    ),
  }
}

/** The property names of a path, without list indexes and wrappers. */
const namesIn = (path: Path): string[] =>
  path.filter((step): step is string => typeof step === 'string' && !WRAPPERS.includes(step))
/** The path of a field, and the paths of all objects that contain it. */
const prefixes = (path: readonly string[]): string[] =>
  path.map((_step, index) => path.slice(0, index + 1).join('.'))

/**
 * The unexplained changes in what one read returned. If there are any, the base world is read again: what the clock or
 * the reads themselves have changed since is the same there.
 */
async function unexplained(trial: Trial, causes: Causes, read: ReadBeforeAndAfter): Promise<Unexplained[]> {
  const { suite } = trial
  const { actorCall, before, after } = read
  if (before.text === after.text) return []
  if (unexplainedIn(suite, causes, read).length === 0) return []
  const baseNow = await shownBy(new Trial(suite, trial.context, suite.base), actorCall)
  return baseNow ? unexplainedIn(suite, causes, { actorCall, before: baseNow, after }) : []
}

function unexplainedIn(
  suite: Suite,
  causes: Causes,
  { actorCall, before, after }: ReadBeforeAndAfter,
): Unexplained[] {
  const { operation } = actorCall.call
  if (isNothing(after)) {
    // The data of a removed record can no longer be read.
    if (causes.effects.some(({ removes }) => removes !== undefined)) return []
    const place = `removes ${kindShownBy(suite, operation)}`
    return [{ place, id: 'all', through: operation.id, values: '404' }]
  }
  const showsSubject = [...before.records.keys(), ...after.records.keys()].some((id) =>
    causes.subjects.has(id),
  )
  return changesBetween(suite, actorCall.call, before, after, []).flatMap((change) => {
    // Where a read shows the records that the write is about, only `others` extends an effect to further records.
    const isOther = showsSubject && change.id !== '' && !causes.named.has(change.id)
    const stated = causes.effects.filter(
      (effect) => effect[change.what] === change.kind && (!isOther || effect.others === true),
    )
    return change.what === 'changes'
      ? unexplainedFields(causes, change, stated, namesOnlyNamedRecords(suite, causes, actorCall))
      : isChangeExplained(causes, change, stated)
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

const isChangeExplained = ({ subjects }: Causes, { what, id }: Change, stated: readonly Effect[]): boolean =>
  stated.length > 0 || (what === 'creates' && subjects.has(id))

/** Whether a read names only records that the write names. Then its data without an identifier belongs to them. */
const namesOnlyNamedRecords = ({ api, model }: Suite, { named }: Causes, { call }: ActorCall): boolean =>
  slotsOf(api, model, call).every((slot) => named.has(String(readSlot(call, slot))))

/** The fields of a record that changed without being sent or stated. */
function unexplainedFields(
  causes: Causes,
  change: Change,
  stated: readonly Effect[],
  isOfNamedRecords: boolean,
): Unexplained[] {
  const { kind, id, through, before, record } = change
  return differencesIn(before, record).flatMap(({ path, recordId, before: oldValue, after: newValue }) => {
    const isOfSubject = recordId === undefined ? isOfNamedRecords : causes.subjects.has(recordId)
    const isVersion = CHANGED_BY_ANY_WRITE.includes(path.split('.').at(-1) ?? '')
    const isStated = isVersion
      ? stated.length > 0 || isOfSubject || causes.named.has(recordId ?? '')
      : stated.some(({ fields }) => !fields || fields.some((field) => isSameOrNested(field, path)))
    if (isStated || (isOfSubject && wasSent(causes, path, newValue))) return []
    const values = `${shorten(oldValue)} became ${shorten(newValue)}`
    return [{ place: `changes ${kind} ${path}`, id: id || kind, through, values }]
  })
}

/**
 * Whether a value was sent, possibly under a longer name, or contains a sent text: a sent first name changes
 * `user.name`, which contains it.
 */
const wasSent = ({ sent, texts }: Causes, path: string, value: unknown): boolean =>
  sent.some(
    (name) => isSameOrNested(name, path) || path.endsWith(`.${name}`) || path.includes(`.${name}.`),
  ) || texts.some((text) => (JSON.stringify(value) ?? '').includes(JSON.stringify(text).slice(1, -1)))

/** Whether two paths are the same, or one of them leads to a part of the other's value. */
const isSameOrNested = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

const MAX_VALUE_LENGTH = 60
const shorten = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, MAX_VALUE_LENGTH)

interface Difference {
  path: string
  /** The identifier of the innermost record that contains the value. */
  recordId: string | undefined
  before: unknown
  after: unknown
}

/** The paths at which two values differ. Records in a list are compared by their identifiers, in any order. */
function differencesIn(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
  recordId?: string,
): Difference[] {
  if (isObject(before) && isObject(after)) {
    const innerId = idOf(after) ?? recordId
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differencesIn(before[key], after[key], [...path, key], innerId),
    )
  }
  const [oldRecords, newRecords] = [recordsIn(before), recordsIn(after)]
  if (
    oldRecords &&
    newRecords &&
    oldRecords.size === newRecords.size &&
    [...oldRecords.keys()].every((id) => newRecords.has(id))
  )
    return [...oldRecords].flatMap(([id, record]) =>
      differencesIn(record, newRecords.get(id), path, recordId),
    )
  return isSame(asOfNow(before), asOfNow(after)) ? [] : [{ path: path.join('.'), recordId, before, after }]
}

/** The records of a list by their identifiers. `undefined` if an item has no identifier. */
function recordsIn(value: unknown): Map<string, Json> | undefined {
  if (!Array.isArray(value)) return undefined
  const records = value.flatMap((item: unknown): [string, Json][] => {
    const id = idOf(item)
    return isObject(item) && id !== undefined ? [[id, item]] : []
  })
  return records.length === value.length ? new Map(records) : undefined
}
