import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { UserRoles } from '@/domain/users/user-roles.tsx'

export default function AdminRolesScreen({ params }: ScreenProps<'userOspId'>) {
  const { data: user } = useRecord(getUser, { body: { ospId: params.userOspId } })
  return user && <UserRoles user={user} />
}
