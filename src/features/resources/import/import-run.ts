import { onlySet } from '@/base/only-set.ts'
import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { createResource, getResourcesByTypeAndFilter } from '@/api/generated/operations/resources.ts'
import type { UploadResponse } from '@/domain/uploads/file-upload.tsx'
import type { UploadCalls } from '@/domain/uploads/use-upload-run.ts'
import { textOf } from '@/session/failure-notices.ts'
import type { RowNote, UploadVerdict } from '@/ui/files/upload-state.ts'
import type { TableRow } from '~files/rows.ts'
import { toCreation, type Creation, type ImportContext } from './resource-file.ts'

/**
 * Creates the rows of a file one by one, because the platform has no upload for resources (G364). It implements the
 * same interface as the uploads that the platform processes, so that the user can stop and resume it.
 */
export function importCalls(context: ImportContext): UploadCalls {
  let rows: readonly TableRow[] = []
  let verdictOfFile: UploadVerdict = {
    rowCount: 0,
    validCount: 0,
    errors: [],
    skipped: [],
    alreadyProcessed: [],
  }
  let failed: readonly RowNote[] = []
  let next = 0
  const progress = (): UploadResponse => ({
    uploadId: 'file',
    state: next < rows.length ? 'PARTLY_PROCESSED' : 'PROCESSED',
    rowCount: verdictOfFile.rowCount,
    validCount: rows.length - failed.length,
    processedCount: next - failed.length,
    errors: [...verdictOfFile.errors, ...failed].map(toNote),
    skipped: verdictOfFile.skipped.map(toNote),
    alreadyProcessed: verdictOfFile.alreadyProcessed.map(toNote),
  })
  const create = async (row: TableRow): Promise<void> => {
    const body = toCreation(row, context)
    try {
      await call(createResource, { path: { type: context.kind.type }, body }, { ignore: ['*'] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The request may have been executed: if the resource exists, record that and report no failure.
      const { unclear } = error
      if (unclear && (await exists(context, body).catch(() => false))) {
        unclear.done()
        return
      }
      failed = [...failed, { line: row.line, identifier: row.cells['name'], reason: textOf(error) }]
    }
  }
  return {
    // Uploads nothing, but starts the run with the valid rows.
    upload: (_file, _options, { rows: all, verdict }) => {
      const excludedLines = new Set(
        [...verdict.errors, ...verdict.skipped, ...verdict.alreadyProcessed].map(({ line }) => line),
      )
      rows = all.filter(({ line }) => !excludedLines.has(line))
      verdictOfFile = verdict
      failed = []
      next = 0
      return Promise.resolve('file')
    },
    process: async (_id, limit) => {
      for (const end = Math.min(rows.length, next + limit); next < end; next += 1) {
        const row = rows[next]
        if (row) await create(row)
      }
      return progress()
    },
    read: () => Promise.resolve(progress()),
  }
}

const MAX_ROWS = 1000

/**
 * Whether the resource was created although the response was lost (G411). No other resource has this name: rows with an
 * existing name are left out.
 */
async function exists({ kind }: ImportContext, { name, mrpOspId }: Creation): Promise<boolean> {
  const { content } = await call(
    getResourcesByTypeAndFilter,
    { path: { type: kind.type }, query: { size: MAX_ROWS }, body: { search: name, mrpOspId } },
    { ignore: ['*'] },
  )
  return content.some((one) => one.name.toLowerCase() === name.toLowerCase())
}

/** Converts to the contract's shape, which omits absent values. */
const toNote = ({ line, identifier, field, reason }: RowNote): UploadResponse['errors'][number] => ({
  line,
  reason,
  ...onlySet({ identifier, field }),
})
