/**
 * Uploads a file with valid and invalid rows. Rows that break their schema, or a rule in its `x-refuses`, are reported at
 * their line and column. Valid rows are counted and summed, booked only once, and shown with the values of the file.
 */
import { readTableFile } from '../../../files/read-table.ts'
import { identifierColumn, UPLOAD_FORMATS, type UploadKind } from '../../../files/upload-files.ts'
import type { Actor } from '../actors.ts'
import type { Operation } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { at, isObject, type Json } from '../json.ts'
import { fillSlot, optionalSlots } from '../requests/pool.ts'
import { sampleFiles } from '../requests/sample-files.ts'
import { rowsOf } from '../rows.ts'
import { actorsFor, type Suite } from '../suite.ts'
import { inTrial, type Trial } from '../trial.ts'
import {
  bareRows,
  type Cells,
  type RowSchema,
  rowSchemaOf,
  type SkippedRow,
  skippedRows,
  type InvalidRow,
  invalidRows,
} from './file-row-schema.ts'
import { type Case, lawOfWrites } from './law.ts'

const TOLERANCE = 0.005

/** A kind of file, and its operations. The check may also be the booking. */
interface FileOperations {
  upload: Operation
  check: Operation
  book: Operation
  kind: UploadKind
  query: Json
}

export const fileRows = lawOfWrites(
  'file-rows',
  'Wrong rows of a file are reported by line and column, and good ones are counted, summed and booked once',
  (suite) => suite.api.operations.flatMap((operation) => casesOf(suite, operation)),
)

function casesOf({ model, missing, api }: Suite, upload: Operation): Case[] {
  const content = model.files(upload.id)
  if (content === undefined || missing.has(upload.id)) return []
  const by = typeof content === 'object' ? content.by : undefined
  const named = upload.parameters.find(({ name }) => name === by)?.schema
  const kinds = by === undefined ? [content] : (api.schema(named)['enum'] as unknown[])
  const next = api.operations.filter(({ id }) => model.after(id).some((before) => before === upload.id))
  const [check, book] = [next[0], next.at(-1)]
  return kinds.filter(isKind).flatMap((kind): Case[] => {
    if (!check || !book) return []
    const files = { upload, check, book, kind, query: by === undefined ? {} : { [by]: kind } }
    const name = by === undefined ? upload.id : `${upload.id}-${kind}`
    return [{ name, operations: [upload.id, check.id, book.id], run: (trial) => tryRows(trial, files) }]
  })
}

const isKind = (kind: unknown): kind is UploadKind =>
  typeof kind === 'string' && Object.hasOwn(UPLOAD_FORMATS, kind)

async function tryRows(trial: Trial, files: FileOperations): ReturnType<Case['run']> {
  const { suite } = trial
  const { kind, check, book } = files
  const actor = actorsFor(suite, files.upload).at(-1)
  const schema = rowSchemaOf(suite.api, files.upload, kind)
  const rows = await exampleRows(trial, files)
  if (!actor || !schema) return { skipped: 'no row of the file is described' }
  const exampleAnswer = await inTrial(
    suite,
    { ...trial.context, name: `${trial.context.name}-example` },
    async (other) => fileResult(other, check, await sentFile(other, files, rows, actor), actor),
  )
  const validRow = exampleAnswer && rows.find((_row, index) => !linesOf(exampleAnswer).has(index + 2))
  if (!validRow) {
    // The example names records of such a server, so at least one of them must be found.
    if (exampleAnswer && suite.target.offers.examples === true)
      reportFinding(trial, exampleAnswer, 'the rows of the example', 'one of them is accepted', 'none is')
    return { skipped: 'no row of the example is accepted' }
  }

  const identifierName = identifierColumn(kind)
  // Rows need different numbers, because a server skips the second row with the same number. A row that refers to an
  // existing booking has to keep the number of the booking.
  const isNew = schema.shownBy !== undefined || identifierName !== 'bookingId'
  const withNewNumber = (cells: Cells): Cells =>
    isNew ? { ...cells, [identifierName]: newNumber(trial) } : cells
  const newRow = withNewNumber(validRow)
  const invalid = invalidRows(suite.api, schema, validRow)
    .filter(({ field }) => isNew || field === identifierName)
    .map((one) => (one.field === identifierName ? one : { ...one, cells: withNewNumber(one.cells) }))
  const skipped = isNew
    ? skippedRows(schema, validRow).map((one) => ({ ...one, cells: withNewNumber(one.cells) }))
    : []
  const fileRows = [newRow, newRow, ...[...invalid, ...skipped].map(({ cells }) => cells)]
  const uploaded = await sentFile(trial, files, fileRows, actor)
  const checked = await fileResult(trial, check, uploaded, actor)
  if (!checked) return { skipped: 'the file with invalid rows is refused as a whole' }
  expectRowErrors(trial, checked, invalid)
  expectSkipped(trial, checked, skipped, FIRST_INVALID + invalid.length)
  expectNamed(trial, checked, fileRows, identifierName)
  expectCounts(trial, checked, newRow)
  expectFile(trial, checked, `${kind}.csv`, fileRows.length)
  const booked = check === book ? checked : await fileResult(trial, book, uploaded, actor)
  if (booked) await expectBooked(trial, booked, schema, newRow, actor)
  if (isNew) {
    const withoutOptionalCell = bareRows(suite.api, schema, validRow).map(withNewNumber)
    const uploadedBare =
      withoutOptionalCell.length > 0 ? await sentFile(trial, files, withoutOptionalCell, actor) : undefined
    const accepted = await fileResult(trial, check, uploadedBare, actor)
    if (accepted && at(accepted.json, ['validCount']) !== withoutOptionalCell.length)
      reportFinding(
        trial,
        accepted,
        'rows without a cell that may be blank',
        `all ${withoutOptionalCell.length} are valid`,
        JSON.stringify(linesIn(accepted, 'errors')),
      )
  }
  const checkedAgain = await fileResult(trial, check, await sentFile(trial, files, [newRow], actor), actor)
  if (checkedAgain && linesIn(checkedAgain, 'alreadyProcessed').length === 0)
    reportFinding(
      trial,
      checkedAgain,
      'a row that was booked',
      'it is reported as already processed',
      'it is not',
    )
  const acceptedAsText = await sentFile(trial, files, [newRow], actor, 'txt')
  if (acceptedAsText)
    reportFinding(trial, acceptedAsText, 'a file whose name ends in .txt', 'it is refused', 'it is taken')
  return undefined
}

