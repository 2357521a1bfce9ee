import { useTranslation } from 'react-i18next'
import { activeStatus } from '@/records/active-status.ts'
import { date, dayOf } from '@/i18n/formats.ts'
import { StatusBadge, RecordStatusBadge } from '@/ui/basics/status-badge.tsx'
import type { AccountRow } from '@/domain/companies/account.ts'

/** The status of a company (R105). */
export function AccountStatus({ account }: { readonly account: AccountRow }) {
  const { t } = useTranslation('corporate-accounts')
  const { active, deactivationRequestedOn, inactiveFrom } = account
  return (
    <>
      <RecordStatusBadge {...activeStatus(t, account)} />
      {active && deactivationRequestedOn !== undefined && (
        <StatusBadge tone="warning">
          {t('view.requestedOn', { date: dayOf(deactivationRequestedOn) })}
        </StatusBadge>
      )}
      {active && inactiveFrom !== undefined && (
        <StatusBadge tone="warning">{t('view.inactiveFrom', { date: date(inactiveFrom) })}</StatusBadge>
      )}
    </>
  )
}
