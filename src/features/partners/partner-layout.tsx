import { useTranslation } from 'react-i18next'
import { activeStatus } from '@/records/active-status.ts'
import { getPartner } from '@/api/generated/operations/partners.ts'
import { FEATURES } from '@/base/features.ts'
import { number } from '@/i18n/formats.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import { matchRoute } from '@/routes/known-routes.ts'
import { Link } from '@/routes/link.tsx'
import { usePath } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { RecordStatusBadge } from '@/ui/basics/status-badge.tsx'
import { partnerActions } from './partner-actions.ts'
import { usePartnerTypeName } from './partner-type.ts'

/** The frame of a partner's page: its identity, its companies and its actions. The tab is below. */
export default function PartnerLayout({ params, children }: ScreenProps<'partnerOspId'>) {
  const { t } = useTranslation('partners')
  const nameOfType = usePartnerTypeName()
  const { partnerOspId } = params
  const read = useRecord(getPartner, { body: { ospId: partnerOspId } })
  const tab = matchRoute(usePath())?.route.name
  return (
    <RecordScreen
      name="PartnerView"
      params={params}
      hiddenTabs={FEATURES.appMenu ? [] : ['PartnerAppMenuConfiguration']}
      read={read}
      title={({ data }) => data.name}
      id={({ ospId }) => ospId}
      status={(partner) => <RecordStatusBadge {...activeStatus(t, partner)} />}
      facts={({ extId, data, corporateAccountCount }) => [
        { label: t('columns.partnerType'), value: nameOfType(data.partnerType) },
        { label: t('columns.extId'), value: extId },
        {
          label: t('columns.corporateAccountCount'),
          value: (
            <Link to={hrefTo('CorporateAccounts', {}, { partner: partnerOspId })}>
              {number(corporateAccountCount)}
            </Link>
          ),
        },
      ]}
      actions={partnerActions}
      primary={() =>
        tab === 'PartnerLinkedPartners' && (
          <LinkButton look="primary" to={hrefTo('AddLinkedPartner', { partnerOspId })}>
            {t('links.add')}
          </LinkButton>
        )
      }
    >
      {children}
    </RecordScreen>
  )
}
