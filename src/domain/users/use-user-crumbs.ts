import { getUser } from '@/api/generated/operations/app-users.ts'
import type { ScreenFrameProps } from '@/frame/screen-frame.tsx'
import { useRecord } from '@/records/use-record.ts'
import { nameOf } from './action-user.ts'

/** The crumbs of a record of a user: they name the user once that is read. */
export function useUserCrumbs(userOspId: string): ScreenFrameProps['crumbNames'] {
  const { data: user } = useRecord(getUser, { body: { ospId: userOspId } })
  return user && { AppUserDetailView: nameOf(user) }
}
