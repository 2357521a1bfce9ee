import UserPlus from 'lucide-react/icons/user-plus'
import { useTranslation } from 'react-i18next'
import { createMobileUser } from '@/api/generated/operations/app-users.ts'
import { hrefTo } from '@/routes/href.ts'
import { mayCall } from '@/session/access.ts'
import { useAccountOspId, useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'

/** Opens the wizard for a new app user of the selected company, for viewers who may add one. */
export function AddUserLink() {
  const { t } = useTranslation('vocabulary')
  const accountOspId = useAccountOspId()
  return (
    mayCall(useUser(), createMobileUser) &&
    accountOspId !== undefined && (
      <LinkButton look="primary" icon={<UserPlus />} to={hrefTo('AddAppUser')}>
        {t('addUser')}
      </LinkButton>
    )
  )
}
