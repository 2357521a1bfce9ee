import { useTranslation } from 'react-i18next'
import { handlingDeadline, LATE_DAYS, settledOn, WORKING_DAYS } from '~openapi/company-deactivation.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { dayAt, today } from '@/base/dates.ts'
import { stopsOn } from '@/domain/companies/account.ts'
import { date } from '@/i18n/formats.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { Timeline } from '@/ui/basics/timeline.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import type { Company } from './company-form.ts'
import { deactivationActions } from './deactivation-actions.ts'

/** The deactivation of a company: the timeline, the request, and how to withdraw it (R103, R104). */
export default function DeactivationScreen() {
  const { t } = useTranslation('company')
  const read = useRecord(getCorporateAccount, { body: { ospId: useCompanyOspId() } })
  return (
    <RecordScreen
      name="CompanyDeactivation"
      params={{}}
      read={read}
      title={() => t('screens.CompanyDeactivation')}
      actions={deactivationActions}
      mainAction={read.data?.deactivationRequestedOn === undefined ? 'request' : 'withdraw'}
    >
      {(company) => <DeactivationTimeline company={company} />}
    </RecordScreen>
  )
}

function DeactivationTimeline({ company }: { readonly company: Company }) {
  const { t } = useTranslation('company')
  const { active, deactivationRequestedOn, inactiveFrom } = company
  const requestedOn = deactivationRequestedOn === undefined ? today() : dayAt(deactivationRequestedOn)
  const end = stopsOn(company)
  const settled = settledOn(end)
  const stop = (id: 'request' | 'handled' | 'end' | 'late' | 'settled', when: string) => ({
    id,
    when,
    title: t(`deactivation.stops.${id}.title`),
    note: t(`deactivation.stops.${id}.note`, { working: WORKING_DAYS, days: LATE_DAYS }),
  })
  const until = (day: string): string => t('deactivation.until', { date: date(day) })
  return (
    <>
      {inactiveFrom !== undefined && (
        <Notice
          tone={active ? 'warning' : 'info'}
          title={t(active ? 'deactivation.inactiveFrom' : 'deactivation.inactiveSince', {
            date: date(inactiveFrom),
          })}
        >
          {active && t('deactivation.confirmed')}
        </Notice>
      )}
      {deactivationRequestedOn !== undefined && (
        <Notice tone="warning" title={t('deactivation.requestedOn', { date: date(requestedOn) })}>
          {t('deactivation.canWithdraw')}
        </Notice>
      )}
      <Card title={t('deactivation.title')}>
        <Timeline
          items={[
            // After a deactivation is confirmed, the date of the request is no longer known.
            ...(inactiveFrom === undefined
              ? [
                  { ...stop('request', date(requestedOn)), tone: 'present' as const },
                  stop('handled', until(handlingDeadline(requestedOn))),
                ]
              : []),
            stop('end', t('deactivation.from', { date: date(end) })),
            stop('late', until(settled)),
            stop('settled', date(settled)),
          ]}
        />
      </Card>
    </>
  )
}
