import { useEffect, useRef, useState } from 'react'
import type { Answer, Operation } from './operation.ts'
import { upload, type UploadOperationId, type UploadParams } from './upload.ts'
import { refresh } from './use-read.ts'
import type { WriteOptions } from './use-write.ts'

export interface Upload<Id extends UploadOperationId> {
  /** Sends the form; the answer comes after the reads it changes were asked to refresh. Throws `ApiError`. */
  readonly run: (params: UploadParams<Id>) => Promise<Answer<Id>>
  /** How much is sent, 0 to 1; `undefined` while nothing is under way. */
  readonly progress: number | undefined
  /** Ends the upload under way; `run` throws an `ApiError` of the kind `aborted`. */
  readonly cancel: () => void
}

/** Uploads by one operation, with progress; ends with the component that started it. */
export function useUpload<Id extends UploadOperationId>(
  operation: Operation<Id>,
  { refreshes, ignore = [] }: WriteOptions,
): Upload<Id> {
  const [progress, setProgress] = useState<number>()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])
  const run = async (params: UploadParams<Id>): Promise<Answer<Id>> => {
    underWay.current?.abort()
    const mine = new AbortController()
    underWay.current = mine
    setProgress(0)
    try {
      const answer = await upload(operation, params, { ignore, signal: mine.signal, onProgress: setProgress })
      await refresh(refreshes)
      return answer
    } finally {
      if (underWay.current === mine) setProgress(undefined)
    }
  }
  return { run, progress, cancel: () => underWay.current?.abort() }
}
