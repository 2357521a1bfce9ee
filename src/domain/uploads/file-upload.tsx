import { useState, type ReactNode } from 'react'
import type { TableFormat, TableRow } from '~files/rows.ts'
import { acceptOf } from '~files/upload-files.ts'
import type { components } from '@/api/generated/schema.ts'
import type { Operation } from '@/api/operation.ts'
import { useRuleMessage } from '@/forms/messages.ts'
import { useReportUnexpected } from '@/ui/feedback/use-report-unexpected.ts'
import { CorrectRows } from '@/ui/files/correct-rows.tsx'
import { UploadFlow, type UploadFlowProps } from '@/ui/files/upload-flow.tsx'
import type { RowNote, UploadVerdict } from '@/ui/files/upload-state.ts'
import { saveCsv } from '@/ui/table/csv.ts'
import { useColumnLabel, usePlainColumnLabel, type FileColumn } from './file-column.ts'
import { faultsOf } from './file-faults.ts'
import type { RowsValidator } from './validate-rows.ts'
import { failedRowsCsv } from './table-files.ts'
import { TemplateCard } from './template-card.tsx'
import { correctableCount, useCorrection } from './use-correction.ts'
import { useUploadRun, type UploadCalls } from './use-upload-run.ts'

export type UploadResponse = components['schemas']['UploadResult']

export interface FileUploadProps extends Pick<
  UploadFlowProps,
  | 'label'
  | 'kind'
  | 'hint'
  | 'words'
  | 'before'
  | 'refused'
  | 'next'
  | 'sent'
  | 'renderLayout'
  | 'onSent'
  | 'onAnother'
> {
  readonly format: TableFormat
  /** Descriptions of the columns, in the order of the template. */
  readonly columns: readonly FileColumn[]
  /** The file name of the template. */
  readonly templateFile: string
  /** Reads the data to compare the rows with, and returns the function that validates them. */
  readonly loadValidator: () => Promise<RowsValidator>
  readonly calls: UploadCalls
  /** The reads that a step of the upload changes. */
  readonly refreshes: readonly Operation[]
  /** The name of the file of failed rows. */
  readonly failedFile: string
  /**
   * Reads the failed rows of a file that was sent earlier. The failures may be known only after the check or the
   * processing on the server.
   */
  readonly failedRows?: () => Promise<readonly TableRow[]>
  /** Shown above the rows, about the server's response. */
  readonly about?: (response: UploadResponse) => ReactNode
  /** A section at the side, about the server's response. Only with `renderLayout`. */
  readonly sums?: (response: UploadResponse) => ReactNode
}

/** Only the server's response has more than the figures. */
const forResponse = (shown: FileUploadProps['about']) =>
  shown && ((verdict: UploadVerdict) => 'uploadId' in verdict && shown(verdict as UploadResponse))

/**
 * The upload of a table: its rows are checked here, then checked by the server, and processed. Refused rows are
 * corrected in the page, or in a separate file (R114, R115, R116).
 */
export function FileUpload(props: FileUploadProps) {
  const { columns, templateFile, format, loadValidator, calls, refreshes, failedFile, about, sums, ...flow } =
    props
  const { failedRows, onAnother } = props
  const reportUnexpected = useReportUnexpected()
  const messageOf = useRuleMessage()
  const labelOf = useColumnLabel(columns)
  const plainLabelOf = usePlainColumnLabel(columns)
  const correction = useCorrection({ format, labelOf })
  /** The ignored parts of the file. */
  const [remarks, setRemarks] = useState<readonly string[]>([])
  const rowsNow = async (): Promise<readonly TableRow[]> => correction.rows ?? (await failedRows?.()) ?? []
  const run = useUploadRun(calls, refreshes, labelOf)
  /**
   * A worker reads the file, because a malicious one may take long. Its rows are validated here, because there are few.
   */
  const check = async (file: File) => {
    const { rowsOf } = await import('./rows-of.ts')
    const [read, validateRows] = [await rowsOf(file, format), await loadValidator()]
    if ('problems' in read) throw faultsOf(read.problems, messageOf, labelOf)
    setRemarks(read.remarks.map((remark) => messageOf(remark)))
    return correction.begin(read.rows, validateRows)
  }
  const upload = async (file: File): Promise<string> => {
    const sending = correction.sending(file)
    const id = await run.upload(sending)
    correction.sent(sending)
    return id
  }
  const saveRefused = async (notes: readonly RowNote[]): Promise<void> => {
    try {
      const text = failedRowsCsv(Object.keys(format.columns), await rowsNow(), notes, labelOf)
      saveCsv(text, `${failedFile}.csv`)
    } catch (error) {
      reportUnexpected(error)
    }
  }
  const { validate } = run
  return (
    <UploadFlow
      {...flow}
      accept={acceptOf(format.isXmlAccepted === true)}
      check={check}
      checked={correction.verdict}
      remarks={remarks}
      correction={
        correction.lines.length > 0 && <CorrectRows lines={correction.lines} onType={correction.type} />
      }
      correctRefused={{
        count: correctableCount,
        begin: async (name, notes) =>
          correction.beginSecond(await rowsNow(), await loadValidator(), notes, name),
      }}
      upload={upload}
      validate={validate && (async (id) => correction.withHeld(await validate(id)))}
      process={async (id) => correction.withHeld(await run.process(id))}
      progress={run.progress}
      stop={run.stop}
      onAnother={() => {
        correction.end()
        setRemarks([])
        onAnother?.()
      }}
      labelOf={labelOf}
      plainLabelOf={plainLabelOf}
      help={<TemplateCard fileName={templateFile} columns={columns} />}
      saveRefused={(notes) => void saveRefused(notes)}
      about={forResponse(about)}
      sums={forResponse(sums)}
    />
  )
}
