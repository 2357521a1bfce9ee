/** A message about one row of a file. */
export interface RowNote {
  readonly line: number
  readonly identifier?: string | undefined
  /** The column. Absent when the message is about the whole row. */
  readonly field?: string | undefined
  readonly reason: string
}

/** The messages about the rows: from the check in the browser, from the server's check, or from the processing. */
export interface UploadVerdict {
  readonly rowCount: number
  readonly validCount: number
  readonly errors: readonly RowNote[]
  readonly skipped: readonly RowNote[]
  readonly alreadyProcessed: readonly RowNote[]
}

/** A reason why the whole file cannot be read. */
export interface FileFault {
  readonly field: string
  readonly reason: string
}

/**
 * The steps of an import. R115: upload, validate, process. Before that, the file is chosen and checked in the browser.
 */
export type UploadState =
  | { readonly at: 'choose'; readonly faults: readonly FileFault[] }
  | { readonly at: 'check'; readonly file: File; readonly verdict: UploadVerdict }
  | { readonly at: 'confirm'; readonly file: File; readonly id: string; readonly verdict: UploadVerdict }
  | { readonly at: 'done'; readonly file: File; readonly verdict: UploadVerdict }

export const UPLOAD_STEPS = ['choose', 'check', 'confirm', 'done'] as const

/** The number of different rows that have a message. */
export const rowsIn = (notes: readonly RowNote[]): number => new Set(notes.map(({ line }) => line)).size
