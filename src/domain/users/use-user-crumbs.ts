import { getUser } from '@/api/generated/operations/app-users.ts'
import type { ScreenFrameProps } from '@/frame/screen-frame.tsx'
import { useRecord } from '@/records/use-record.ts'
import { nameOf } from './action-user.ts'

/** The breadcrumbs of a record of a user, with the name of the user once it has loaded. */
export function useUserCrumbs(userOspId: string): ScreenFrameProps['crumbNames'] {
  const { data: user } = useRecord(getUser, { body: { ospId: userOspId } })
  return user && { AppUserDetailView: nameOf(user) }
}
