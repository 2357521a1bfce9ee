import { useTranslation } from 'react-i18next'
import { getUser, updateUser } from '@/api/generated/operations/app-users.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import styles from '@/domain/users/detail.module.css'
import { ReadOnlyProperties } from './read-only-properties.tsx'
import { UserEdit } from '@/domain/users/user-edit.tsx'
import type { AppUser } from '@/domain/users/user-form.ts'
import { UserProperties } from '@/domain/users/user-properties.tsx'
import { UserFields } from '@/domain/users/user-fields.tsx'
import { useRecord } from '@/records/use-record.ts'

/** Personal and account details: as an edit form for viewers who may edit, read-only for the others. */
export default function AppUserDetailScreen({ params }: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('app-users')
  const { data: user, mutate } = useRecord(getUser, { body: { ospId: params.userOspId } })
  const viewer = useUser()
  if (!user) return null // The layout shows the reason.
  const reason = mayCall(viewer, updateUser) ? fixedBecause(user) : 'noRight'
  return (
    <div className={styles.columns}>
      {reason === undefined ? (
        <UserEdit user={user} reload={async () => mutate()}>
          <UserFields user={user} accountOspId={user.corporateAccount?.ospId} />
        </UserEdit>
      ) : (
        <div className={styles.main}>
          <Notice tone="info">{t(`detail.readOnly.${reason}`)}</Notice>
          <UserProperties user={user} />
        </div>
      )}
      <ReadOnlyProperties user={user} />
    </div>
  )
}

/** Why nobody can change this user here: `EXTERNALLY_MANAGED` (R163) and `ANONYMIZED` of the contract. */
const fixedBecause = ({ anonymized, externallyManaged }: AppUser) =>
  anonymized ? 'anonymized' : externallyManaged ? 'externallyManaged' : undefined
