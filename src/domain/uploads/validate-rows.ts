import type { BrokenRule } from '~openapi/rules.ts'
import type { TableRow } from '~files/rows.ts'
import type { RowNote, UploadVerdict } from '@/ui/files/upload-state.ts'

/** A row of a file with the rule that it breaks, not translated yet, because a worker has no translations. */
interface BrokenRow extends Omit<RowNote, 'reason' | 'rule' | 'broken'> {
  readonly broken: BrokenRule
}
/** The result of validating the rows of a file before it is sent. */
export interface RowFindings {
  readonly rowCount: number
  readonly validCount: number
  readonly errors: readonly BrokenRow[]
  readonly skipped: readonly BrokenRow[]
  readonly alreadyProcessed: readonly BrokenRow[]
}

/** Validates all rows of a file together, because a row may be a duplicate. */
export type RowsValidator = (rows: readonly TableRow[]) => RowFindings

export interface RowRules {
  /** The text by which users recognise a row. */
  readonly identify: (row: TableRow) => string
  /** The values that must be unique in a file. A later row with one of them is skipped. */
  readonly namesOf: (row: TableRow) => readonly string[]
  /** Whether the record of the row exists on the platform. */
  readonly exists?: (row: TableRow) => boolean
  /** The rules that a row breaks, by column. */
  readonly problemsOf: (row: TableRow) => Readonly<Record<string, BrokenRule>>
}

/**
 * Puts each row into exactly one of the lists (R219, R257), or counts it as valid. The errors of a row by itself are
 * cached, so that correcting one row does not validate the others again.
 */
export function rowsValidator({ identify, namesOf, exists, problemsOf }: RowRules): RowsValidator {
  const known = new WeakMap<TableRow, Readonly<Record<string, BrokenRule>>>()
  const violationsIn = (row: TableRow): Readonly<Record<string, BrokenRule>> => {
    const found = known.get(row) ?? { ...problemsOf(row), ...row.faults }
    known.set(row, found)
    return found
  }
  return (rows) => {
    const seen = new Set<string>()
    const errors: BrokenRow[] = []
    const skipped: BrokenRow[] = []
    const alreadyProcessed: BrokenRow[] = []
    let validCount = 0
    for (const row of rows) {
      const note = (broken: BrokenRule, field?: string): BrokenRow => ({
        line: row.line,
        identifier: identify(row),
        field,
        broken,
      })
      // A row with an unreadable cell may have incorrect names as well, so they are ignored.
      const names = row.faults ? [] : namesOf(row)
      const isSecond = names.some((name) => seen.has(name))
      for (const name of names) seen.add(name)
      if (isSecond) skipped.push(note({ rule: 'duplicate' }))
      else if (!row.faults && exists?.(row) === true) alreadyProcessed.push(note({ rule: 'exists' }))
      else {
        const violations = Object.entries(violationsIn(row))
        errors.push(...violations.map(([field, rule]) => note(rule, field)))
        if (violations.length === 0) validCount += 1
      }
    }
    return { rowCount: rows.length, validCount, errors, skipped, alreadyProcessed }
  }
}

/** Translates the reasons. */
export function inWords(
  { errors, skipped, alreadyProcessed, ...counts }: RowFindings,
  reasonOf: (broken: BrokenRule) => string,
): UploadVerdict {
  const withReasons = (rows: readonly BrokenRow[]): RowNote[] =>
    rows.map((row) => ({ ...row, reason: reasonOf(row.broken), rule: row.broken.rule }))
  return {
    ...counts,
    errors: withReasons(errors),
    skipped: withReasons(skipped),
    alreadyProcessed: withReasons(alreadyProcessed),
  }
}
