import { useState } from 'react'
import { call, type CallOptions } from './client.ts'
import { ApiError } from './errors.ts'
import type { Answer, Operation, OperationId, Params } from './operation.ts'
import { refresh } from './use-read.ts'

export interface WriteOptions extends Pick<CallOptions, 'ignore' | 'shows'> {
  /** The reads whose answers this write changes. */
  readonly refreshes: readonly Operation[]
}
export interface Write<Id extends OperationId> {
  /** Sends it; the answer comes after the reads it changes were asked to refresh. Throws `ApiError`. */
  readonly run: (params: Params<Id>) => Promise<Answer<Id>>
  readonly running: boolean
}

/** Writes by one operation, and then refreshes the named reads: a caller may add to a write, never replace that. */
export function useWrite<Id extends OperationId>(operation: Operation<Id>, options: WriteOptions): Write<Id> {
  const [running, setRunning] = useState(false)
  const run = async (params: Params<Id>): Promise<Answer<Id>> => {
    setRunning(true)
    return write(operation, params, options).finally(() => setRunning(false))
  }
  return { run, running }
}

/** The same outside a component's life, such as for a form, which knows itself whether it is submitting. */
export async function write<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  { refreshes, ...options }: WriteOptions,
): Promise<Answer<Id>> {
  try {
    const answer = await call(operation, params, options)
    await refresh(refreshes)
    return answer
  } catch (error) {
    // Somebody else was faster: what is shown is old, and so is the version that was sent.
    if (error instanceof ApiError && error.code === 'STALE') await refresh(refreshes)
    throw error
  }
}
