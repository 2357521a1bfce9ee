import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRecord } from '@/records/use-record.ts'

/** Whether nothing can be added to the user any more (R091), as the user's frame has read it. */
export const useIsAnonymized = (userOspId: string): boolean =>
  useRecord(getUser, { body: { ospId: userOspId } }).data?.anonymized === true
