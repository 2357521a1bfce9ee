import { useTranslation } from 'react-i18next'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { dayAt } from '@/base/dates.ts'
import { date } from '@/i18n/formats.ts'
import { useRecord } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'

/** A link to the deactivation page, at the end of the settings. */
export function DeactivationCard() {
  const { t } = useTranslation('company')
  const { data } = useRecord(getCorporateAccount, { body: { ospId: useCompanyOspId() } })
  // Render it together with the settings above. Otherwise they would push it down when they load.
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
