import { useTranslation } from 'react-i18next'
import { ActionButton } from '@/actions/action-button.tsx'
import { getFuelStationOwners } from '@/api/generated/operations/resources.ts'
import { useRead } from '@/api/use-read.ts'
import { RelationsCard } from '@/domain/relations/relations-card.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { date } from '@/i18n/formats.ts'
import { Link } from '@/routes/link.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { hrefToEdit } from './create-or-edit.ts'
import type { Kind, Resource } from './kinds.ts'
import { resourceActionsOf } from './resource-actions.ts'
import styles from './resources.module.css'

interface ResourceSideProps {
  readonly kind: Kind
  readonly resource: Resource
}

/** The owners of a resource, its groups, and its other relations. */
export function ResourceSide({ kind, resource }: ResourceSideProps) {
  const { t } = useTranslation('resources')
  const actions = resourceActionsOf(kind)
  return (
    <>
      {kind.has === 'pumps' && (
        <Card
          title={t('owners.title')}
          actions={<ActionButton actions={actions} id="owners" item={resource} size="small" />}
        >
          <Owners station={resource.ospId} />
        </Card>
      )}
      <Card
        title={t('columns.groups')}
        actions={<ActionButton actions={actions} id="putInGroup" item={resource} size="small" />}
      >
        {resource.groups.length === 0 ? (
          <p className="muted">{t('inNoGroup')}</p>
        ) : (
          <ul className={styles.plain}>
            {resource.groups.map(({ ospId, name }) => (
              <li key={ospId}>
                <Link to={hrefToEdit('ResourceGroupForm', ospId)}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <RelationsCard ospId={resource.ospId} />
    </>
  )
}

/** R216: the past, current and future owners of the station. */
function Owners({ station }: { readonly station: string }) {
  const read = useRead(getFuelStationOwners, { body: { fuelStationOspId: station } })
  return <Loaded read={read}>{(owners) => <OwnersList owners={owners} />}</Loaded>
}

function OwnersList({ owners }: { readonly owners: NonNullable<Resource['owners']> }) {
  const { t } = useTranslation('resources')
  if (owners.length === 0) return <p className="muted">{t('owners.none')}</p>
  return (
    <ul className={styles.plain}>
      {owners.map(({ ownerOspId, name, validFrom, validTo, state }) => (
        <li key={`${ownerOspId} ${validFrom ?? ''}`}>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {state === 'CURRENT' ? null : (
            <StatusBadge tone={state === 'FUTURE' ? 'info' : 'neutral'}>
              {t(`owners.states.${state}`)}
            </StatusBadge>
          )}
          <span className="field-help">
            {t(
              `owners.period.${validFrom === undefined ? '' : 'from'}${validTo === undefined ? 'open' : 'to'}`,
              {
                from: validFrom === undefined ? '' : date(validFrom),
                to: validTo === undefined ? '' : date(validTo),
              },
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
