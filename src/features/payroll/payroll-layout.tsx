import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { dateTime } from '@/i18n/formats.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { connectionActions } from './connection-actions.ts'
import { useConnection } from './use-connections.ts'

/** The frame of a company's payroll: its connection and actions. The tab is below. */
export default function PayrollLayout({ children }: ScreenProps) {
  const { t } = useTranslation('payroll')
  const read = useConnection()
  if (read.data === null)
    return (
      <ScreenFrame
        name="CompanyPayrolls"
        lead={t('lead')}
        action={
          <LinkButton look="primary" to={hrefTo('PayrollConnect')}>
            {t('connect.label')}
          </LinkButton>
        }
      >
        {children}
      </ScreenFrame>
    )
  return (
    <RecordScreen
      name="CompanyPayrolls"
      params={{}}
      read={read}
      title={() => t('screens.CompanyPayrolls')}
      facts={({ providerName, employerId, lastSync }) => [
        { label: t('fields.provider'), value: <bdi>{providerName}</bdi> },
        { label: t('fields.employerId'), value: employerId },
        {
          label: t('fields.lastSync'),
          value: lastSync ? dateTime(lastSync.syncedOn) : t('never'),
          absent: lastSync === undefined,
        },
      ]}
      actions={connectionActions}
      mainAction="sync"
    >
      {children}
    </RecordScreen>
  )
}
