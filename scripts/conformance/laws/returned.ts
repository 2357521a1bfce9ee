/** A write returns records as a read shows them afterwards, also those inside its response. */
import type { JsonSchema } from '../../../openapi/contract-types.ts'
import { type Operation, propertiesOf } from '../api.ts'
import { isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, differences, isObject } from '../json.ts'
import { readBack } from '../records.ts'
import { goodExchange } from '../requests/recipes.ts'
import type { Suite } from '../suite.ts'
import { writeLaw } from './writes.ts'

export const returned = writeLaw(
  'returned',
  'A record inside the response of a write is the record that a read shows afterwards',
  (suite, operation) => recordsOf(suite, operation).length > 0,
  async (trial, operation) => {
    const done = await goodExchange(trial, operation)
    if (!done?.actor) return { skipped: 'no request was accepted to start from' }
    for (const { path, reader } of recordsOf(trial.suite, operation)) {
      const record = at(done.json, path)
      if (!isObject(record) || idOf(record) === undefined) continue
      const own = { call: { operation, body: {} }, json: record }
      const read = await readBack(trial, own, done.actor, { operation: reader, isList: false })
      if (!read || !isGood(read) || idOf(read.json) !== idOf(record)) continue
      // A summary may leave out what the whole record has.
      const other = differences(record, read.json).filter(
        (name) => at(record, name.split('.')) !== undefined && at(read.json, name.split('.')) !== undefined,
      )
      if (other.length === 0) continue
      const [first = ''] = other
      trial.report({
        operation: operation.id,
        through: [reader.id],
        place: [...path, first].join('.'),
        expected: `${JSON.stringify(at(read.json, first.split('.')))}, as ${reader.id} shows it afterwards`,
        actual: JSON.stringify(at(record, first.split('.'))),
        steps: [done, read],
      })
    }
    return undefined
  },
)

/** The records inside the response of a write, and the operation that reads each. */
function recordsOf({ api, missing }: Suite, write: Operation): { path: string[]; reader: Operation }[] {
  const root = write.responses.get(200)?.schema
  const properties: Record<string, JsonSchema> = root ? propertiesOf(api.schema(root)) : {}
  return Object.entries(properties).flatMap(([name, { $ref }]) => {
    const reader = api.operations.find(
      ({ id, reads, responses }) =>
        reads && !missing.has(id) && $ref !== undefined && responses.get(200)?.schema?.$ref === $ref,
    )
    return reader ? [{ path: [name], reader }] : []
  })
}
