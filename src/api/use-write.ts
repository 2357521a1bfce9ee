import { useState } from 'react'
import { whileWriting } from '@/base/unsaved.ts'
import { call, type CallOptions } from './client.ts'
import { ApiError } from './errors.ts'
import type { Operation, OperationId, Params, ResponseData } from './operation.ts'
import { refresh, watchReads } from './use-read.ts'

export interface WriteOptions extends Pick<CallOptions, 'ignore' | 'shows'> {
  /** The reads whose responses this write changes. */
  readonly refreshes: readonly Operation[]
}
export interface Write<Id extends OperationId> {
  /** Sends the request. Resolves to the response once the reads that it changes are refreshed. Throws `ApiError`. */
  readonly run: (params: Params<Id>) => Promise<ResponseData<Id>>
  readonly running: boolean
}

/** Sends a write of one operation, then refreshes the reads in `refreshes`. */
export function useWrite<Id extends OperationId>(operation: Operation<Id>, options: WriteOptions): Write<Id> {
  const [running, setRunning] = useState(false)
  const run = async (params: Params<Id>): Promise<ResponseData<Id>> => {
    setRunning(true)
    return write(operation, params, options).finally(() => setRunning(false))
  }
  return { run, running }
}

/** Like `useWrite`, but without component state, for example for a form that tracks itself whether it is submitting. */
export async function write<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  { refreshes, ...options }: WriteOptions,
): Promise<ResponseData<Id>> {
  const isChanged = watchReads(refreshes)
  try {
    const data = await whileWriting(() => call(operation, params, { ...options, writes: true }))
    await refresh(refreshes)
    return data
  } catch (error) {
    // Someone else changed the record first: both the data on screen and the sent version are outdated.
    if (error instanceof ApiError && error.code === 'STALE') await refresh(refreshes)
    if (error instanceof ApiError && error.mayBeDone) readBack(error, refreshes, isChanged)
    throw error
  }
}

/**
 * Reads again to find out whether the write was executed after all. `isChanged` comes from `watchReads`, called before
 * sending.
 */
export function readBack(
  { unclear }: ApiError,
  refreshes: readonly Operation[],
  isChanged: () => boolean,
): void {
  unclear?.watch(isChanged)
  void refresh(refreshes)
}
