import type { BrokenRule } from '~openapi/rules.ts'
import type { TableRow } from '~files/rows.ts'
import validate from '@/api/generated/validators/TranslationValue.js'
import type { Schemas } from '@/api/generated/schema.ts'
import { CODES, type Translation } from '@/domain/translations/translation.ts'
import { brokenRules } from '@/forms/validate.ts'
import type { RowNote, UploadVerdict } from '@/ui/files/upload-state.ts'
import { IMPORT_COLUMNS } from './import-columns.ts'

export type Change = Schemas['UpdateTranslationRequest']

export interface CheckedTable {
  readonly verdict: UploadVerdict
  readonly changes: readonly Change[]
}

/**
 * The changes of the rows to existing translations (G384). An empty cell changes nothing, so that a table with one
 * language leaves the others unchanged. An unknown or duplicate key and a text that is too long are errors.
 */
export function checkTable(
  rows: readonly TableRow[],
  present: readonly Translation[],
  reasonOf: (rule: BrokenRule) => string,
): CheckedTable {
  const byKey = new Map(present.map((translation) => [translation.key.toLowerCase(), translation]))
  const seen = new Set<string>()
  const errors: RowNote[] = []
  const skipped: RowNote[] = []
  const changes: Change[] = []
  for (const { line, cells, faults = {} } of rows) {
    const { key = '' } = cells
    const note = (field: string, rule: BrokenRule): RowNote => ({
      line,
      identifier: key,
      field,
      reason: reasonOf(rule),
    })
    const translation = byKey.get(key.toLowerCase())
    const violations = [
      ...Object.entries(faults).map(([column, rule]) => note(column, rule)),
      ...(key === '' ? [note('key', { rule: 'required' })] : []),
      ...(key !== '' && !translation ? [note('key', { rule: 'translation_unknown' })] : []),
      ...(translation && seen.has(key.toLowerCase()) ? [note('key', { rule: 'duplicate' })] : []),
      ...IMPORT_COLUMNS.filter((column) => column !== 'key').flatMap((column) => {
        const text = cells[column]
        const broken = text === undefined ? undefined : brokenRules(validate, text)['']
        return broken ? [note(column, broken)] : []
      }),
    ]
    seen.add(key.toLowerCase())
    errors.push(...violations)
    if (violations.length > 0 || !translation) continue
    const change = changeOf(translation, cells)
    if (change) changes.push(change)
    else skipped.push({ line, identifier: key, reason: reasonOf({ rule: 'nothing_changes' }) })
  }
  const verdict = { rowCount: rows.length, validCount: changes.length, errors, skipped, alreadyProcessed: [] }
  return { verdict, changes }
}

/** The change in the cells of a row, or `undefined` if they equal the current texts. */
function changeOf(
  { key, version, defaultValue, texts }: Translation,
  cells: TableRow['cells'],
): Change | undefined {
  const textOf = (code: string): string | undefined => texts.find(({ language }) => language === code)?.text
  // Cells are trimmed, so a difference only in outer spaces is not a change.
  const isNew = (cell: string | undefined, now: string | undefined): cell is string =>
    cell !== undefined && cell !== now?.trim()
  const newDefault = cells['defaultValue']
  const hasTexts = CODES.some((code) => isNew(cells[code], textOf(code)))
  if (!hasTexts && !isNew(newDefault, defaultValue)) return undefined
  const changed = CODES.flatMap((code) => {
    const cell = cells[code]
    const text = isNew(cell, textOf(code)) ? cell : textOf(code)
    return text === undefined ? [] : [{ language: code, text }]
  })
  return {
    key,
    version,
    data: {
      ...(isNew(newDefault, defaultValue) && { defaultValue: newDefault }),
      ...(hasTexts && { texts: changed }),
    },
  }
}
