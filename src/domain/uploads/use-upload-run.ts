import { useEffect, useRef, useState } from 'react'
import type { CallOptions } from '@/api/client.ts'
import { FILE_LIMITS } from '@/api/generated/file-limits.ts'
import { ApiError } from '@/api/errors.ts'
import type { components } from '@/api/generated/schema.ts'
import type { Operation } from '@/api/operation.ts'
import type { UploadOptions } from '@/api/upload.ts'
import { refresh } from '@/api/use-read.ts'
import { useRegisterUnsaved } from '@/base/unsaved.ts'
import { useRuleMessage } from '@/forms/messages.ts'
import { faultsOfRefusal } from './file-faults.ts'
import type { Sending } from './use-correction.ts'

type Result = components['schemas']['UploadResult']

/** The calls of one kind of file. They throw `ApiError`. */
export interface UploadCalls {
  /** Sends the file and returns its identifier. */
  readonly upload: (file: File, options: UploadOptions, sending: Sending) => Promise<string>
  /** Absent if the server does not check the file first (G075). */
  readonly validate?: (uploadId: string, options: CallOptions) => Promise<Result>
  /** `limit`: how many rows to process at most (G371). */
  readonly process: (uploadId: string, limit: number) => Promise<Result>
  /** The progress of the upload. With it, the rows are processed in portions. */
  readonly read?: (uploadId: string) => Promise<Result | undefined>
}

/** Rows per call: few enough to show progress and to stop soon. */
const ROWS_AT_ONCE = 50
const ALL_ROWS = FILE_LIMITS.rows

type Running = 'sending' | 'processing'

/**
 * The steps of an upload, with progress and a way to stop. Leaving the page stops the requests that can be repeated.
 */
export function useUploadRun(
  calls: UploadCalls,
  refreshes: readonly Operation[],
  labelOf: (column: string) => string,
) {
  const messageOf = useRuleMessage()
  const [running, setRunning] = useState<Running>()
  const [progress, setProgress] = useState<number>()
  const sending = useRef<AbortController>(undefined)
  const stopped = useRef(false)
  useEffect(
    () => () => {
      sending.current?.abort()
      stopped.current = true
    },
    [],
  )
  useRegisterUnsaved(running !== undefined, 'running')

  const whileRunning = async <Value>(what: Running, work: () => Promise<Value>): Promise<Value> => {
    setRunning(what)
    setProgress(undefined)
    try {
      return await work()
    } finally {
      setRunning(undefined)
      void refresh(refreshes)
    }
  }
  const whileSending = <Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> => {
    const controller = new AbortController()
    sending.current = controller
    return whileRunning('sending', () => work(controller.signal))
  }
  const upload = (sending: Sending): Promise<string> =>
    whileSending(async (signal) => {
      try {
        const options = { signal, onProgress: setProgress, ignore: ['INVALID_FILE'] } as const
        return await calls.upload(sending.file, options, sending)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'INVALID_FILE')
          throw faultsOfRefusal(error, messageOf, labelOf)
        throw error
      }
    })
  const { validate, process, read } = calls
  const processAll = (uploadId: string): Promise<Result> =>
    whileRunning('processing', async () => {
      stopped.current = false
      let last: Result | undefined
      try {
        do {
          last = await process(uploadId, read ? ROWS_AT_ONCE : ALL_ROWS)
          setProgress(last.processedCount / Math.max(1, last.validCount))
        } while (last.state === 'PARTLY_PROCESSED' && !stopped.current)
        return last
      } catch (error) {
        // Some rows may have been processed, also by someone else. Read the result from the platform.
        const known = await read?.(uploadId).catch(() => undefined)
        if (known && known.processedCount > 0) return known
        if (last) return last
        throw error
      }
    })
  const stop =
    running &&
    {
      sending: () => sending.current?.abort(),
      processing: read && (() => (stopped.current = true)),
    }[running]
  return {
    upload,
    validate: validate && ((id: string) => whileSending((signal) => validate(id, { signal }))),
    process: processAll,
    progress,
    stop,
  }
}
