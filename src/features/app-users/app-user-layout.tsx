import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { UserFrame } from '@/domain/users/user-frame.tsx'

/** The frame of an app user's page. */
export default function AppUserLayout(props: ScreenProps<'userOspId'>) {
  const { t } = useTranslation('app-users')
  return (
    <UserFrame
      {...props}
      name="AppUserDetailView"
      list={{ href: hrefTo('AppUsersActive'), label: t('missing.back') }}
    />
  )
}
