import { useRef, type ReactNode } from 'react'
import type { TableRow } from '~files/rows.ts'
import type { components } from '@/api/generated/schema.ts'
import type { Operation } from '@/api/operation.ts'
import { useRuleMessage } from '@/forms/messages.ts'
import { UploadFlow, type UploadFlowProps } from '@/ui/files/upload-flow.tsx'
import { saveCsv } from '@/ui/table/csv.ts'
import type { CheckedFile } from './check-file.ts'
import { faultsOf } from './file-faults.ts'
import { inWords } from './judge.ts'
import { failedRowsCsv } from './table-files.ts'
import { useUploadRun, type UploadCalls } from './use-upload-run.ts'

export type UploadAnswer = components['schemas']['UploadResult']

export interface FileUploadProps extends Pick<
  UploadFlowProps,
  | 'label'
  | 'kind'
  | 'accept'
  | 'hint'
  | 'words'
  | 'before'
  | 'refused'
  | 'help'
  | 'next'
  | 'sent'
  | 'onSent'
  | 'onAnother'
> {
  /** The columns of the file, in the order of the file of failed rows. */
  readonly columns: readonly string[]
  /** Reads and judges the file, in a worker. */
  readonly check: (file: File) => Promise<CheckedFile>
  readonly calls: UploadCalls
  /** The reads that a step of the upload changes. */
  readonly refreshes: readonly Operation[]
  /** The name of the file of failed rows. */
  readonly failedFile: string
  /** The failed rows of a file that was sent before. */
  readonly failedRows?: readonly TableRow[]
  /** Shown below the figures that the server answered. */
  readonly about?: (answer: UploadAnswer) => ReactNode
}

/**
 * The upload of a table: its rows are checked here and then by the server, processed, and those that failed can be
 * mended as a file (R114, R115, R116).
 */
export function FileUpload(props: FileUploadProps) {
  const { columns, check, calls, refreshes, failedFile, failedRows = [], about, ...flow } = props
  const messageOf = useRuleMessage()
  const rows = useRef(failedRows)
  const { upload, validate, process, progress, stop } = useUploadRun(calls, refreshes)
  const read = async (file: File) => {
    const checked = await check(file)
    if ('problems' in checked) throw faultsOf(checked.problems, messageOf)
    rows.current = checked.rows
    return inWords(checked.judged, messageOf)
  }
  return (
    <UploadFlow
      {...flow}
      check={read}
      upload={upload}
      validate={validate}
      process={process}
      progress={progress}
      stop={stop}
      saveRefused={(notes) => saveCsv(failedRowsCsv(columns, rows.current, notes), `${failedFile}.csv`)}
      about={about && ((verdict) => 'uploadId' in verdict && about(verdict as UploadAnswer))}
    />
  )
}
