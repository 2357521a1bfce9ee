import { useState } from 'react'
import type { CallOptions } from './client.ts'
import { saveFile } from '@/base/save-file.ts'
import { download, type FileOperationId } from './download.ts'
import type { Operation, Params } from './operation.ts'

export interface Download<Id extends FileOperationId> {
  /** Reads the file and saves it to the user's disk. Throws `ApiError`. */
  readonly run: (params: Params<Id>) => Promise<void>
  readonly running: boolean
}

/** Downloads files of one operation. */
export function useDownload<Id extends FileOperationId>(
  operation: Operation<Id>,
  options: Pick<CallOptions, 'ignore'> = {},
): Download<Id> {
  const [running, setRunning] = useState(false)
  const run = async (params: Params<Id>): Promise<void> => {
    setRunning(true)
    try {
      const { blob, name } = await download(operation, params, options)
      saveFile(blob, name)
    } finally {
      setRunning(false)
    }
  }
  return { run, running }
}
