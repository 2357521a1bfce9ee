/** Shared by all uploads: the steps (upload, validate, process) and the validation of rows (R114, R115, R116). */
import type { components } from '@/api/generated/schema.ts'
import { isFormula } from '~files/upload-files.ts'
import type { BrokenRule, BrokenRules } from '~openapi/rules.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { isOspAdmin } from '../../auth.ts'
import { conflict, notFound } from '../../refusal.ts'
import type { ImportRow, StoredRowNote, StoredUploadResult, UploadRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { reasonOf } from '../users/import-messages.ts'
import { requireAccount } from '../access.ts'
import { localTime } from '~notations/brussels.ts'

type Schemas = components['schemas']

/** Stores the rows of a file until they are processed. */
export const storeUpload = (
  world: World,
  caller: UserRow,
  file: Blob,
  upload: Omit<UploadRow, 'ospId' | 'state' | 'uploadedBy' | 'uploadedOn' | 'fileName' | 'processed'>,
): UploadRow =>
  world.tables.uploads.insert({
    ...upload,
    ospId: world.nextId('upload'),
    uploadedBy: caller.ospId,
    fileName: file instanceof File ? file.name.slice(0, 255) : '',
    state: 'UPLOADED',
    uploadedOn: localTime(world.now()),
    processed: { lines: [], cents: 0, problems: 0 },
  })

/**
 * Returns the upload, or throws the contract's 404, or 409 when it was processed already. An import of users is open to
 * users who may access its company, any other upload to its uploader and ospadmins.
 */
export function requireUpload(
  world: World,
  caller: UserRow,
  kinds: readonly UploadRow['kind'][],
  ospId: string,
): UploadRow {
  const upload = world.tables.uploads.require(ospId)
  if (!kinds.includes(upload.kind)) throw notFound()
  if (upload.kind === 'users') requireAccount(world, caller, upload.corporateAccountOspId ?? '')
  else if (!isOspAdmin(caller) && upload.uploadedBy !== caller.ospId) throw notFound()
  if (upload.state === 'PROCESSED')
    throw conflict('UPLOAD_PROCESSED', 'The upload was processed before.', {
      nl: 'Dit bestand is al verwerkt.',
      en: 'This file was processed before.',
      fr: 'Ce fichier a déjà été traité.',
    })
  return upload
}

export function refuseNotValidated({ state }: UploadRow): void {
  if (state === 'UPLOADED')
    throw conflict('UPLOAD_NOT_VALIDATED', 'The upload was not validated yet.', {
      nl: 'Dit bestand is nog niet gecontroleerd.',
      en: 'This file has not been checked yet.',
      fr: "Ce fichier n'a pas encore été vérifié.",
    })
}

export interface Problem extends Pick<BrokenRule, 'rule' | 'params'> {
  /** The column. Absent when the whole row is invalid. */
  field?: string
}

/** The result of validating one row. */
export type Verdict<Value> =
  | { kind: 'valid'; value: Value }
  | { kind: 'skipped' | 'alreadyProcessed'; rule: string }
  | { kind: 'invalid'; problems: readonly Problem[] }

export interface ValidatedRows<Value> {
  errors: StoredRowNote[]
  skipped: StoredRowNote[]
  alreadyProcessed: StoredRowNote[]
  /** Valid rows that have not been processed yet. */
  valid: { line: number; value: Value }[]
}

interface RowValidator<Value> {
  /** Returns a text by which users recognise the row. */
  identify: (row: ImportRow) => string
  /** Values that must be unique in the file. A later row with one of them is skipped. */
  uniqueValuesOf: (row: ImportRow) => readonly string[]
  validateRow: (row: ImportRow) => Verdict<Value>
  /** The lines that were processed before. They are in none of the lists. */
  processed?: readonly number[]
}

/** Puts each row into exactly one of the lists (R219, R257). */
export function validateRows<Value>(
  rows: readonly ImportRow[],
  { identify, uniqueValuesOf, validateRow, processed = [] }: RowValidator<Value>,
): ValidatedRows<Value> {
  const validated: ValidatedRows<Value> = { errors: [], skipped: [], alreadyProcessed: [], valid: [] }
  const seen = new Set<string>()
  for (const row of rows) {
    const identifier = identify(row).slice(0, 300)
    const note = ({ rule, field, params }: Problem): StoredRowNote => ({
      line: row.line,
      ...(identifier !== '' && { identifier }),
      ...(field !== undefined && { field: field.slice(0, 100) }),
      rule,
      ...withoutUndefined({ params }),
    })
    // In a row with an unreadable cell these values may be incorrect too, so they are ignored.
    const uniqueValues = row.faults ? [] : uniqueValuesOf(row)
    if (uniqueValues.some((name) => seen.has(name))) {
      validated.skipped.push(note({ rule: 'duplicate' }))
      continue
    }
    for (const name of uniqueValues) seen.add(name)
    if (processed.includes(row.line)) continue
    const verdict = validateRow(row)
    if (verdict.kind === 'valid') validated.valid.push({ line: row.line, value: verdict.value })
    else if (verdict.kind === 'invalid') validated.errors.push(...verdict.problems.map(note))
    else validated[verdict.kind].push(note(verdict))
  }
  return validated
}

/** Stores the result of a check or of processing with the upload, and returns the response in the caller's language. */
export function uploadResult(
  world: World,
  { language }: UserRow,
  { ospId, fileName, rows }: UploadRow,
  { valid, ...notes }: ValidatedRows<unknown>,
  state: Schemas['UploadResult']['state'],
  more: Partial<Schemas['UploadResult']> = {},
  processed: UploadRow['processed'] = { lines: [], cents: 0, problems: 0 },
): Schemas['UploadResult'] {
  const result = {
    uploadId: ospId,
    state,
    ...(fileName !== '' && { fileName }),
    rowCount: rows.length,
    validCount: valid.length,
    processedCount: processed.lines.length,
    ...more,
    ...notes,
  }
  world.tables.uploads.update(ospId, { state, result, processed })
  return withReasons(result, language)
}

/** The result for a reader of this language. */
export function withReasons(
  { errors, skipped, alreadyProcessed, ...figures }: StoredUploadResult,
  language: Schemas['Language'],
): Schemas['UploadResult'] {
  const inWords = (notes: readonly StoredRowNote[]): Schemas['UploadRowNote'][] =>
    notes.map(({ rule, params, ...note }) => ({ ...note, reason: reasonOf(rule, language, params), rule }))
  return {
    ...figures,
    errors: inWords(errors),
    skipped: inWords(skipped),
    alreadyProcessed: inWords(alreadyProcessed),
  }
}

/** A row with unreadable cells is always invalid. */
export function withFaults<Value>(verdict: Verdict<Value>, faults: BrokenRules): Verdict<Value> {
  const found = Object.entries(faults).map(([field, { rule, params }]): Problem => ({
    field,
    rule,
    ...withoutUndefined({ params }),
  }))
  if (found.length === 0) return verdict
  const others = verdict.kind === 'invalid' ? verdict.problems : []
  return { kind: 'invalid', problems: [...found, ...others.filter(({ field = '' }) => !(field in faults))] }
}

export const formulaProblems = (cells: Readonly<Record<string, string | undefined>>): Problem[] =>
  Object.entries(cells).flatMap(([field, text]) =>
    text !== undefined && isFormula(text) ? [{ field, rule: 'formula' }] : [],
  )
