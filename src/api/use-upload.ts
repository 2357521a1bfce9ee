import { useEffect, useRef, useState } from 'react'
import type { Operation, ResponseData } from './operation.ts'
import { upload, type UploadOperationId, type UploadParams } from './upload.ts'
import { refresh } from './use-read.ts'
import type { WriteOptions } from './use-write.ts'

export interface Upload<Id extends UploadOperationId> {
  /** Sends the form. Resolves to the response once the reads that it changes are refreshed. Throws `ApiError`. */
  readonly run: (params: UploadParams<Id>) => Promise<ResponseData<Id>>
  /** The sent share, from 0 to 1. `undefined` while no upload is running. */
  readonly progress: number | undefined
  /** Aborts the running upload. Then `run` throws an `ApiError` of the kind `aborted`. */
  readonly cancel: () => void
}

/** Uploads files by one operation, with progress. Unmounting the component aborts the upload. */
export function useUpload<Id extends UploadOperationId>(
  operation: Operation<Id>,
  { refreshes, ignore = [] }: WriteOptions,
): Upload<Id> {
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (params: UploadParams<Id>): Promise<ResponseData<Id>> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setProgress(0)
    try {
      const data = await upload(operation, params, {
        ignore,
        signal: controller.signal,
        onProgress: setProgress,
      })
      await refresh(refreshes)
      return data
    } finally {
      if (running.current === controller) setProgress(undefined)
    }
  }
  return { run, progress, cancel: () => running.current?.abort() }
}
