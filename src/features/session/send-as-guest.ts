import type { ApiError } from '@/api/errors.ts'
import type { Operation, OperationId, Params } from '@/api/operation.ts'
import { withCalls } from './guest-calls.ts'

/**
 * Calls an operation. Resolves to whether the server accepted it. `isShown` returns whether the form itself shows the
 * error.
 */
export const sendAsGuest = async <Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  isShown: (error: ApiError) => boolean,
): Promise<boolean> =>
  (await withCalls(({ call }) => call(operation, params, { shows: isShown }).then(() => true))) ?? false
