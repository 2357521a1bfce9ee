/**
 * The life of a record: after creation it can be read and listed; after removal it is gone, and its identifier is
 * never used again.
 */
import type { Actor } from '../actors.ts'
import { type Operation, propertiesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { idOf, identityOf } from '../identity.ts'
import { at, isObject, isSame, type Path, without } from '../json.ts'
import { withNewTexts, goodExchange } from '../requests/recipes.ts'
import { pathInRecord, readBack, type Reader, readerOf, recordIn } from '../records.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { rowSchema, rowsOf } from '../rows.ts'
import { lawOfWrites, type Case, type Law } from './law.ts'

type Resource = Suite['model']['resources'][number]

const resourceLaw = (
  id: string,
  title: string,
  fits: (resource: Resource) => boolean,
  run: (trial: Trial, resource: Resource) => ReturnType<Case['run']>,
): Law =>
  lawOfWrites(id, title, (suite) =>
    suite.model.resources
      .filter((one) => fits(one) && !suite.missing.has(one.create ?? '') && suite.api.has(one.create ?? ''))
      .map((resource) => ({
        name: resource.kind,
        operations: [resource.create, resource.read, resource.list, resource.remove].filter(
          (id) => id !== undefined,
        ),
        run: (trial) => run(trial, resource),
      })),
  )

async function created(
  trial: Trial,
  { create }: Resource,
): Promise<{ exchange: Exchange; actor: Actor; id: string } | undefined> {
  if (create === undefined) return undefined
  const exchange = await goodExchange(trial, trial.suite.api.operation(create))
  const id = idOf(exchange?.json)
  return exchange?.actor && id !== undefined ? { exchange, actor: exchange.actor, id } : undefined
}

export const life = resourceLaw(
  'life',
  'A created record can be read and is listed; each has its own identifier',
  ({ create }) => create !== undefined,
  async (trial, resource) => {
    const { api, missing } = trial.suite
    const made = await created(trial, resource)
    if (!made) return { skipped: 'nothing could be created' }
    const { exchange, actor, id } = made
    const report = (
      operation: string,
      through: string[],
      place: string,
      expected: string,
      actual: string,
      steps: Exchange[],
    ): void => trial.report({ operation, through, place, expected, actual, steps })
    const createId = exchange.call.operation.id
    for (const [reader, isList] of [
      [resource.read, false],
      [resource.list, true],
    ] as const) {
      if (reader === undefined || missing.has(reader)) continue
      const read = await readBack(trial, exchange, actor, { operation: api.operation(reader), isList })
      if (!read) continue
      const record = isGood(read)
        ? recordIn(read, { operation: api.operation(reader), isList }, id)
        : undefined
      if (record === undefined || (!isList && idOf(record) !== id))
        report(
          createId,
          [reader],
          `found by ${reader}`,
          `the new record ${id}`,
          isGood(read) ? 'it is not there' : String(read.status),
          [exchange, read],
        )
    }
    const second = await trial.send(withNewTexts(trial, exchange.call), actor)
    if (isGood(second) && idOf(second.json) === id)
      report(createId, [], 'identifier', 'another one for another record', `${id} again`, [exchange, second])
    return undefined
  },
)

export const removal = resourceLaw(
  'removal',
  'A removed record is gone, from lists too, and its identifier is not given again',
  ({ create, remove, removal: how }) => create !== undefined && remove !== undefined && how !== 'marked',
  async (trial, resource) => {
    const { api } = trial.suite
    const made = await created(trial, resource)
    if (!made || resource.remove === undefined) return { skipped: 'nothing could be created' }
    const { exchange, actor, id } = made
    const operation = api.operation(resource.remove)
    const showing = await readsShowing(trial, resource.kind, exchange, actor, id)
    const removed = await removeIt(trial, operation, exchange, actor)
    if (!removed) return { skipped: 'what was created could not be removed' }
    const report = (
      place: string,
      expected: string,
      actual: string,
      steps: Exchange[],
      through: string[] = [],
    ): void => trial.report({ operation: operation.id, through, place, expected, actual, steps })
    for (const reader of showing) {
      const read = await readBack(trial, exchange, actor, reader)
      if (!read) continue
      const place = `then ${reader.operation.id}`
      const steps = [exchange, removed, read]
      if (!reader.isList && read.status !== 404)
        report(place, '404', String(read.status), steps, [reader.operation.id])
      if (reader.isList && rowsOf(read).some((row) => identityOf(row) === id))
        report(place, 'the removed record is not listed', `${id} is`, steps, [reader.operation.id])
    }
    const twice = await trial.send(removed.call, actor)
    if (twice.status !== 404) report('a second time', '404', String(twice.status), [exchange, removed, twice])
    const next = await trial.send(withNewTexts(trial, exchange.call), actor)
    if (isGood(next) && idOf(next.json) === id)
      trial.report({
        operation: exchange.call.operation.id,
        place: 'identifier',
        expected: 'an identifier that no record had before',
        actual: `${id} of the removed record`,
        steps: [exchange, removed, next],
      })
    return undefined
  },
)

/** All reads that show a record, including reads that the resource model does not name. */
async function readsShowing(
  trial: Trial,
  kind: string,
  exchange: Exchange,
  actor: Actor,
  id: string,
): Promise<Reader[]> {
  const { api, model, missing } = trial.suite
  const showing: Reader[] = []
  for (const operation of api.operations) {
    if (!operation.reads || missing.has(operation.id) || model.subject(operation) !== kind) continue
    const reader = { operation, isList: rowSchema(api, operation) !== undefined }
    const read = await readBack(trial, exchange, actor, reader)
    if (read && isGood(read) && recordHasId(recordIn(read, reader, id), id)) showing.push(reader)
  }
  return showing
}

const recordHasId = (record: unknown, id: string): boolean => isObject(record) && identityOf(record) === id

async function removeIt(
  trial: Trial,
  operation: Operation,
  exchange: Exchange,
  actor: Actor,
): Promise<Exchange | undefined> {
  const removed = await readBack(trial, exchange, actor, { operation, isList: false })
  return removed && isGood(removed) ? removed : undefined
}

export const creationDefaults = resourceLaw(
  'creation-defaults',
  'What a creation leaves out has its documented default',
  ({ create }) => create !== undefined,
  async (trial, resource) => {
    const made = await created(trial, resource)
    if (!made) return { skipped: 'nothing could be created' }
    const { exchange, actor } = made
    const { operation } = exchange.call
    const reader = readerOf(trial.suite, operation)
    for (const [path, value] of defaultsIn(trial.suite, operation)) {
      const call = withNewTexts(trial, { ...exchange.call, body: without(exchange.call.body, path) })
      const silent = await trial.send(call, actor)
      const read = isGood(silent) && reader ? await readBack(trial, silent, actor, reader) : undefined
      const record = read && reader && isGood(read) ? recordIn(read, reader, idOf(silent.json)) : silent.json
      const place = pathInRecord(record, path)
      if (!isGood(silent) || !place || isSame(at(record, place), value)) continue
      trial.report({
        operation: operation.id,
        place: `${path.join('.')} default`,
        expected: JSON.stringify(value),
        actual: JSON.stringify(at(record, place)),
        steps: [silent],
      })
    }
    return undefined
  },
)

/** Optional fields of a request that have a default, down to the second level. */
function defaultsIn({ api }: Suite, { body }: Operation): [Path, unknown][] {
  const below = (schema: Parameters<typeof api.schema>[0], path: Path): [Path, unknown][] => {
    const flat = api.schema(schema)
    return Object.entries(propertiesOf(flat)).flatMap(([name, raw]) => {
      const part = api.schema(raw)
      if ('default' in part) return [[[...path, name], part['default']] as [Path, unknown]]
      return path.length < 1 ? below(raw, [...path, name]) : []
    })
  }
  return below(body?.schema, [])
}
