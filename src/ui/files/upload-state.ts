/** One row of a file, and what is to say about it. */
export interface RowNote {
  readonly line: number
  readonly identifier?: string | undefined
  /** The column; absent when the whole row is meant. */
  readonly field?: string | undefined
  readonly reason: string
}

/** What is to say about each row: of the check in the browser, of the server's, or of what was done. */
export interface UploadVerdict {
  readonly rowCount: number
  readonly validCount: number
  readonly errors: readonly RowNote[]
  readonly skipped: readonly RowNote[]
  readonly alreadyProcessed: readonly RowNote[]
}

/** Why the whole file cannot be read. */
export interface FileFault {
  readonly field: string
  readonly reason: string
}

/** Upload, validate, process (R115), and before that the choice and a look at the file in the browser. */
export type UploadState =
  | { readonly at: 'choose'; readonly faults: readonly FileFault[] }
  | { readonly at: 'check'; readonly file: File; readonly verdict: UploadVerdict }
  | { readonly at: 'confirm'; readonly file: File; readonly id: string; readonly verdict: UploadVerdict }
  | { readonly at: 'done'; readonly file: File; readonly verdict: UploadVerdict }

export const UPLOAD_STEPS = ['choose', 'check', 'confirm', 'done'] as const

/** So many different rows are named. */
export const rowsIn = (notes: readonly RowNote[]): number => new Set(notes.map(({ line }) => line)).size
