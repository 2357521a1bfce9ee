import UserPlus from 'lucide-react/icons/user-plus'
import { useTranslation } from 'react-i18next'
import { createMobileUser } from '@/api/generated/operations/app-users.ts'
import { hrefTo } from '@/routes/href.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { mayCall } from '@/session/access.ts'
import { useAccountOspId, useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'

export default function AppUsersLayout({ children }: ScreenProps) {
  const { t } = useTranslation('app-users')
  const accountOspId = useAccountOspId()
  const mayAdd = mayCall(useUser(), createMobileUser) && accountOspId !== undefined
  return (
    <ScreenFrame
      isList
      name="ManageAppUsers"
      action={
        mayAdd && (
          <LinkButton look="primary" icon={<UserPlus />} to={hrefTo('AddAppUser')}>
            {t('add.button')}
          </LinkButton>
        )
      }
    >
      {children}
    </ScreenFrame>
  )
}
