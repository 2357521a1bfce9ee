import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { TransferField } from '@/forms/fields/transfer-field.tsx'
import { groupName } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

/** The groups that the new user joins. Inactive ones are not offered. */
export function GroupsStep({ groups }: { readonly groups: readonly components['schemas']['UserGroup'][] }) {
  const { t } = useTranslation('app-users')
  const items = useMemo(
    () =>
      groups
        .filter(({ data }) => data.active)
        .map(({ ospId, data }) => ({ id: ospId, label: groupName(data.extId), hint: data.description })),
    [groups],
  )
  return (
    <Card>
      {items.length === 0 ? (
        <EmptyState kind="nothing-yet" title={t('add.noGroups.title')} text={t('add.noGroups.text')} />
      ) : (
        <TransferField
          name="userGroups"
          label={t('columns.userGroups')}
          items={items}
          otherLabel={t('add.otherGroups')}
          chosenLabel={t('add.chosenGroups')}
        />
      )}
    </Card>
  )
}
