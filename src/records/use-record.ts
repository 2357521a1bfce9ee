import type { Operation, OperationId, Params } from '@/api/operation.ts'
import { useRead, type Read } from '@/api/use-read.ts'

/** That the record does not exist is shown by its page, not as a notice. */
const SHOWN_HERE = { ignore: ['NOT_FOUND'] } as const

/** Reads the record of a page. Its tabs read it too, from the same cache, so that none of them asks twice. */
export const useRecord = <Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id> | null,
): Read<Id> => useRead(operation, params, SHOWN_HERE)
