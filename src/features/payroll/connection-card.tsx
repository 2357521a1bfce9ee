import { useTranslation } from 'react-i18next'
import { dayOf, number } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { optionWord } from './connection-fields.tsx'
import { useProviders, type Connection } from './use-connections.ts'

/** The details of a connection, with the provider's labels. Secrets stay masked, as the server sends them. */
export function ConnectionCard({ connection }: { readonly connection: Connection }) {
  const { t } = useTranslation('payroll')
  const { data: providers } = useProviders()
  const fields = providers?.find(({ id }) => id === connection.providerId)?.fields ?? []
  const { lastSync, managedUserCount = 0, connection: settings = {} } = connection
  return (
    <>
      {lastSync !== undefined && lastSync.waitingCount > 0 && (
        <Notice tone="warning">{t('details.waiting', { count: lastSync.waitingCount })}</Notice>
      )}
      <Card title={t('details.title')}>
        <PropertyList
          items={[
            ...fields.map(({ name, label, kind }) => ({
              label,
              value: kind === 'OPTION' ? optionWord(t, settings[name] ?? '') : settings[name],
            })),
            {
              label: t('fields.automaticUserImport'),
              value: t(connection.automaticUserImport ? 'details.on' : 'details.off'),
            },
            { label: t('fields.managedUserCount'), value: number(managedUserCount) },
            { label: t('fields.createdOn'), value: dayOf(connection.createdOn) },
          ]}
        />
      </Card>
    </>
  )
}
