import { call, type CallOptions } from './client.ts'
import { complete } from './complete.ts'
import type { Answer, Operation, OperationId, Params } from './operation.ts'

/**
 * Reads something that will be shown. As `call`, but a part that the server did not send, or not as the contract says, is no
 * failure: what is there shows, and what is missing is told where it would stand.
 */
export async function read<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  options: CallOptions = {},
): Promise<Answer<Id>> {
  const answer = await call(operation, params, { ...options, partial: true })
  return operation.answer === undefined ? answer : complete(operation.answer, answer)
}
