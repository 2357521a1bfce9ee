/** The optional parts of a request: each one is tried alone, with each of its possible values. */
import type { JsonSchema } from '../../../openapi/contract-types.ts'
import { propertiesOf, typesOf } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, isObject, type Path, withValue } from '../json.ts'
import { fillSlot, readSlot, slotsOf } from '../requests/pool.ts'
import { examplesOf, withNewTexts, schemaAt, acceptableCall, withoutVersion } from '../requests/recipes.ts'
import { placeInRecord, readBack, readerOf, recordIn, rewordedIn, sameValue } from '../records.ts'
import { mayChange, leavesProtected } from '../restraint.ts'
import type { Trial } from '../trial.ts'
import { valuesOf } from '../requests/values.ts'
import type { Law } from './law.ts'
import { isRefresh, perOperation } from './per-operation.ts'

export interface Option {
  place: 'query' | 'body'
  path: Path
  value: unknown
  /** Whether it is tried even after another value was accepted. */
  isLimit?: true
}
const MAX_VALUES = 6
const MAX_DEPTH = 3

export const options: Law = {
  id: 'options',
  title: 'Each option of a request is accepted on its own and stored, or refused as documented',
  family: 'state',
  level: 'full',
  writes: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => !isRefresh(operation),
      async (trial, operation) => {
        const acceptable = await acceptableCall(trial, operation)
        if (!acceptable) return { skipped: 'no request was accepted to start from' }
        for (const example of examplesOf(trial, operation)) {
          const call = withIdsOf(trial, example, acceptable.call)
          if (mayChange(suite, call)) await trial.send(call, acceptable.actor)
        }
        const acceptedNames = new Set<string>()
        const repeatable = operation.reads ? acceptable.call : withoutVersion(trial, acceptable.call)
        for (const option of optionsOf(trial, acceptable.call)) {
          const name = option.path.join('.')
          if (
            acceptedNames.has(`${name} accepted`) &&
            !hasFewValues(trial, acceptable.call, option) &&
            !option.isLimit
          )
            continue
          const call = withOption(trial, repeatable, option)
          if (!leavesProtected(suite, call)) continue
          const exchange = await trial.send(call, acceptable.actor)
          if (!isGood(exchange)) continue
          acceptedNames.add(`${name} accepted`)
          if (!operation.reads) await expectStored(trial, exchange, option)
        }
        return undefined
      },
    ),
}

/** An example request that names the same records as a request that was accepted. */
export const withIdsOf = ({ suite: { api, model } }: Trial, example: Call, accepted: Call): Call =>
  slotsOf(api, model, example).reduce((call, slot) => {
    const id = readSlot(accepted, slot)
    return typeof id === 'string' ? fillSlot(call, slot, id) : call
  }, example)

/** Each optional part of a request with each of its possible values, and the limits of the required numbers. */
export function* optionsOf(trial: Trial, { operation, body }: Call): Generator<Option> {
  const { api } = trial.suite
  for (const { name, in: place, schema, required, example } of operation.parameters)
    if (place === 'query' && required !== true)
      for (const value of [example, ...valuesOf(api, schema, trial.random)].slice(0, MAX_VALUES))
        if (value !== undefined) yield { place: 'query', path: [name], value }
  if (operation.body?.type === 'application/json') yield* optionsIn(trial, operation.body.schema, body, [])
}

function* optionsIn(
  trial: Trial,
  raw: Parameters<Trial['suite']['api']['schema']>[0],
  value: unknown,
  path: Path,
): Generator<Option> {
  const { api } = trial.suite
  if (path.length > MAX_DEPTH || raw === undefined) return
  const required = new Set(api.schema(raw).required)
  for (const [name, part] of Object.entries(propertiesOf(api.schema(raw)))) {
    const here = [...path, name]
    const schema = api.schema(part)
    if (name !== 'version' && (!required.has(name) || schema['enum'] !== undefined))
      for (const one of valuesOf(api, part, trial.random).slice(0, MAX_VALUES))
        yield { place: 'body', path: here, value: one }
    for (const one of [...(required.has(name) ? limitsOf(schema) : []), ...fractionOf(schema)])
      yield { place: 'body', path: here, value: one, isLimit: true }
    if (!required.has(name) || isObject(at(value, [name])))
      yield* optionsIn(trial, part, at(value, [name]), here)
  }
}

/** The smallest and the largest number that a request may send. */
const limitsOf = ({ minimum, maximum }: JsonSchema): unknown[] =>
  [minimum, maximum].filter((limit) => typeof limit === 'number')

/** A number with two decimals, which shows where a server rounds. */
function fractionOf(schema: JsonSchema): number[] {
  const { minimum, maximum } = schema
  const value = (typeof minimum === 'number' ? Math.max(minimum, 0) : 0) + 1.25
  const isTooMuch = typeof maximum === 'number' && value > maximum
  return typesOf(schema).includes('number') && !isTooMuch ? [value] : []
}

/** Whether a field has only a few possible values, which a server may handle separately. */
function hasFewValues(trial: Trial, { operation }: Call, { place, path }: Option): boolean {
  const schema =
    place === 'query'
      ? operation.parameters.find(({ name }) => name === path[0])?.schema
      : schemaAt(trial, operation, path)
  return schema?.['enum'] !== undefined || typesOf(schema ?? {}).includes('boolean')
}

function withOption(trial: Trial, call: Call, { place, path, value }: Option): Call {
  const renewed = call.operation.reads ? call : withNewTexts(trial, call)
  return { ...renewed, [place]: withValue(renewed[place] ?? {}, path, value) }
}

async function expectStored(trial: Trial, exchange: Exchange, { path, value }: Option): Promise<void> {
  const { suite } = trial
  const { call, actor } = exchange
  const reader = readerOf(suite, call.operation)
  const ids = slotsOf(suite.api, suite.model, call).map((slot) => slot.path.join('.'))
  const read = await readBack(trial, exchange, actor, reader)
  if (!reader || !read || !isGood(read) || ids.includes(path.join('.'))) return
  const id = idOf(exchange.json)
  const record = recordIn(read, reader, id)
  // If the read shows the active record, it may not be the changed one.
  if (id !== undefined && idOf(record) !== undefined && idOf(record) !== id) return
  const place = isObject(record) ? placeInRecord(suite, reader, record, path) : undefined
  const stored = place && at(record, place)
  const isReworded = path.some((step) => rewordedIn(suite, call.operation, reader).includes(String(step)))
  if (!place || isReworded || isObject(value) || Array.isArray(value) || sameValue(stored, value)) return
  trial.report({
    operation: call.operation.id,
    through: [reader.operation.id],
    place: path.join('.'),
    expected: `stored as sent: ${JSON.stringify(value)}`,
    actual: JSON.stringify(stored) ?? 'nothing',
    steps: [exchange, read],
  })
}
