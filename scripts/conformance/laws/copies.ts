/** After a write, a record is the same wherever it is shown, and references to it have its current name. */
import { type Operation, propertiesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, isObject, isSame, type Json, objects, type Path, withValue } from '../json.ts'
import { toKind } from '../model.ts'
import { readBack, readerOf, recordIn } from '../records.ts'
import { acceptableCall, schemaAt } from '../requests/recipes.ts'
import { rowSchema } from '../rows.ts'
import { callsAfter } from '../shown.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { sharedFields } from './agreement.ts'
import { writeAndRead, writeLaw } from './writes.ts'

export const copies = writeLaw(
  'copies',
  'After a write, a record is the same wherever it is shown, and has its new name wherever it is named',
  (suite, operation) => readerOf(suite, operation) !== undefined,
  async (trial, operation) => {
    const result = await renameAndRead(trial, operation)
    if (!result || !isObject(result.record)) return { skipped: 'no record could be written and read back' }
    const { exchange, read, actor, record } = result
    const id = idOf(record)
    if (id === undefined) return { skipped: 'the record has no identifier' }
    const kind = trial.suite.model.subject(read.call.operation) ?? ''
    const shows = (one: Operation): boolean =>
      one.id !== read.call.operation.id && mayShow(trial.suite, one, kind)
    const writeCall = { call: exchange.call, actor }
    for (const { call, actor: observer } of await callsAfter(trial, writeCall, exchange.json, () => true)) {
      if (!shows(call.operation)) continue
      const other = await trial.sendUnrecorded(call, observer)
      if (isGood(other)) compare(trial, { kind, id, record, written: exchange, read }, other)
    }
    return undefined
  },
)

/** Sends a write with a new name, if it accepts one, and reads the record afterwards. */
async function renameAndRead(trial: Trial, operation: Operation): ReturnType<typeof writeAndRead> {
  const acceptable = await acceptableCall(trial, operation)
  const reader = readerOf(trial.suite, operation)
  const path = NAME_PATHS.find((one) => schemaAt(trial, operation, one) !== undefined)
  if (acceptable && reader && path) {
    const body = withValue(acceptable.call.body, path, trial.random.unique())
    const exchange = await trial.send({ ...acceptable.call, body }, acceptable.actor)
    const read = isGood(exchange) ? await readBack(trial, exchange, acceptable.actor, reader) : undefined
    if (read && isGood(read))
      return {
        exchange,
        read,
        reader,
        actor: acceptable.actor,
        record: recordIn(read, reader, idOf(exchange.json)),
      }
  }
  return writeAndRead(trial, operation)
}

/** Where a request contains the name of its record. */
const NAME_PATHS: readonly Path[] = [['data', 'name'], ['name']]

/** Whether the response of an operation contains records of a kind, or references to them. */
function mayShow({ api, model }: Suite, operation: Operation, kind: string): boolean {
  if (model.subject(operation) === kind) return true
  const schema = rowSchema(api, operation) ?? api.schema(operation.responses.get(200)?.schema)
  return Object.entries(propertiesOf(schema)).some(
    ([name, part]) => name === 'data' || (toKind(name) === kind && part['x-kept'] !== true),
  )
}

/** A record after a write, as its own read returns it. */
interface WrittenRecord {
  kind: string
  id: string
  record: Json
  written: Exchange
  read: Exchange
}

/** Reports a response with another value of the record, or a reference with another name. */
function compare(trial: Trial, { kind, id, record, written, read }: WrittenRecord, other: Exchange): void {
  const { operation } = other.call
  const isOfKind = trial.suite.model.subject(operation) === kind
  for (const { key, value } of objects(other.json)) {
    if (idOf(value) !== id) continue
    const isWholeRecord = isOfKind && (key === '' || key === 'content')
    const differingPaths = isWholeRecord
      ? sharedFields(value, record).find(
          ([path, pathInRecord]) => !isSame(at(value, path), at(record, pathInRecord)),
        )
      : toKind(key) === kind && nameOf(value) !== undefined && nameOf(record) !== undefined
        ? nameOf(value) === nameOf(record)
          ? undefined
          : ([['name'], ['name']] as const)
        : undefined
    if (!differingPaths) continue
    const [path] = differingPaths
    trial.report({
      operation: written.call.operation.id,
      through: [read.call.operation.id, operation.id],
      place: `${path.join('.')} in ${operation.id}`,
      expected: `as ${read.call.operation.id} shows ${id} after the write`,
      actual: JSON.stringify(at(value, path)) ?? 'nothing',
      steps: [written, read, other],
    })
    return
  }
}

/** The name of a record, at its root or in its data. */
const nameOf = (record: Json): string | undefined =>
  [record['name'], at(record, ['data', 'name'])].find((name) => typeof name === 'string')
