import { useMemo, useRef, useState } from 'react'
import { isOfWholeLine, correctCell, rowsAsCsv } from '~files/correct-row.ts'
import type { TableFormat, TableRow } from '~files/rows.ts'
import { useRegisterUnsaved } from '@/base/unsaved.ts'
import { useRuleMessage } from '@/forms/messages.ts'
import type { CorrectionLine } from '@/ui/files/correct-rows.tsx'
import { notesByLine, rowsIn, type RowNote, type UploadVerdict } from '@/ui/files/upload-state.ts'
import { inWords, type RowsValidator } from './validate-rows.ts'

/** The rows to correct before they are sent: the rows of a file, or the rows that the server has refused. */
interface Round {
  readonly rows: readonly TableRow[]
  readonly validateRows: RowsValidator
  /** The server's notes about these rows. They apply until the cell is changed. */
  readonly serverNotes: readonly RowNote[]
  /** The rows shown for correction. A corrected row stays, otherwise its inputs would disappear while in use. */
  readonly shownRows: readonly RowToCorrect[]
  /** The typed text that is not sent yet, by line and column. The rows contain its parsed value. */
  readonly typed: ReadonlyMap<number, Readonly<Record<string, string>>>
  /** Whether a file with these rows was already sent. */
  readonly isSecond: boolean
}

interface RowToCorrect {
  readonly line: number
  readonly identifier: string | undefined
  /** The invalid columns at the start of the round. */
  readonly columns: readonly string[]
}

/** The rows to send, and their notes. */
export interface Sending {
  readonly file: File
  readonly rows: readonly TableRow[]
  readonly verdict: UploadVerdict
}

interface Columns {
  readonly format: TableFormat
  readonly labelOf: (column: string) => string
}

/**
 * The rows of a file whose refused ones are corrected in the page. They are checked by the same reader and rules as the
 * file.
 */
export function useCorrection({ format, labelOf }: Columns) {
  const messageOf = useRuleMessage()
  const [round, setRound] = useState<Round>()
  /** The errors of the rows that were not sent. */
  const held = useRef<readonly RowNote[]>([])
  const verdict = useMemo(() => round && verdictOf(round, messageOf), [round, messageOf])
  useRegisterUnsaved((round?.typed.size ?? 0) > 0)

  const names = Object.keys(format.columns)
  const begin = (
    rows: readonly TableRow[],
    validateRows: RowsValidator,
    before: Partial<Round> = {},
  ): UploadVerdict => {
    const begun: Round = {
      serverNotes: [],
      typed: new Map(),
      isSecond: false,
      ...before,
      rows,
      validateRows,
      shownRows: [],
    }
    const found = verdictOf(begun, messageOf)
    setRound({ ...begun, shownRows: correctableRows([...found.errors, ...begun.serverNotes]) })
    held.current = []
    return found
  }
  return {
    /** Absent until a file is selected. */
    verdict,
    lines: round && verdict ? linesOf(round, verdict, names, labelOf) : [],
    begin: (rows: readonly TableRow[], validateRows: RowsValidator): UploadVerdict =>
      begin(rows, validateRows),
    /** Starts again with the rows of these notes. */
    beginSecond: (
      rows: readonly TableRow[],
      validateRows: RowsValidator,
      serverNotes: readonly RowNote[],
      name: string,
    ) => {
      const lines = new Set(serverNotes.map(({ line }) => line))
      const refused = rows.filter(({ line }) => lines.has(line))
      const typed = round?.typed ?? new Map<never, never>()
      const found = begin(refused, validateRows, { serverNotes, typed, isSecond: true })
      return { file: fileOf(names, refused, name), verdict: found }
    },
    type: (line: number, column: string, text: string): void =>
      setRound((now) => now && withTyped(now, line, column, text, format)),
    end: () => setRound(undefined),
    /** Returns the file itself to send, or a new one without the rows that are still invalid. */
    sending: (file: File): Sending => {
      if (!round || !verdict) throw new Error('a file is checked before it is sent')
      if (round.typed.size === 0 && !round.isSecond) return { file, rows: round.rows, verdict }
      const invalidLines = new Set(verdict.errors.map(({ line }) => line))
      const rows = round.rows.filter(({ line }) => !invalidLines.has(line))
      return {
        file: fileOf(names, rows, file.name),
        rows,
        verdict: { ...verdict, rowCount: rows.length, errors: [] },
      }
    },
    /** Call it when the server has the file. From then on the typed values cannot be lost. */
    sent: ({ rows }: Sending): void => {
      const left = new Set(rows.map(({ line }) => line))
      held.current = verdict?.errors.filter(({ line }) => !left.has(line)) ?? []
      setRound((now) => now && { ...now, typed: new Map([...now.typed].filter(([line]) => !left.has(line))) })
    },
    /** The server's notes about the sent rows, with the errors of the others. */
    withHeld: <Verdict extends UploadVerdict>(sent: Verdict) => ({
      ...sent,
      rowCount: sent.rowCount + rowsIn(held.current),
      errors: [...sent.errors, ...held.current],
    }),
    rows: round?.rows,
  }
}

