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

/** How many rows of a list are compared with their reads. They are spread over the list. */
const ROWS = 6

export const agreement = listLaw(
  'agreement',
  'A record is the same wherever it is shown',
  (suite, operation) => others(suite, operation).length > 0,
  async (trial, list) => {
    for (const other of others(trial.suite, list.call.operation))
      if (rowSchema(trial.suite.api, other)) await compareLists(trial, list, other)
      else await compareReads(trial, list, other)
  },
)

/** The other operations that show the records of a list. */
const others = ({ api, model, missing }: Suite, list: Operation): Operation[] => {
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
  const step = Math.max(1, Math.floor(rows.length / ROWS))
  for (let index = 0; index < rows.length; index += step) {
    const row = rows[index] ?? {}
    const id = idOf(row)
    const shown = id === undefined ? undefined : await trial.send(fillSlot(example, slot, id), actor)
    if (shown && isGood(shown) && isObject(shown.json) && idOf(shown.json) === id) {
      expectSame(trial, call.operation, row, shown.json, [exchange, shown])
      expectShown(trial, call.operation, row, shown.json, [exchange, shown])
    }
  }
}

async function compareLists(trial: Trial, list: LongList, other: Operation): Promise<void> {
  const { actor } = list.exchange
  // Each pair is compared once, from the first operation.
  if (!actor || !mayCall(other, actor) || list.call.operation.id > other.id) return
  const known = new Map(
    list.rows.flatMap((row) => (idOf(row) === undefined ? [] : [[idOf(row), row] as const])),
  )
  const ready = await acceptableCall(trial, other, actor)
  const call = ready && (callForSameRecord(trial, ready.call, list.call, undefined) ?? ready.call)
  const read = call && (await trial.send(call, actor))
  for (const row of read && isGood(read) ? rowsOf(read) : []) {
    const same = known.get(idOf(row))
    if (!same || !read) continue
    expectSame(trial, other, row, same, [list.exchange, read])
    expectShown(trial, other, row, same, [list.exchange, read])
    expectShown(trial, list.call.operation, same, row, [read, list.exchange])
  }
}

/** Reports fields that both the row and the record show, with different values. */
function expectSame(trial: Trial, { id }: Operation, row: Json, record: Json, steps: Exchange[]): void {
  const differ = sharedFields(row, record).find(([own, other]) => !isSame(at(row, own), at(record, other)))
  if (!differ) return
  const [own, other] = differ
  trial.report({
    operation: id,
    through: steps.map(({ call }) => call.operation.id).filter((one) => one !== id),
    place: `agrees in ${own.join('.')}`,
    expected: `${JSON.stringify(at(record, other))}, as the other operation shows ${idOf(row)}`,
    actual: JSON.stringify(at(row, own)),
    steps,
  })
}

const isComparable = (one: unknown, other: unknown): boolean => typeof one === typeof other

/** Reports a field that the record has and its row lacks, although rows of the list can have it. */
function expectShown(trial: Trial, operation: Operation, row: Json, record: Json, steps: Exchange[]): void {
  const { api } = trial.suite
  const names = Object.keys(propertiesOf(rowSchema(api, operation) ?? {}))
  const lost = names.find((name) => isPlain(record[name]) && (row[name] === undefined || row[name] === null))
  if (lost === undefined) return
  trial.report({
    operation: operation.id,
    through: steps.map(({ call }) => call.operation.id).filter((one) => one !== operation.id),
    place: `shows ${lost}`,
    expected: `${JSON.stringify(record[lost])}, as the other operation shows ${idOf(row)}`,
    actual: 'nothing',
    steps,
  })
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** Paths of scalar fields that two views of a record have in common, at the root or in `data`. */
export function sharedFields(row: Json, record: Json): [Path, Path][] {
  const fields = (value: Json): Map<string, Path> =>
    new Map<string, Path>([
      ...Object.keys(value).map((name) => [name, [name]] as [string, Path]),
      ...Object.keys(isObject(value['data']) ? value['data'] : {}).map(
        (name) => [name, ['data', name]] as [string, Path],
      ),
    ])
  const theirs = fields(record)
  return [...fields(row)].flatMap(([name, own]): [Path, Path][] => {
    const other = theirs.get(name)
    return other && name !== 'data' && isComparable(at(row, own), at(record, other)) ? [[own, other]] : []
  })
}
