/** A record is the same wherever it is shown: in its own read, and in each list that contains it. */
import { mayCall } from '../actors.ts'
import { type Operation, propertiesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, isObject, isSame, type Json, type Path } from '../json.ts'
import { callForSameRecord } from '../records.ts'
import { fillSlot, slotsOf } from '../requests/pool.ts'
import { acceptableCall, examplesOf } from '../requests/recipes.ts'
import { rowSchema, rowsOf } from '../rows.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { listLaw, type LongList } from './long-list.ts'

/** The maximum number of rows of a list that are compared with the read of their record. They are spread over the list. */
const MAX_ROWS = 6

export const agreement = listLaw(
  'agreement',
  'A record is the same wherever it is shown',
  (suite, operation) => otherReads(suite, operation).length > 0,
  async (trial, list) => {
    for (const other of otherReads(trial.suite, list.call.operation))
      if (rowSchema(trial.suite.api, other)) await compareLists(trial, list, other)
      else await compareReads(trial, list, other)
  },
)

/** The other reads that return records of the same kind as a list. */
const otherReads = ({ api, model, missing }: Suite, list: Operation): Operation[] => {
  const kind = model.subject(list)
  return api.operations.filter(
    (one) =>
      one !== list &&
      one.reads &&
      kind !== undefined &&
      !missing.has(one.id) &&
      model.subject(one) === kind &&
      one.responses.get(200)?.schema !== undefined,
  )
}

async function compareReads(
  trial: Trial,
  { rows, call, exchange }: LongList,
  read: Operation,
): Promise<void> {
  const { api, model } = trial.suite
  const { actor } = exchange
  const [example] = examplesOf(trial, read)
  const kind = model.subject(read) ?? ''
  if (!actor || !example || !mayCall(read, actor)) return
  const slots = slotsOf(api, model, example)
  const [slot, ...rest] = slots.filter(({ kinds }) => kinds.includes(kind))
  if (!slot || rest.length > 0 || slots.length > 1) return
  const step = Math.max(1, Math.floor(rows.length / MAX_ROWS))
  for (let index = 0; index < rows.length; index += step) {
    const row = rows[index] ?? {}
    const id = idOf(row)
    const shown = id === undefined ? undefined : await trial.send(fillSlot(example, slot, id), actor)
    if (shown && isGood(shown) && isObject(shown.json) && idOf(shown.json) === id) {
      expectSameValues(trial, call.operation, row, shown.json, [exchange, shown])
      expectFieldsShown(trial, call.operation, row, shown.json, [exchange, shown])
    }
  }
}

async function compareLists(trial: Trial, list: LongList, other: Operation): Promise<void> {
  const { actor } = list.exchange
  // Each pair is compared once, from the first operation.
  if (!actor || !mayCall(other, actor) || list.call.operation.id > other.id) return
  const rowsById = new Map(
    list.rows.flatMap((row) => (idOf(row) === undefined ? [] : [[idOf(row), row] as const])),
  )
  const acceptable = await acceptableCall(trial, other, actor)
  const call =
    acceptable && (callForSameRecord(trial, acceptable.call, list.call, undefined) ?? acceptable.call)
  const read = call && (await trial.send(call, actor))
  for (const row of read && isGood(read) ? rowsOf(read) : []) {
    const sameRecord = rowsById.get(idOf(row))
    if (!sameRecord || !read) continue
    expectSameValues(trial, other, row, sameRecord, [list.exchange, read])
    expectFieldsShown(trial, other, row, sameRecord, [list.exchange, read])
    expectFieldsShown(trial, list.call.operation, sameRecord, row, [read, list.exchange])
  }
}

/** Reports fields that both the row and the record show, with different values. */
function expectSameValues(trial: Trial, { id }: Operation, row: Json, record: Json, steps: Exchange[]): void {
  const paths = sharedFields(row, record).find(
    ([pathInRow, pathInRecord]) => !isSame(at(row, pathInRow), at(record, pathInRecord)),
  )
  if (!paths) return
  const [pathInRow, pathInRecord] = paths
  trial.report({
    operation: id,
    through: steps.map(({ call }) => call.operation.id).filter((one) => one !== id),
    place: `agrees in ${pathInRow.join('.')}`,
    expected: `${JSON.stringify(at(record, pathInRecord))}, as the other operation shows ${idOf(row)}`,
    actual: JSON.stringify(at(row, pathInRow)),
    steps,
  })
}

const haveSameType = (one: unknown, other: unknown): boolean => typeof one === typeof other

/** Reports a field that a record has and its row in a list lacks, although the schema of the rows has it. */
function expectFieldsShown(
  trial: Trial,
  operation: Operation,
  row: Json,
  record: Json,
  steps: Exchange[],
): void {
  const { api } = trial.suite
  const names = Object.keys(propertiesOf(rowSchema(api, operation) ?? {}))
  const missingName = names.find(
    (name) => isScalar(record[name]) && (row[name] === undefined || row[name] === null),
  )
  if (missingName === undefined) return
  trial.report({
    operation: operation.id,
    through: steps.map(({ call }) => call.operation.id).filter((one) => one !== operation.id),
    place: `shows ${missingName}`,
    expected: `${JSON.stringify(record[missingName])}, as the other operation shows ${idOf(row)}`,
    actual: 'nothing',
    steps,
  })
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

/**
 * The fields that two responses about the same record have in common, as pairs of paths: in the first and in the second
 * response. A field may be at the root of one response and in `data` of the other.
 */
export function sharedFields(row: Json, record: Json): [Path, Path][] {
  const pathsByName = (value: Json): Map<string, Path> =>
    new Map<string, Path>([
      ...Object.keys(value).map((name) => [name, [name]] as [string, Path]),
      ...Object.keys(isObject(value['data']) ? value['data'] : {}).map(
        (name) => [name, ['data', name]] as [string, Path],
      ),
    ])
  const recordPaths = pathsByName(record)
  return [...pathsByName(row)].flatMap(([name, pathInRow]): [Path, Path][] => {
    const pathInRecord = recordPaths.get(name)
    return pathInRecord && name !== 'data' && haveSameType(at(row, pathInRow), at(record, pathInRecord))
      ? [[pathInRow, pathInRecord]]
      : []
  })
}
