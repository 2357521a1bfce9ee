import type { BrokenRule } from '~openapi/rules.ts'
import type { Tone } from '../basics/status-badge.tsx'

/** Thrown if a file cannot be read. The page lists its faults. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly faults: readonly FileFault[]

  constructor(faults: readonly FileFault[]) {
    super('the file cannot be read')
    this.faults = faults
  }
}

/** A message about one row of a file. */
export interface RowNote {
  readonly line: number
  readonly identifier?: string | undefined
  /** The name of the column in the file. Absent if the message is about the whole row. */
  readonly field?: string | undefined
  readonly reason: string
  /** The broken rule. */
  readonly rule?: string | undefined
  /** The same with its parameters, if the browser has checked the row. */
  readonly broken?: BrokenRule | undefined
}

/** The messages about the rows: from the check in the browser, from the server's check, or from the processing. */
export interface UploadVerdict {
  readonly rowCount: number
  /** The rows that can be processed, including rows that are already processed. */
  readonly validCount: number
  /** The rows that were processed. Absent: none. */
  readonly processedCount?: number
  readonly errors: readonly RowNote[]
  readonly skipped: readonly RowNote[]
  readonly alreadyProcessed: readonly RowNote[]
}

/** The lists of messages about rows, in the order in which they are shown. */
export const REMARK_KINDS = ['errors', 'skipped', 'alreadyProcessed'] as const
export type RemarkKind = (typeof REMARK_KINDS)[number]
export const REMARK_TONES: Readonly<Record<RemarkKind, Tone>> = {
  errors: 'danger',
  skipped: 'warning',
  alreadyProcessed: 'info',
}

/** A reason why the whole file cannot be read. */
export interface FileFault {
  readonly field: string
  readonly reason: string
}

/** A file on the server. Without a verdict it was not checked yet. */
export interface SentFile {
  readonly id: string
  readonly name: string
  readonly verdict: UploadVerdict | undefined
}

/**
 * The steps of an import. R114, R115: upload, validate, process. Before that, the file is selected and checked in the
 * browser.
 */
export type UploadState =
  | { readonly at: 'choose'; readonly faults: readonly FileFault[]; readonly kind?: string | undefined }
  | { readonly at: 'check'; readonly file: File; readonly verdict: UploadVerdict }
  | ({ readonly at: 'confirm' } & SentFile)
  | { readonly at: 'done'; readonly name: string; readonly verdict: UploadVerdict }

export const UPLOAD_STEPS = ['choose', 'check', 'confirm', 'done'] as const

/** The messages about each row. */
export function notesByLine(notes: readonly RowNote[]): ReadonlyMap<number, readonly RowNote[]> {
  const lines = new Map<number, RowNote[]>()
  for (const note of notes) lines.set(note.line, [...(lines.get(note.line) ?? []), note])
  return lines
}

/** The errors of a row in one text: `E-mail (email): …; Taal (language): …`. */
export const reasonsByColumn = (notes: readonly RowNote[], labelOf: (column: string) => string): string =>
  notes.map(({ field, reason }) => (field === undefined ? reason : `${labelOf(field)}: ${reason}`)).join('; ')

/** The number of different rows that have a message. */
export const rowsIn = (notes: readonly RowNote[]): number => new Set(notes.map(({ line }) => line)).size

/** The rows that can still be processed. */
export const rowsLeft = ({ validCount, processedCount = 0 }: UploadVerdict): number =>
  validCount - processedCount

/** The state of a file on the server: finished, or with remaining rows. */
export const stateOf = (sent: SentFile): UploadState =>
  sent.verdict?.processedCount !== undefined &&
  sent.verdict.processedCount > 0 &&
  rowsLeft(sent.verdict) === 0
    ? { at: 'done', name: sent.name, verdict: sent.verdict }
    : { at: 'confirm', ...sent }
