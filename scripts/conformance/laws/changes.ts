/** A write changes what `x-effects` states, in the lists and records that show it. */
import type { Effect } from '../../../openapi/contract-types.ts'
import type { Operation } from '../api.ts'
import { at, canonical } from '../json.ts'
import { isAsStated } from '../results.ts'
import type { Change } from '../shown.ts'
import { nowOf } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { isRefresh, stateLaw } from './per-operation.ts'
import { changesOf, type Written } from './written.ts'

/** How many calls that change something are checked per operation. */
const CALLS = 2

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

/** Groups effects with the same requests and records, which one call can show together. */
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
  const tried = await changesOf(trial, operation, {
    condition: certain[0] ?? {},
    calls: CALLS,
    isIncluded: (kind) => kinds.has(kind),
  })
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

/** The part of an effect that no call showed: one of its values or fields, or the whole effect. */
function lostOf(effect: Effect, writes: readonly Written[], now: number): string | undefined {
  const seen = writes.flatMap((one) => one.changes.filter((change) => fits(effect, change, one)))
  if (seen.length === 0) return ''
  const values = Object.entries(effect.with ?? {})
  const other = values.find(([path, expected]) =>
    seen.every(({ record }) => !isAsStated(at(record, path.split('.')), expected, now)),
  )
  if (other) return `${other[0]} ${JSON.stringify(other[1])}`
  return effect.fields?.find(
    (stated) =>
      !seen.some(({ what, fields }) => what === 'creates' || fields.some((field) => isWithin(field, stated))),
  )
}

/** The effects that depend neither on the request nor on the data. */
const certainOf = ({ found }: Operation): readonly Effect[] =>
  (found.operation['x-effects'] ?? []).filter(({ sometimes }) => sometimes !== true)

const kindOf = ({ creates, removes, changes: changed }: Effect): string => creates ?? removes ?? changed ?? ''

/**
 * Whether a change is the effect. A record that the preparing calls created is new compared with the base world, so it
 * also counts as changed.
 */
const fits = (effect: Effect, { what, kind }: Change, { isPrepared }: Written): boolean =>
  effect[what] === kind || (isPrepared && what === 'creates' && effect.changes === kind)

/** Whether a field is the stated one or a part of it. */
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
