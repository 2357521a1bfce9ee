import type { ApiError } from '@/api/errors.ts'
import type { Operation, OperationId, Params } from '@/api/operation.ts'
import { withCalls } from './guest-calls.ts'

/** Calls an operation; answers whether it has arrived. `isShown` says of an error whether the form shows it. */
export const sendAsGuest = async <Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  isShown: (error: ApiError) => boolean,
): Promise<boolean> =>
  (await withCalls(({ call }) => call(operation, params, { shows: isShown }).then(() => true))) ?? false
