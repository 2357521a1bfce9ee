import type { BodyOf, Operation, OperationId, Params } from '@/api/operation.ts'
import { write } from '@/api/use-write.ts'
import { inCalls } from './transfer-change.ts'

/**
 * Writes many identifiers, a thousand per call. Refreshes nothing, because the caller does that once at the end. Throws
 * the first `ApiError`. Earlier calls stay applied.
 */
export async function writeInCalls<Id extends OperationId>(
  operation: Operation<Id>,
  ids: readonly string[],
  toBody: (some: string[]) => BodyOf<Id>,
): Promise<void> {
  for (const some of inCalls(ids)) {
    const params: { readonly body: BodyOf<Id> } = { body: toBody([...some]) }
    await write(operation, params as Params<Id>, { refreshes: [] })
  }
}
