/**
 * Varies a call, to compare the responses of two servers: the other examples of the operation, other records, each
 * option alone, pairs of options of a read, and each field of a write set to null.
 */
import { type Call, toRequest } from '../exchange.ts'
import { isObject, type Path, withValue } from '../json.ts'
import { optionsOf, withIdsOf } from '../laws/options.ts'
import { fillSlot, readSlot, slotsOf } from '../requests/pool.ts'
import { examplesOf } from '../requests/recipes.ts'
import type { Actor } from '../actors.ts'
import type { Trial } from '../trial.ts'

export interface Variant {
  /** The description of the difference in a report. */
  label: string
  call: Call
}
/** The largest number of other records that are tried in place of a record. */
const MAX_RECORDS = 6
/** The largest numbers of options that are tried alone, and of pairs. */
const MAX_OPTIONS = 60
const MAX_PAIRS = 20

export function variantsOf(trial: Trial, call: Call, actor: Actor): Variant[] {
  const { suite } = trial
  const examples = examplesOf(trial, call.operation).map((example) => ({
    label: 'another example',
    call: withIdsOf(trial, example, call),
  }))
  const records = slotsOf(suite.api, suite.model, call).flatMap((slot) => {
    const others = trial.ids(actor, slot.kinds).filter((id) => id !== readSlot(call, slot))
    return spread(others, MAX_RECORDS).map((id) => ({
      label: `${slot.path.join('.')} of another record`,
      call: withoutVersion(fillSlot(call, slot, id)),
    }))
  })
  const options = spread([...optionsOf(trial, call)], MAX_OPTIONS).map((option) => ({
    label: `${option.path.join('.')} ${JSON.stringify(option.value)}`.slice(0, 80),
    path: [option.place, ...option.path] as Path,
    value: option.value,
    call: withValue(call, [option.place, ...option.path], option.value) as Call,
  }))
  const oneOptionPerField = [...new Map(options.map((option) => [option.path.join('.'), option])).values()]
  const cleared = oneOptionPerField.map(({ path, call: variant }) => ({
    label: `${path.slice(1).join('.')} null`,
    call: withValue(variant, path, null) as Call,
  }))
  return distinct([
    ...examples,
    ...records,
    ...options,
    ...(call.operation.reads ? [] : cleared),
    ...pairs(call, options),
  ])
}

/** At most `limit` items, evenly spread over the list. */
function spread<Item>(items: readonly Item[], limit: number): Item[] {
  const step = Math.max(1, items.length / limit)
  return items.filter((_item, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}

/** The pairs of options of a read that concern different fields. */
function pairs(call: Call, options: readonly (Variant & { path: Path; value: unknown })[]): Variant[] {
  if (!call.operation.reads) return []
  const combined = options.flatMap((option, index) =>
    options
      .slice(index + 1)
      .filter(({ path }) => path.join('.') !== option.path.join('.'))
      .map((other) => ({
        label: `${option.label} and ${other.label}`,
        call: withValue(option.call, other.path, other.value) as Call,
      })),
  )
  return spread(combined, MAX_PAIRS)
}

/** Removes the version, because the call is about another record, which has a version of its own. */
function withoutVersion(call: Call): Call {
  if (!isObject(call.body) || !('version' in call.body)) return call
  const { version: _removed, ...body } = call.body
  return { ...call, body }
}

const distinct = (variants: readonly Variant[]): Variant[] => [
  ...new Map(variants.map((variant) => [requestText(variant.call), variant])).values(),
]

const requestText = (call: Call): string =>
  JSON.stringify([toRequest('http://x', { ...call, body: undefined }, {}).url, call.body])