async function exampleRows(trial: Trial, { upload, query }: FileOperations): Promise<Cells[]> {
  const [example] = sampleFiles(trial, { operation: upload, query })
  const table = example && (await readTableFile(example, { isXmlAccepted: true }))
  const [head, ...rest] = table?.lines.map(({ cells }) => cells) ?? []
  return rest.map((cells) =>
    Object.fromEntries((head ?? []).map((name, index) => [name, cells[index] ?? ''])),
  )
}

/** Uploads rows as CSV. Some kinds of files need a partner, so the partners known to the actor are tried. */
async function sentFile(
  trial: Trial,
  { upload, query, kind }: FileOperations,
  rows: readonly Cells[],
  actor: Actor,
  ending = 'csv',
): Promise<Exchange | undefined> {
  const { api, model } = trial.suite
  const columns = Object.keys(UPLOAD_FORMATS[kind].columns)
  const lines = [columns, ...rows.map((cells) => columns.map((name) => cells[name] ?? ''))]
  const body = { file: new File([lines.map((cells) => cells.join(';')).join('\n')], `${kind}.${ending}`) }
  const call = { operation: upload, query, body }
  const others = optionalSlots(api, model, call)
    .filter(({ place }) => place === 'query')
    .flatMap((slot) => trial.ids(actor, ['partner']).map((id) => fillSlot(call, slot, id)))
  for (const one of [call, ...others]) {
    const sent = await trial.send(one, actor)
    if (isGood(sent)) return sent
  }
  return undefined
}

async function fileResult(
  trial: Trial,
  operation: Operation,
  sent: Exchange | undefined,
  actor: Actor,
): Promise<Exchange | undefined> {
  if (!sent) return undefined
  const uploadId = new TextDecoder().decode(sent.bytes)
  const exchange = await trial.send({ operation, body: { uploadId } }, actor)
  return isGood(exchange) && isObject(exchange.json) ? exchange : undefined
}

const NOTES = ['errors', 'skipped', 'alreadyProcessed'] as const

const linesIn = ({ json }: Exchange, name: (typeof NOTES)[number]): Json[] => {
  const notes = at(json, [name])
  return Array.isArray(notes) ? notes.filter(isObject) : []
}
const linesOf = (exchange: Exchange): Set<unknown> =>
  new Set(NOTES.flatMap((name) => linesIn(exchange, name)).map(({ line }) => line))

const newNumber = ({ random }: Trial): string => random.unique().padEnd(12, '0').slice(0, 12)

/** The line of the first invalid row. Before it are the header, a valid row, and the same row again. */
const FIRST_INVALID = 4

function expectRowErrors(trial: Trial, checked: Exchange, invalid: readonly InvalidRow[]): void {
  const errors = linesIn(checked, 'errors')
  for (const [index, { field, rule }] of invalid.entries()) {
    const own = errors.filter(({ line }) => line === index + FIRST_INVALID)
    const named = own.filter((error) => error['field'] === field)
    if (named.some((error) => rule === undefined || error['rule'] === rule)) continue
    const actual = own.map((error) => `${String(error['field'])} ${String(error['rule'])}`).join(', ')
    reportFinding(
      trial,
      checked,
      `${field} ${rule ?? ''}`.trim(),
      `the row is invalid in ${field}`,
      actual || 'it is not',
    )
  }
  if (linesIn(checked, 'skipped').every(({ line }) => line !== FIRST_INVALID - 1))
    reportFinding(trial, checked, 'a row twice', 'the second one is skipped', 'it is not')
  const extra = errors.find(({ line }) => Number(line) < FIRST_INVALID)
  if (extra) reportFinding(trial, checked, 'a good row', 'no error', JSON.stringify(extra))
}

