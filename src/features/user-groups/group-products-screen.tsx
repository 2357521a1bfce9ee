import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findAllProductsByAssignee } from '@/api/generated/operations/products.ts'
import { readUsagePermissionsByUserGroup } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { oneOf, text } from '@/lists/list-query.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import { ConfirmDialog } from '@/ui/overlays/question-dialogs.tsx'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import type { UserGroup } from './group-actions.ts'
import { productColumns } from './product-columns.tsx'
import { productsOfGroup, type GroupProduct } from './products-of-group.ts'
import { useShownGroup } from './use-shown-group.ts'
import { useProductMenu } from './use-product-menu.tsx'

const productsQuery = { search: text(), access: oneOf(['all', 'own', 'inherited', 'none'], 'all') }

/** Which products the members of the group may use: own and inherited ones, and those that can be granted. */
export default function GroupProductsScreen({ params }: ScreenProps) {
  const { data: group } = useShownGroup(params['userGroupOspId'] ?? '')
  return group && <Products key={group.ospId} group={group} />
}

function Products({ group }: { readonly group: UserGroup }) {
  const { t } = useTranslation('user-groups')
  const list = useListQuery(productsQuery)
  const { query, change } = list
  const assigneeOspId = group.data.corporateAccount.ospId
  const available = useRead(findAllProductsByAssignee, { body: { assigneeOspId } })
  const held = useRead(readUsagePermissionsByUserGroup, { query: { userGroupOspId: group.ospId } })
  const rows = useMemo(
    () =>
      available.data &&
      held.data &&
      productsOfGroup(available.data, held.data).filter(
        ({ access }) => query.access === 'all' || access === query.access,
      ),
    [available.data, held.data, query.access],
  )
  const columns = useMemo(() => productColumns(t), [t])
  const [revoking, setRevoking] = useState<GroupProduct>()
  const { rowActions, revoke } = useProductMenu(group, setRevoking)
  const failed = [available, held].find(({ data, error }) => data === undefined && error !== undefined)
  if (failed)
    return (
      <ProblemPanel error={failed.error} retry={() => void failed.mutate()} pending={failed.isValidating} />
    )
  const shownName = revoking?.product.name ?? ''
  return (
    <>
      <MemoryTable
        id="user-group-products"
        caption={t('screens.UserGroupProducts')}
        columns={columns}
        rowId={({ product }) => product.ospId}
        rows={rows}
        busy={available.isValidating || held.isValidating}
        initialSort="name"
        list={list}
        rowActions={rowActions}
        empty={{ title: t('products.empty.title'), text: t('products.empty.text') }}
        exportName={t('products.exportName')}
        searchLabel={t('products.search')}
        filters={
          <NativeSelect
            aria-label={t('products.columns.access')}
            value={query.access}
            options={(['all', 'own', 'inherited', 'none'] as const).map((value) => ({
              value,
              label: t(`products.filter.${value}`),
            }))}
            onChange={({ target }) => change({ access: productsQuery.access.read(target.value) })}
          />
        }
      />
      <ConfirmDialog
        open={revoking !== undefined}
        title={<bdi>{t('products.revoke.title', { product: shownName })}</bdi>}
        text={t('products.revoke.text', { count: group.userCount })}
        confirm={t('products.revoke.label')}
        onConfirm={async () => revoking && revoke(revoking)}
        onClose={() => setRevoking(undefined)}
      />
    </>
  )
}
