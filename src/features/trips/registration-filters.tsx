import { useTranslation } from 'react-i18next'
import type { ListState } from '@/lists/use-list-query.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { KINDS, registrationsQuery } from './registrations-query.ts'

/** By kind and by year. */
export function RegistrationFilters({
  list: { query, change },
}: {
  readonly list: ListState<typeof registrationsQuery>
}) {
  const { t } = useTranslation('trips')
  return (
    <>
      <NativeSelect
        aria-label={t('columns.kind')}
        placeholder={t('kind.any')}
        value={query.kind === 'any' ? '' : query.kind}
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ target }) => change({ kind: registrationsQuery.kind.read(target.value) })}
      />
      <NativeSelect
        aria-label={t('period.label')}
        placeholder={t('period.any')}
        value={query.period === 'any' ? '' : query.period}
        options={(['thisYear', 'lastYear'] as const).map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={({ target }) => change({ period: registrationsQuery.period.read(target.value) })}
      />
    </>
  )
}
