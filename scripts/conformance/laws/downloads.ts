/** A file contains the rows of the list with the same request, with their numbers, dates and amounts. */
import { readTableFile } from '../../../files/read-table.ts'
import { mayCall } from '../actors.ts'
import type { Operation } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { identityOf } from '../identity.ts'
import { at, canonical, isObject, leaves, type Json, type Path, withValue } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { longestPage, pagingOf, rowSchema, rowsOf, totalOf } from '../rows.ts'
import { observers, type Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { optionsOf } from './options.ts'
import { perOperation } from './per-operation.ts'

/** How many filters of the request are tried. */
const FILTERS = 8
/** A field counts as having a column if the file shows its value in this share of rows. */
const SHARE = 0.8
const DEPTH = 2

export const downloads: Law = {
  id: 'downloads',
  title: 'A file holds the rows of the list that is asked for in the same way, with their amounts',
  family: 'list',
  level: 'laws',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => listBeside(suite, operation) !== undefined,
      async (trial, operation) => {
        const list = listBeside(suite, operation)
        if (!list) return undefined
        for (const actor of observers(suite, list)) {
          if (!mayCall(operation, actor)) continue
          const accepted = await goodExchange(trial, list, actor)
          for (const call of accepted ? requestsOf(trial, accepted.call) : []) {
            const page = await trial.send(call, actor)
            if (!isGood(page) || rowsOf(page).length < totalOf(page)) continue
            const file = await trial.send({ operation, body: call.body }, actor)
            const table = isGood(file) ? await tableIn(file) : undefined
            if (!table) break
            if (expectSame(trial, page, file, table)) return undefined
          }
        }
        return undefined
      },
    ),
}

/** The list that accepts the same request as a file. */
function listBeside(
  { api, missing }: Suite,
  { id, reads, body, responses }: Operation,
): Operation | undefined {
  if (!reads || body?.type !== 'application/json' || responses.get(200)?.schema !== undefined)
    return undefined
  const bodySchema = canonical(body.schema)
  return api.operations.find(
    (one) =>
      one.id !== id &&
      one.reads &&
      !missing.has(one.id) &&
      one.body !== undefined &&
      canonical(one.body.schema) === bodySchema &&
      rowSchema(api, one) !== undefined,
  )
}

/** The accepted request, and some requests with an additional filter, each with the largest page size. */
function requestsOf(trial: Trial, accepted: Call): Call[] {
  const { api } = trial.suite
  const { operation } = accepted
  const query = pagingOf(api, operation)?.query(0, longestPage(api, operation)) ?? {}
  const whole = { ...accepted, query: { ...accepted.query, ...query } }
  const options = [...optionsOf(trial, accepted)].filter(({ place }) => place === 'body')
  const step = Math.max(1, Math.floor(options.length / FILTERS))
  const filtered = options
    .filter((_option, index) => index % step === 0)
    .map(({ path, value }): Call => ({ ...whole, body: withValue(whole.body, path, value) }))
  return [whole, ...filtered]
}

/** The rows of a file below its header, each as the values of its cells, or `undefined` if it is not a table. */
async function tableIn({ bytes, headers }: Exchange): Promise<Set<string>[] | undefined> {
  const type = headers.get('content-type') ?? ''
  if (new TextDecoder('latin1').decode(bytes.slice(0, 4)) === '%PDF') return undefined
  try {
    const { lines } = await readTableFile(new Blob([new Uint8Array(bytes)]), { isXmlAccepted: true })
    return lines.slice(1).map(({ cells }) => new Set(cells.map(plain)))
  } catch {
    const isText = /csv|xml|spreadsheet/.test(`${type} ${headers.get('content-disposition') ?? ''}`)
    return isText ? [] : undefined
  }
}

/** A value in the form of a cell: a number without trailing zeros, a moment as its day. */
function plain(value: unknown): string {
  const text = String(value).trim().replace(/^'/, '')
  if (/^-?\d+[.,]\d+$/.test(text)) return String(Number(text.replace(',', '.')))
  return /^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text
}

/** Reports rows and values of a list that a file lacks. Returns whether there are any. */
function expectSame(
  trial: Trial,
  page: Exchange,
  file: Exchange,
  table: readonly ReadonlySet<string>[],
): boolean {
  const rows = rowsOf(page)
  const report = (place: string, expected: string, actual: string): true => {
    const { id } = file.call.operation
    const through = [page.call.operation.id]
    trial.report({ operation: id, through, place, expected, actual, steps: [page, file] })
    return true
  }
  if (table.length !== rows.length)
    return report('rows', `${rows.length}, as in ${page.call.operation.id}`, String(table.length))
  const shown = shownFields(rows, table)
  const left = [...table]
  for (const row of rows) {
    const expected = shown
      .map((path) => at(row, path))
      .filter((value) => value !== undefined && value !== null)
    const index = left.findIndex((cells) => expected.every((value) => cells.has(plain(value))))
    if (index < 0)
      return report(
        'values of a row',
        `a row with ${expected.map(plain).join(', ')} for ${identityOf(row)}`,
        'none',
      )
    left.splice(index, 1)
  }
  return false
}

/** The fields for which a file has a column. An object of amounts can have a column for each amount. */
function shownFields(rows: readonly Json[], table: readonly ReadonlySet<string>[]): Path[] {
  const all = new Set(table.flatMap((cells) => [...cells]))
  const known = new Map<string, { path: Path; has: number; shows: number; isAmount: boolean }>()
  for (const row of rows)
    for (const { path, value } of leaves(row)) {
      const isPlain = path.every((step) => typeof step === 'string') && path.length <= DEPTH
      if (!isPlain || value === undefined || value === null || typeof value === 'boolean' || isObject(value))
        continue
      const name = path.join('.')
      const isAmount = typeof value === 'number' && /^amount/i.test(name)
      const field = known.get(name) ?? { path, has: 0, shows: 0, isAmount }
      known.set(name, field)
      field.has += 1
      if (all.has(plain(value))) field.shows += 1
    }
  return [...known.values()].flatMap(({ path, has, shows, isAmount }) =>
    isAmount || shows >= has * SHARE ? [path] : [],
  )
}
