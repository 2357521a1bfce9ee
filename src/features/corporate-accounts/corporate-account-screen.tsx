import { useTranslation } from 'react-i18next'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { number } from '@/i18n/formats.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { isOspadmin } from '@/session/access.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { useUser } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { accountActions } from '@/domain/companies/account-actions.ts'
import type { Company } from '@/domain/companies/account.ts'
import { AccountStatus } from './account-status.tsx'
import { CompanyOverview } from './company-overview.tsx'

/** A company as partner staff sees it: its status, its agreement, and links to all its pages. */
export default function CorporateAccountScreen({ params }: ScreenProps<'accountOspId'>) {
  const { t } = useTranslation('corporate-accounts')
  const read = useRecord(getCorporateAccount, { body: { ospId: params.accountOspId } })
  const { data: company } = read
  return (
    <RecordScreen
      name="CorporateAccountView"
      params={params}
      read={read}
      title={({ data }) => data.name}
      id={({ ospId }) => ospId}
      status={(account) => <AccountStatus account={account} />}
      facts={({ data, userCount }) => [
        { label: t('columns.partner'), value: <PartnerName partner={data.partner} /> },
        { label: t('columns.extId'), value: data.extId },
        { label: t('columns.userCount'), value: usersOf(userCount, company?.data.maxUsers) },
      ]}
      actions={accountActions}
      primary={({ ospId }) => (
        <LinkButton look="primary" to={hrefTo('Dashboard', {}, { [ACCOUNT_PARAM]: ospId })}>
          {t('view.choose')}
        </LinkButton>
      )}
    >
      {company && <CompanyOverview company={company} />}
    </RecordScreen>
  )

  function usersOf(count: number, max: number | undefined): string {
    return max === undefined ? number(count) : t('view.usersOf', { count: number(count), max: number(max) })
  }
}

/** R045: only platform staff may open the partner's page. */
function PartnerName({ partner: { ospId, name } }: { readonly partner: Company['data']['partner'] }) {
  const shown = <bdi>{name}</bdi>
  if (!isOspadmin(useUser())) return shown
  return <Link to={hrefTo('PartnerDetails', { partnerOspId: ospId })}>{shown}</Link>
}
