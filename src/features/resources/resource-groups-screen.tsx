import { useTranslation } from 'react-i18next'
import { activeStatus } from '@/records/active-status.ts'
import { onlySet } from '@/base/only-set.ts'
import { getResourceGroupsByFilter } from '@/api/generated/operations/resources.ts'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { number } from '@/i18n/formats.ts'
import { column, defineColumns, withFacts } from '@/lists/columns.tsx'
import { yesNo } from '@/lists/filters.tsx'
import { flag, paged, sortBy, text } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { hrefToCreate, hrefToEdit } from './create-or-edit.ts'
import { groupActions, type ResourceGroup } from './group-actions.ts'
import type { ResourceFacts } from './resource-columns.tsx'

const groupColumns = defineColumns<ResourceGroup, ResourceFacts>('resources', {
  name: column.text(({ name }) => name),
  description: column.text(({ description }) => description),
  resourceCount: column.count(({ resourceCount }) => resourceCount),
  activeCount: column.count(({ activeResourceCount }) => activeResourceCount, {
    cell: ({ activeResourceCount }) => number(activeResourceCount),
  }),
  modes: column.plain(({ mobilityModes }, { modeName }) => mobilityModes.map(modeName).join(' · '), {
    priority: 3,
  }),
  productCount: column.count(({ productCount }) => productCount),
  status: column.status((row, { t }) => activeStatus(t, row)),
})

const groupsQuery = {
  search: text(),
  active: flag(),
  sort: sortBy(['name', 'resourceCount', 'productCount'], 'name'),
  ...paged([25, 50, 100]),
}

/** The resource groups: resources that are added to products together. */
export default function ResourceGroupsScreen() {
  const { t } = useTranslation('resources')
  const { nameOf } = useModeNames()
  const list = useList(getResourceGroupsByFilter, groupsQuery, ({ search, active }) => ({
    body: onlySet({ search, active }),
  }))
  return (
    <ListView
      name="ResourcesGroups"
      words="groups"
      list={list}
      id="resource-groups"
      columns={withFacts(groupColumns, { modeName: nameOf })}
      filters={[yesNo('active')]}
      actions={groupActions}
      rowTo={({ ospId }) => hrefToEdit('ResourceGroupForm', ospId)}
      emptyAction={
        <LinkButton look="primary" to={hrefToCreate('ResourceGroupForm')}>
          {t('add.ResourcesGroups')}
        </LinkButton>
      }
    />
  )
}
