import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { groupName } from '@/i18n/formats.ts'
import type { ListState } from '@/lists/use-list-query.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import type { userListSchema } from './user-list-query.ts'

export interface UserListFiltersProps {
  readonly list: ListState<typeof userListSchema>
  /** Those of the selected company; none when users of all companies are listed. */
  readonly groups: readonly components['schemas']['UserGroup'][]
}

/** Filters of a list of users. */
export function UserListFilters({ list: { query, change }, groups }: UserListFiltersProps) {
  const { t } = useTranslation('app-users')
  return (
    <>
      <FlagSelect name="blocked" value={query.blocked} onChange={(blocked) => change({ blocked })} />
      <FlagSelect name="twoFactor" value={query.twoFactor} onChange={(twoFactor) => change({ twoFactor })} />
      {groups.length > 0 && (
        <NativeSelect
          aria-label={t('list.filters.group.label')}
          placeholder={t('list.filters.group.any')}
          value={query.group ?? ''}
          options={groups.map(({ ospId, data }) => ({ value: ospId, label: groupName(data.extId) }))}
          onChange={({ target }) => change({ group: target.value || undefined })}
        />
      )}
    </>
  )
}

interface FlagSelectProps {
  readonly name: 'blocked' | 'twoFactor'
  readonly value: boolean | undefined
  readonly onChange: (value: boolean | undefined) => void
}

function FlagSelect({ name, value, onChange }: FlagSelectProps) {
  const { t } = useTranslation('app-users')
  return (
    <NativeSelect
      aria-label={t(`list.filters.${name}.label`)}
      placeholder={t(`list.filters.${name}.any`)}
      value={value === undefined ? '' : value ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: t(`list.filters.${name}.yes`) },
        { value: 'no', label: t(`list.filters.${name}.no`) },
      ]}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'yes')}
    />
  )
}
