import type { ApiError } from '@/api/errors.ts'
import type { Operation, OperationId, Params } from '@/api/operation.ts'
import { withCalls } from './guest-calls.ts'

/** Calls an operation; resolves to whether the server accepted it. `isShown` tells whether the form shows an error. */
export const sendAsGuest = async <Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  isShown: (error: ApiError) => boolean,
): Promise<boolean> =>
  (await withCalls(({ call }) => call(operation, params, { shows: isShown }).then(() => true))) ?? false
