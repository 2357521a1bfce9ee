import { useTranslation } from 'react-i18next'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { EarlierConnections } from './earlier-connections.tsx'
import { PayrollUsersCard } from './payroll-users-card.tsx'
import { useConnections, type Connection } from './use-connections.ts'

/** The connection of the company, and the people in its payroll. */
export default function PayrollDetailsScreen() {
  const { t } = useTranslation('payroll')
  const read: Reading<readonly Connection[]> = useConnections()
  return (
    <Loaded read={read}>
      {(connections) => {
        const inUse = connections.find(({ active }) => active)
        return (
          <>
            {inUse ? (
              <ConnectionCard connection={inUse} />
            ) : (
              <EmptyState kind="nothing-yet" title={t('notConnected.title')} text={t('notConnected.text')} />
            )}
            {(inUse !== undefined || connections.length > 0) && <PayrollUsersCard />}
            <EarlierConnections connections={connections.filter(({ active }) => !active)} />
          </>
        )
      }}
    </Loaded>
  )
}
