import { useTranslation } from 'react-i18next'
import { findRelations } from '@/api/generated/operations/products.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { DIRECTIONS } from './relation-words.ts'
import { RelationList } from './relation-list.tsx'
import { RelationsGraph } from './relations-graph.tsx'
import styles from './relations.module.css'

/**
 * G353: the records that a record uses, and the records that use it, as a decorative graph and as a list of links.
 * Needs the texts of `relations`.
 */
export function RelationsCard({ ospId }: { readonly ospId: string }) {
  const { t } = useTranslation('relations')
  const read = useRead(findRelations, { body: { recordOspId: ospId } }, { ignore: ['*'] })
  return (
    <Card title={t('title')}>
      <Loaded read={read}>
        {({ record, relations }) => (
          <div className={styles.relations}>
            <RelationsGraph name={record.name} relations={relations} />
            {DIRECTIONS.map((direction) => (
              <section key={direction}>
                <h3>{t(`directions.${direction}`)}</h3>
                <RelationList
                  relations={relations.filter((one) => one.direction === direction)}
                  none={t(`none.${direction}`)}
                />
              </section>
            ))}
          </div>
        )}
      </Loaded>
    </Card>
  )
}
