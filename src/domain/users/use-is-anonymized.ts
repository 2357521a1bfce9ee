import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRecord } from '@/records/use-record.ts'

/** Whether the user is anonymised, so that nothing can be added (R091). Read by the user's frame. */
export const useIsAnonymized = (userOspId: string): boolean =>
  useRecord(getUser, { body: { ospId: userOspId } }).data?.anonymized === true
