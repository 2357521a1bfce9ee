import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { Redirect } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { UserFrame } from '@/domain/users/user-frame.tsx'
import { useShownUser } from '@/domain/users/use-shown-user.ts'
import { pageOf } from './page-of-person.ts'

/** The frame of an admin's page; a contact has a page of its own. */
export default function AdminUserLayout(props: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('admins')
  const { data: user } = useShownUser(props.params.userOspId)
  if (user?.classification === 'contact') return <Redirect to={pageOf(user)} />
  return (
    <UserFrame {...props} name="AdminUserView" list={{ href: hrefTo('ManageAdmins'), label: t('back') }} />
  )
}
