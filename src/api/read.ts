import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { call, type CallOptions } from './client.ts'
import { complete } from './complete.ts'
import { ApiError } from './errors.ts'
import type { Operation, OperationId, Params, ResponseData } from './operation.ts'

/**
 * Reads data for display. Like `call`, but a missing or malformed part of the response is not an error: the rest is
 * shown, with a placeholder for the missing part. A request that depends on a missing id is not sent: that read fails
 * with a `malformed` `ApiError`.
 */
export async function read<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  options: CallOptions = {},
): Promise<ResponseData<Id>> {
  if (JSON.stringify(params).includes(NOT_RECEIVED)) throw new ApiError('malformed', undefined)
  const data = await call(operation, params, { ...options, partial: true })
  return operation.responseShape === undefined ? data : complete(operation.responseShape, data)
}
