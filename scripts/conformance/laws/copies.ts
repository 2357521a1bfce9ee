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
    const done = await renamed(trial, operation)
    if (!done || !isObject(done.record)) return { skipped: 'no record could be written and read back' }
    const { exchange, read, actor, record } = done
    const id = idOf(record)
    if (id === undefined) return { skipped: 'the record has no identifier' }
    const kind = trial.suite.model.subject(read.call.operation) ?? ''
    const shows = (one: Operation): boolean =>
      one.id !== read.call.operation.id && mayShow(trial.suite, one, kind)
    const written = { call: exchange.call, actor }
    for (const { call, actor: observer } of await callsAfter(trial, written, exchange.json, () => true)) {
      if (!shows(call.operation)) continue
      const other = await trial.sendUnrecorded(call, observer)
      if (isGood(other)) compare(trial, { kind, id, record, written: exchange, read }, other)
    }
    return undefined
  },
)

/** Sends a write with a new name, if it accepts one, and reads the record afterwards. */
async function renamed(trial: Trial, operation: Operation): ReturnType<typeof writeAndRead> {
  const ready = await acceptableCall(trial, operation)
  const reader = readerOf(trial.suite, operation)
  const path = NAMES.find((one) => schemaAt(trial, operation, one) !== undefined)
  if (ready && reader && path) {
    const body = withValue(ready.call.body, path, trial.random.unique())
    const exchange = await trial.send({ ...ready.call, body }, ready.actor)
    const read = isGood(exchange) ? await readBack(trial, exchange, ready.actor, reader) : undefined
    if (read && isGood(read))
      return {
        exchange,
        read,
        reader,
        actor: ready.actor,
        record: recordIn(read, reader, idOf(exchange.json)),
      }
  }
  return writeAndRead(trial, operation)
}

/** Where a request contains the name of its record. */
const NAMES: readonly Path[] = [['data', 'name'], ['name']]

/** Whether an operation shows records of a kind, or names them. */
function mayShow({ api, model }: Suite, operation: Operation, kind: string): boolean {
  if (model.subject(operation) === kind) return true
  const schema = rowSchema(api, operation) ?? api.schema(operation.responses.get(200)?.schema)
  return Object.entries(propertiesOf(schema)).some(
    ([name, part]) => name === 'data' || (toKind(name) === kind && part['x-kept'] !== true),
  )
}

interface Shown {
  kind: string
  id: string
  record: Json
  written: Exchange
  read: Exchange
}

function compare(trial: Trial, { kind, id, record, written, read }: Shown, other: Exchange): void {
  const { operation } = other.call
  const isOfKind = trial.suite.model.subject(operation) === kind
  for (const { key, value } of objects(other.json)) {
    if (idOf(value) !== id) continue
    const isRecord = isOfKind && (key === '' || key === 'content')
    const differ = isRecord
      ? sharedFields(value, record).find(([own, theirs]) => !isSame(at(value, own), at(record, theirs)))
      : toKind(key) === kind && nameOf(value) !== undefined && nameOf(record) !== undefined
        ? nameOf(value) === nameOf(record)
          ? undefined
          : ([['name'], ['name']] as const)
        : undefined
    if (!differ) continue
    const [own] = differ
    trial.report({
      operation: written.call.operation.id,
      through: [read.call.operation.id, operation.id],
      place: `${own.join('.')} in ${operation.id}`,
      expected: `as ${read.call.operation.id} shows ${id} after the write`,
      actual: JSON.stringify(at(value, own)) ?? 'nothing',
      steps: [written, read, other],
    })
    return
  }
}

/** The name of a record, at its root or in its data. */
const nameOf = (record: Json): string | undefined =>
  [record['name'], at(record, ['data', 'name'])].find((name) => typeof name === 'string')
