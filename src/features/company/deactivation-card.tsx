import { useTranslation } from 'react-i18next'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { dayAt } from '@/base/dates.ts'
import { date } from '@/i18n/formats.ts'
import { useRecord } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'

/** The way to the page that ends the use of the platform, at the end of the settings. */
export function DeactivationCard() {
  const { t } = useTranslation('company')
  const { data } = useRecord(getCorporateAccount, { body: { ospId: useCompanyOspId() } })
  // It comes with the settings above it, which would push it down otherwise.
  if (!data) return null
  const { deactivationRequestedOn: requested, inactiveFrom } = data
  return (
    <Card
      title={t('screens.CompanyDeactivation')}
      actions={<LinkButton to={hrefTo('CompanyDeactivation')}>{t('deactivation.open')}</LinkButton>}
    >
      {inactiveFrom !== undefined
        ? t('deactivation.inactiveFrom', { date: date(inactiveFrom) })
        : requested === undefined
          ? t('deactivation.about')
          : t('deactivation.requestedOn', { date: date(dayAt(requested)) })}
    </Card>
  )
}
