import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { call, type CallOptions } from './client.ts'
import { complete } from './complete.ts'
import { ApiError } from './errors.ts'
import type { Answer, Operation, OperationId, Params } from './operation.ts'

/**
 * Reads something that will be shown. As `call`, but a part that the server did not send, or not as the contract says, is no
 * failure: what is there shows, and what is missing is told where it would stand. What was not received of another answer is
 * not asked for: that read fails with an `ApiError` as one off the contract does.
 */
export async function read<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  options: CallOptions = {},
): Promise<Answer<Id>> {
  if (JSON.stringify(params).includes(NOT_RECEIVED)) throw new ApiError('malformed', undefined)
  const answer = await call(operation, params, { ...options, partial: true })
  return operation.answer === undefined ? answer : complete(operation.answer, answer)
}
