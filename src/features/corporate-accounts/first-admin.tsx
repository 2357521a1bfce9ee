import { useTranslation } from 'react-i18next'
import { getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import { hrefTo } from '@/routes/href.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { mayOpen } from '@/session/may-open.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import type { Company } from '@/domain/companies/account.ts'

/** The next step for a new company, which needs an admin before anyone can sign in for it. */
export function FirstAdmin({ company: { ospId, active } }: { readonly company: Company }) {
  const { t } = useTranslation('corporate-accounts')
  const mayAdd = mayOpen('AddAdmin', { ...useViewer(), accountOspId: ospId })
  const admins = useRead(
    getUsersByFilter,
    mayAdd ? { query: { size: 1 }, body: { corporateAccountOspId: ospId, classification: 'admin' } } : null,
  ).data
  if (!active || admins?.totalElements !== 0) return null
  return (
    <Notice
      tone="info"
      title={t('view.noAdmin.title')}
      actions={
        <LinkButton size="small" look="primary" to={hrefTo('AddAdmin', {}, { [ACCOUNT_PARAM]: ospId })}>
          {t('view.noAdmin.add')}
        </LinkButton>
      }
    >
      {t('view.noAdmin.text')}
    </Notice>
  )
}
