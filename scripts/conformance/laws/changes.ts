/** A write changes what `x-effects` states, in the lists and records that show it. */
import type { Effect } from '../../../openapi/contract-types.ts'
import type { Operation } from '../api.ts'
import { at, canonical } from '../json.ts'
import { isAsStated } from '../results.ts'
import type { Change } from '../shown.ts'
import { nowOf } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { isRefresh, stateLaw } from './per-operation.ts'
import { writeAndCompare, type WriteResult } from './before-and-after.ts'

/** How many calls that change something are enough: a second one may show what the first one does not. */
const CHANGING_CALLS = 2

export const changes = stateLaw(
  'changes',
  'A write changes what `x-effects` states',
  ({ model }, operation) =>
    !operation.reads &&
    !isRefresh(operation) &&
    model.waiver(operation.id) === undefined &&
    certainEffects(operation).length > 0,
  async (trial, operation) => {
    const skipped: { skipped: string }[] = []
    const groups = byCondition(certainEffects(operation))
    for (const group of groups) skipped.push(...((await checkEffects(trial, operation, group)) ?? []))
    return skipped.length === groups.length ? skipped[0] : undefined
  },
)

/** Groups the effects that have the same `given` and `whose`, because one call can show them together. */
function byCondition(effects: readonly Effect[]): Effect[][] {
  const groups = new Map<string, Effect[]>()
  for (const effect of effects) {
    const key = canonical([effect.given, effect.whose])
    groups.set(key, [...(groups.get(key) ?? []), effect])
  }
  return [...groups.values()]
}

/** Sends writes for effects with the same condition, and reports each effect that no read shows. */
async function checkEffects(
  trial: Trial,
  operation: Operation,
  effects: readonly Effect[],
): Promise<{ skipped: string }[] | undefined> {
  const kinds = new Set(effects.map(kindOf))
  const outcome = await writeAndCompare(trial, operation, {
    condition: effects[0] ?? {},
    changingCalls: CHANGING_CALLS,
    includesKind: (kind) => kinds.has(kind),
  })
  if ('skipped' in outcome) return [outcome]
  const [first] = outcome.results
  if (!first) {
    const [exchange] = outcome.withoutChanges
    if (!exchange) return [{ skipped: 'no request was accepted' }]
    for (const effect of effects) reportMissing(trial, effect, '', { exchange, readsByKind: new Map() })
    return undefined
  }
  for (const effect of effects) {
    const missing = missingPartOf(effect, outcome.results, nowOf(trial.suite))
    if (missing !== undefined && first.readsByKind.has(kindOf(effect)))
      reportMissing(trial, effect, missing, first)
  }
  return undefined
}

/** The part of an effect that no call showed: a value, a field, or `''` for the whole effect. */
function missingPartOf(effect: Effect, results: readonly WriteResult[], now: number): string | undefined {
  const shown = results.flatMap((result) => result.changes.filter((change) => fits(effect, change, result)))
  if (shown.length === 0) return ''
  const values = Object.entries(effect.with ?? {})
  const missingValue = values.find(([path, expected]) =>
    shown.every(({ record }) => !isAsStated(at(record, path.split('.')), expected, now)),
  )
  if (missingValue) return `${missingValue[0]} ${JSON.stringify(missingValue[1])}`
  return effect.fields?.find(
    (stated) =>
      !shown.some(
        ({ what, fields }) => what === 'creates' || fields.some((field) => isWithin(field, stated)),
      ),
  )
}

/** The effects that depend neither on the request nor on the data. */
const certainEffects = ({ found }: Operation): readonly Effect[] =>
  (found.operation['x-effects'] ?? []).filter(({ sometimes }) => sometimes !== true)

const kindOf = ({ creates, removes, changes: changed }: Effect): string => creates ?? removes ?? changed ?? ''

/**
 * Whether a change is the effect. A record that the preparing calls created is new compared with the base world, so it
 * also counts as changed.
 */
const fits = (effect: Effect, { what, kind }: Change, { isPrepared }: WriteResult): boolean =>
  effect[what] === kind || (isPrepared && what === 'creates' && effect.changes === kind)

/** Whether a field is the stated one or a part of it. */
const isWithin = (field: string, stated: string): boolean =>
  field === stated || field.startsWith(`${stated}.`)

function reportMissing(
  trial: Trial,
  effect: Effect,
  field: string,
  { exchange, readsByKind }: Pick<WriteResult, 'exchange' | 'readsByKind'>,
): void {
  const what = effect.creates !== undefined ? 'creates' : effect.removes !== undefined ? 'removes' : 'changes'
  trial.report({
    operation: exchange.call.operation.id,
    through: [...(readsByKind.get(kindOf(effect)) ?? [])],
    place: `${what} ${kindOf(effect)} ${field}`.trim(),
    expected: 'the change that `x-effects` states',
    actual: 'no such change is shown',
    steps: [exchange],
  })
}
