/**
 * A count or an amount equals what another operation shows, if the contract names that operation in `x-agrees-with`.
 */
import { readTableFile } from '../../../files/read-table.ts'
import { type Actor, mayCall } from '../actors.ts'
import { type Operation, propertiesOf } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, isObject, type Json } from '../json.ts'
import { recordIn, readerOf } from '../records.ts'
import { goodExchange } from '../requests/recipes.ts'
import { longestPage, pagingOf, rowSchema, rowsOf, totalOf } from '../rows.ts'
import { observers, type Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { AgreesWith } from '../../../openapi/contract-types.ts'
import type { Law } from './law.ts'
import { isPublic, isRefresh, perOperation } from './per-operation.ts'
import { writeAndRead } from './writes.ts'

/** How many rows of a list are recounted. They are spread over the list. */
const MAX_ROWS = 5
const TOLERANCE = 0.005

interface Recount {
  /** The property of the record. */
  field: string
  rule: AgreesWith
}

export const recounts: Law = {
  id: 'recounts',
  title: 'A count or an amount is what the operation shows that the contract names for it',
  family: 'list',
  level: 'laws',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => operation.reads && recountsOf(suite, operation).length > 0,
      async (trial, operation) => {
        for (const actor of observers(suite, operation)) {
          const shown = await goodExchange(trial, operation, actor)
          if (!shown) continue
          const rows = isList(suite, operation) ? rowsOf(shown) : [shown.json].filter(isObject)
          const step = Math.max(1, Math.floor(rows.length / MAX_ROWS))
          for (const row of rows.filter((_row, index) => index % step === 0))
            await recount(trial, shown, row, actor)
        }
        return undefined
      },
    ),
}

export const recountsAfterWrites: Law = {
  ...recounts,
  id: 'recounts-after-writes',
  title: 'After a write, a count or an amount still is what the other operation shows',
  family: 'state',
  writes: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => {
        const reader = readerOf(suite, operation)
        return (
          !operation.reads &&
          !isPublic(operation) &&
          !isRefresh(operation) &&
          reader !== undefined &&
          recountsOf(suite, reader.operation).length > 0
        )
      },
      async (trial, operation) => {
        const done = await writeAndRead(trial, operation)
        if (!done) return { skipped: 'no record could be written and read back' }
        const record = recordIn(done.read, done.reader, idOf(done.exchange.json))
        for (const one of Array.isArray(record) ? record : [record])
          if (isObject(one)) await recount(trial, done.read, one, done.read.actor ?? done.actor)
        return undefined
      },
    ),
}

const isList = ({ api }: Suite, operation: Operation): boolean => rowSchema(api, operation) !== undefined

/** The properties of an operation's records that another operation also shows. */
function recountsOf({ api, missing }: Suite, operation: Operation): Recount[] {
  const schema = rowSchema(api, operation) ?? api.schema(operation.responses.get(200)?.schema)
  return Object.entries(propertiesOf(schema)).flatMap(([field, raw]) => {
    const rule = raw['x-agrees-with']
    return rule && !missing.has(rule.operation) ? [{ field, rule }] : []
  })
}

async function recount(trial: Trial, shown: Exchange, record: Json, actor: Actor): Promise<void> {
  const { suite } = trial
  for (const { field, rule } of recountsOf(suite, shown.call.operation)) {
    const got = record[field]
    const operation = suite.api.operation(rule.operation)
    const call = mayCall(operation, actor) ? callFor(suite, operation, rule, record) : undefined
    const other = typeof got === 'number' && call ? await trial.send(call, actor) : undefined
    if (!other || !isGood(other) || rowsOf(other).length < totalOf(other)) continue
    const rows = other.json === undefined ? await linesOf(other) : rowsOf(other)
    const expected = rows && valueOf(rule.value, rows)
    if (expected === undefined || Math.abs(Number(got) - expected) < TOLERANCE) continue
    trial.report({
      operation: shown.call.operation.id,
      through: [operation.id],
      place: `${field} agrees with ${operation.id}`,
      expected: `${expected} for ${idOf(record)}, ${rule.value} of ${operation.id}`,
      actual: String(got),
      steps: [shown, other],
    })
  }
}

/** The call that shows the same value, or `undefined` if the record lacks a required parameter. */
function callFor({ api }: Suite, operation: Operation, rule: AgreesWith, record: Json): Call | undefined {
  const entries = Object.entries(rule.with).map(
    ([name, path]) => [name, at(record, path.split('.'))] as const,
  )
  if (entries.some(([, value]) => value === undefined)) return undefined
  const query = pagingOf(api, operation)?.query(0, longestPage(api, operation)) ?? {}
  const values = Object.fromEntries(entries)
  if (operation.body) return { operation, query, body: values }
  return operation.path.includes('{')
    ? { operation, path: values }
    : { operation, query: { ...query, ...values } }
}

/** The lines of a file by the names in its header, or `undefined` if it is not a table. */
async function linesOf({ bytes }: Exchange): Promise<Json[] | undefined> {
  const table = await readTableFile(new Blob([new Uint8Array(bytes)])).catch(() => undefined)
  const [head, ...rest] = table?.lines.map(({ cells }) => cells) ?? []
  return head && rest.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]])))
}

/** `count`, `sum(field)` of all rows, or `first(field)` of the first row. */
function valueOf(how: string, rows: readonly Json[]): number | undefined {
  const [, what, field = ''] = /^(count|sum|first)(?:\((\w+)\))?$/.exec(how) ?? []
  if (what === 'count') return rows.length
  if (what === 'sum' && rows.some((row) => row[field] === undefined)) return undefined
  if (what === 'sum') return rows.reduce((total, row) => total + Number(row[field] ?? 0), 0)
  const first = rows[0]?.[field]
  return typeof first === 'number' ? first : undefined
}
