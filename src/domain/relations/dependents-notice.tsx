import { useTranslation } from 'react-i18next'
import { findRelations } from '@/api/generated/operations/products.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { RelationList } from './relation-list.tsx'
import styles from './relations.module.css'

/** The records that would stop working without this one, so that users see them before they deactivate it. */
export function DependentsNotice({ item }: { readonly item: { readonly ospId: string } }) {
  const { t } = useTranslation('relations')
  const read = useRead(findRelations, { body: { recordOspId: item.ospId } }, { ignore: ['*'] })
  return (
    <section className={styles.dependents} aria-label={t('directions.USED_BY')}>
      <h3>{t('directions.USED_BY')}</h3>
      <Loaded read={read}>
        {({ relations }) => (
          <RelationList
            relations={relations.filter(({ direction }) => direction === 'USED_BY')}
            none={t('none.USED_BY')}
          />
        )}
      </Loaded>
    </section>
  )
}
