/**
 * Other requests of an operation: its examples, requests for other records, each option alone, and pairs of options.
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
/** How many other records replace one record. */
const MAX_RECORDS = 6
/** How many options are tried alone, and how many pairs are tried. */
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
      call: versionless(fillSlot(call, slot, id)),
    }))
  })
  const options = spread([...optionsOf(trial, call)], MAX_OPTIONS).map((option) => ({
    label: `${option.path.join('.')} ${JSON.stringify(option.value)}`.slice(0, 80),
    path: [option.place, ...option.path] as Path,
    value: option.value,
    call: withValue(call, [option.place, ...option.path], option.value) as Call,
  }))
  const fields = [...new Map(options.map((one) => [one.path.join('.'), one])).values()]
  const cleared = fields.map(({ path, call: one }) => ({
    label: `${path.slice(1).join('.')} null`,
    call: withValue(one, path, null) as Call,
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

/** Combines two options of a read. */
function pairs(call: Call, options: readonly (Variant & { path: Path; value: unknown })[]): Variant[] {
  if (!call.operation.reads) return []
  const some = options.flatMap((one, index) =>
    options
      .slice(index + 1)
      .filter(({ path }) => path.join('.') !== one.path.join('.'))
      .map((other) => ({
        label: `${one.label} and ${other.label}`,
        call: withValue(one.call, other.path, other.value) as Call,
      })),
  )
  return spread(some, MAX_PAIRS)
}

/** Removes the version, because another record has another one. */
function versionless(call: Call): Call {
  if (!isObject(call.body) || !('version' in call.body)) return call
  const { version: _left, ...body } = call.body
  return { ...call, body }
}

const distinct = (variants: readonly Variant[]): Variant[] => [
  ...new Map(variants.map((one) => [textOf(one.call), one])).values(),
]

const textOf = (call: Call): string =>
  JSON.stringify([toRequest('http://x', { ...call, body: undefined }, {}).url, call.body])
