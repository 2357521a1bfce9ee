import { useTranslation } from 'react-i18next'
import { groupName, number } from '@/i18n/formats.ts'
import { Link } from '@/routes/link.tsx'
import { useViewer } from '@/session/use-viewer.ts'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { hrefOfRecord } from './record-href.ts'
import { recordCountOf, inactiveCountOf, type RelatedRecord, type Relation } from './relation-words.ts'
import styles from './relations.module.css'

/** How many records of a kind show initially. */
const FIRST = 3

interface RelationListProps {
  readonly relations: readonly Relation[]
  /** Shown if there are none. */
  readonly none: string
}

/** The records of each kind, the first few initially. Each is a link to its page, if the viewer may open it. */
export function RelationList({ relations, none }: RelationListProps) {
  const { t } = useTranslation('relations')
  if (relations.length === 0) return <p className="muted">{none}</p>
  return (
    <ul className={styles.kinds}>
      {relations.map((relation) => {
        const { kind, count, records } = relation
        const inactive = inactiveCountOf(t, relation)
        return (
          <li key={kind}>
            <strong>{recordCountOf(t, relation)}</strong>{' '}
            {inactive !== undefined && <span className="muted">{inactive}</span>}
            <Records records={records.slice(0, FIRST)} />
            {count > FIRST && (
              <details>
                <summary>{t('more', { number: number(count - FIRST) })}</summary>
                <Records records={records.slice(FIRST)} />
                {count > records.length && (
                  <p className="muted">{t('beyond', { number: number(count - records.length) })}</p>
                )}
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Records({ records }: { readonly records: readonly RelatedRecord[] }) {
  const { t } = useTranslation('relations')
  const viewer = useViewer()
  return (
    <ul>
      {records.map((record) => {
        const { ospId, kind, name, active } = record
        const href = hrefOfRecord(record, viewer)
        const shown = <bdi>{kind === 'USER_GROUP' ? groupName(name) : name}</bdi>
        return (
          <li key={ospId}>
            {href === undefined ? shown : <Link to={href}>{shown}</Link>}{' '}
            {!active && <StatusBadge tone="neutral">{t('status.inactive')}</StatusBadge>}
          </li>
        )
      })}
    </ul>
  )
}
