import { useTranslation } from 'react-i18next'
import type { ListState } from '@/lists/use-list-query.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { adminsQuery, KINDS } from './admins-query.ts'

/** Filters of the list. */
export function AdminFilters({ list: { query, change } }: { readonly list: ListState<typeof adminsQuery> }) {
  const { t } = useTranslation(['admins', 'app-users'])
  return (
    <>
      <NativeSelect
        aria-label={t('columns.kind')}
        placeholder={t('kind.any')}
        value={query.kind === 'any' ? '' : query.kind}
        options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={({ target }) => change({ kind: adminsQuery.kind.read(target.value) })}
      />
      <NativeSelect
        aria-label={t('app-users:columns.status')}
        placeholder={t('active.any')}
        value={adminsQuery.active.write(query.active) ?? ''}
        options={[
          { value: 'yes', label: t('app-users:status.active') },
          { value: 'no', label: t('app-users:status.inactive') },
        ]}
        onChange={({ target }) => change({ active: adminsQuery.active.read(target.value) })}
      />
      <NativeSelect
        aria-label={t('app-users:list.filters.twoFactor.label')}
        placeholder={t('app-users:list.filters.twoFactor.any')}
        value={adminsQuery.twoFactor.write(query.twoFactor) ?? ''}
        options={[
          { value: 'yes', label: t('app-users:list.filters.twoFactor.yes') },
          { value: 'no', label: t('app-users:list.filters.twoFactor.no') },
        ]}
        onChange={({ target }) => change({ twoFactor: adminsQuery.twoFactor.read(target.value) })}
      />
    </>
  )
}
