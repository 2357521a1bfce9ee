import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { PersonDetails } from './person-details.tsx'

/** The details of an admin, and whether signing in requires a code (R162). */
export default function AdminDetailsScreen({ params }: ScreenProps<'userOspId'>) {
  const { data: user, mutate } = useRecord(getUser, { body: { ospId: params.userOspId } })
  return user && <PersonDetails user={user} reload={async () => mutate()} />
}