function expectSkipped(trial: Trial, checked: Exchange, rows: readonly SkippedRow[], first: number): void {
  const notes = linesIn(checked, 'skipped')
  for (const [index, { rule }] of rows.entries()) {
    const note = notes.find(({ line }) => line === first + index)
    if (note?.['rule'] !== rule)
      reportFinding(
        trial,
        checked,
        `skipped ${rule}`,
        'the row is skipped',
        JSON.stringify(note) ?? 'it is not',
      )
  }
}

/** Each note states its rule, and identifies the row by the text that users recognise. */
function expectNamed(trial: Trial, checked: Exchange, lines: readonly Cells[], key: string): void {
  for (const name of NOTES)
    for (const note of linesIn(checked, name)) {
      const identifier = lines[Number(note['line']) - 2]?.[key] ?? ''
      if (identifier !== '' && note['identifier'] !== identifier.slice(0, LONGEST_IDENTIFIER))
        reportFinding(trial, checked, `${name} identifier`, identifier, String(note['identifier']))
      if (identifier === '' && note['identifier'] !== undefined)
        reportFinding(
          trial,
          checked,
          `${name} identifier`,
          'none for a blank cell',
          JSON.stringify(note['identifier']),
        )
      if (typeof note['rule'] !== 'string') reportFinding(trial, checked, `${name} rule`, 'a rule', 'none')
    }
}
const LONGEST_IDENTIFIER = 300

function expectFile(trial: Trial, checked: Exchange, fileName: string, rowCount: number): void {
  for (const [name, expected] of Object.entries({ fileName, rowCount }))
    if (at(checked.json, [name]) !== expected)
      reportFinding(trial, checked, name, String(expected), String(at(checked.json, [name])))
}

function expectCounts(trial: Trial, checked: Exchange, { amount }: Cells): void {
  const total = at(checked.json, ['totalAmount'])
  if (at(checked.json, ['validCount']) !== 1)
    reportFinding(trial, checked, 'validCount', '1', String(at(checked.json, ['validCount'])))
  if (typeof total === 'number' && amount !== undefined && Math.abs(total - amountOf(amount)) > TOLERANCE)
    reportFinding(trial, checked, 'totalAmount', `${amountOf(amount)}, that of the good row`, String(total))
}

/** An amount as written in a file. The last comma or point starts the decimals. */
const amountOf = (text = ''): number => Number(text.replace(/[.,](?=\d*[.,])/g, '').replace(',', '.'))

/** The row is counted as booked, and the operation in `x-shown-by` shows its values. */
async function expectBooked(
  trial: Trial,
  booked: Exchange,
  { shownBy }: RowSchema,
  own: Cells,
  actor: Actor,
): Promise<void> {
  const { api, missing } = trial.suite
  if (at(booked.json, ['processedCount']) !== 1)
    reportFinding(trial, booked, 'processedCount', '1', String(at(booked.json, ['processedCount'])))
  if (!shownBy || missing.has(shownBy.operation)) return
  const body = Object.fromEntries(Object.entries(shownBy.with).map(([name, column]) => [name, own[column]]))
  const shown = await trial.send({ operation: api.operation(shownBy.operation), body }, actor)
  if (!isGood(shown)) return
  const [row, ...more] = rowsOf(shown)
  const report = (place: string, expected: string, actual: string): void =>
    reportFinding(trial, shown, place, expected, actual, booked)
  if (!row || more.length > 0)
    return report('the booked row', 'one row shows it', String(rowsOf(shown).length))
  for (const [path, column] of Object.entries(shownBy.values)) {
    const got = at(row, path.split('.'))
    if (column === '*' && got === undefined) report(path, 'a value', 'nothing')
    const text = own[column.replace(/^-/, '')] ?? ''
    if (text !== '' && !isSameValue(got, text, column.startsWith('-'))) report(path, text, String(got))
  }
}

/** Whether a value equals the text of a cell: an amount with either sign, a moment to at least the minute. */
function isSameValue(got: unknown, text: string, isNegative: boolean): boolean {
  if (typeof got === 'number') return Math.abs(got - amountOf(text) * (isNegative ? -1 : 1)) < TOLERANCE
  const day = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1').replace(/^(\d{4}-\d\d-\d\d) /, '$1T')
  return typeof got === 'string' && (got === text || (/^\d{4}-/.test(day) && got.startsWith(day)))
}

function reportFinding(
  trial: Trial,
  exchange: Exchange,
  place: string,
  expected: string,
  actual: string,
  ...before: readonly Exchange[]
): void {
  const { operation } = exchange.call
  trial.report({ operation: operation.id, place, expected, actual, steps: [...before, exchange] })
}
