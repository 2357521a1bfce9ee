import { useTranslation } from 'react-i18next'
import { ActionButton } from '@/actions/action-button.tsx'
import { dayOf } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { connectionActions } from './connection-actions.ts'
import type { Connection } from './use-connections.ts'

/** Connections that are no longer in use, each with a button to use it again. */
export function EarlierConnections({ connections }: { readonly connections: readonly Connection[] }) {
  const { t } = useTranslation('payroll')
  return connections.map((connection) => (
    <Card
      key={connection.uuid}
      title={t('earlier.title', { name: connection.providerName })}
      actions={<ActionButton actions={connectionActions} id="activate" item={connection} size="small" />}
    >
      <PropertyList
        items={[
          { label: t('fields.employerId'), value: connection.employerId },
          { label: t('fields.createdOn'), value: dayOf(connection.createdOn) },
        ]}
      />
    </Card>
  ))
}
