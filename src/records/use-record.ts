import { ApiError } from '@/api/errors.ts'
import type { Operation, OperationId, Params } from '@/api/operation.ts'
import { useRead, type Read } from '@/api/use-read.ts'
import { hasIncomplete, valueOr } from '@/base/not-received.ts'
import type { Reading } from '@/frame/loaded.tsx'

/** No notice when the record does not exist, because its page shows that. */
const SHOWN_HERE = { ignore: ['NOT_FOUND'] } as const

/** Reads the record of a page. The tabs read it from the same cache, so it is requested only once. */
export const useRecord = <Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id> | null,
): Read<Id> => useRead(operation, params, SHOWN_HERE)

/**
 * Picks a record from the data of a read, such as a list. The data is `null` if the read does not contain it, including
 * when the record belongs to another parent than the one in the address.
 */
export const recordIn = <Data, Item>(
  { data, error, isValidating, mutate }: Reading<Data>,
  pick: (data: Data) => Item | undefined,
): Reading<Item | null> => {
  const found = data === undefined ? undefined : valueOr(() => pick(data), undefined)
  // The record may be among the data that was not received.
  const isUnknown = found === undefined && hasIncomplete(data)
  return {
    data: data === undefined || isUnknown ? undefined : (found ?? null),
    error: error ?? (isUnknown ? new ApiError('malformed', undefined) : undefined),
    isValidating,
    mutate,
  }
}
