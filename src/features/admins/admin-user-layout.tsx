import { getUser } from '@/api/generated/operations/app-users.ts'
import { UserFrame } from '@/domain/users/user-frame.tsx'
import { useRecord } from '@/records/use-record.ts'
import { Redirect } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { pageOf } from '@/domain/users/page-of-person.ts'

/** The frame of an admin's page. A contact has a different page. */
export default function AdminUserLayout(props: ScreenProps<'userOspId'>) {
  const { data: user } = useRecord(getUser, { body: { ospId: props.params.userOspId } })
  if (user?.classification === 'contact') return <Redirect to={pageOf(user)} />
  return <UserFrame {...props} name="AdminUserView" />
}