/** How many of the rows with these notes can be corrected in the page. */
export const correctableCount = (notes: readonly RowNote[]): number => correctableRows(notes).length

const fileOf = (names: readonly string[], rows: readonly TableRow[], name: string): File =>
  new File([rowsAsCsv(names, rows)], `${name.replace(/\.\w+$/, '')}.csv`, { type: 'text/csv' })

/**
 * The current notes about the rows. A note of the server about a whole row, such as that none is free, may no longer
 * apply.
 */
function verdictOf(
  { rows, validateRows, serverNotes, typed }: Round,
  messageOf: ReturnType<typeof useRuleMessage>,
): UploadVerdict {
  const verdict = inWords(validateRows(rows), messageOf)
  const linesWithNotes = new Set(notesOf(verdict).map(({ line }) => line))
  const still = serverNotes.filter(
    ({ line, field }) =>
      field !== undefined && !linesWithNotes.has(line) && typed.get(line)?.[field] === undefined,
  )
  return {
    ...verdict,
    validCount: verdict.validCount - rowsIn(still),
    errors: [...verdict.errors, ...still],
  }
}

const notesOf = ({ errors, skipped, alreadyProcessed }: UploadVerdict): readonly RowNote[] => [
  ...errors,
  ...skipped,
  ...alreadyProcessed,
]

function withTyped(
  round: Round,
  line: number,
  column: string,
  text: string,
  { columns }: TableFormat,
): Round {
  const typed = new Map(round.typed).set(line, { ...round.typed.get(line), [column]: text })
  const rows = round.rows.map((row) => (row.line === line ? correctCell(row, column, text, columns) : row))
  return { ...round, rows, typed }
}

function correctableRows(notes: readonly RowNote[]): readonly RowToCorrect[] {
  return [...notesByLine(notes)].flatMap(([line, some]) => {
    if (some.some(({ rule }) => isOfWholeLine(rule))) return []
    const columns = [...new Set(some.flatMap(({ field }) => field ?? []))]
    return { line, identifier: some[0]?.identifier, columns }
  })
}

function linesOf(
  { rows, shownRows, serverNotes, typed }: Round,
  verdict: UploadVerdict,
  names: readonly string[],
  labelOf: (column: string) => string,
): readonly CorrectionLine[] {
  const notes = notesByLine(notesOf(verdict))
  return shownRows.flatMap(({ line, identifier, columns }): CorrectionLine | [] => {
    const row = rows.find((one) => one.line === line)
    if (!row) return []
    const now = notes.get(line) ?? []
    const before = typed.has(line) ? [] : serverNotes.filter((note) => note.line === line)
    const errorsOf = (column: string) => now.filter(({ field }) => field === column)
    const cellOf = (column: string) => ({
      column,
      label: labelOf(column),
      text: typed.get(line)?.[column] ?? row.cells[column] ?? '',
      error: errorsOf(column).map(reasonOf).join('\n') || undefined,
    })
    const ofRow = [...now, ...before].filter(({ field }) => field === undefined)
    return {
      line,
      identifier,
      isRight: now.length === 0,
      problems: [...new Set(ofRow.map(reasonOf))],
      cells: columns.map(cellOf),
      others: names.filter((name) => !columns.includes(name)).map(cellOf),
    }
  })
}

const reasonOf = ({ reason }: RowNote): string => reason
