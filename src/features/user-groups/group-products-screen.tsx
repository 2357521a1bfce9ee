import { useCallback, useMemo, useState } from 'react'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CirclePlus from 'lucide-react/icons/circle-plus'
import { useTranslation } from 'react-i18next'
import { findAllProductsByAssignee } from '@/api/generated/operations/products.ts'
import {
  findAllUserGroups,
  getUserGroup,
  grantProductUsage,
  readUsagePermissionsByUserGroup,
  revokeProductUsage,
} from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { groupName } from '@/i18n/formats.ts'
import { oneOf, text } from '@/routes/list-query.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useListQuery } from '@/routes/use-list-query.ts'
import { NativeSelect } from '@/ui/inputs.tsx'
import { notify } from '@/ui/notifications-store.ts'
import { ProblemPanel } from '@/ui/problem-panel.tsx'
import { ConfirmDialog } from '@/ui/question-dialogs.tsx'
import { SearchBox } from '@/ui/search-box.tsx'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import type { UserGroup } from './group-actions.ts'
import { productColumns } from './product-columns.tsx'
import { productsOfGroup, refusesGrant, refusesRevoke, type GroupProduct } from './products-of-group.ts'
import { useShownGroup } from './use-shown-group.ts'

const productsQuery = { search: text(), access: oneOf(['all', 'own', 'inherited', 'none'], 'all') }

/** Which products the members of the group may use: own and inherited ones, and those that can be granted. */
export default function GroupProductsScreen({ params }: ScreenProps) {
  const { data: group } = useShownGroup(params['userGroupOspId'] ?? '')
  return group && <Products key={group.ospId} group={group} />
}

function Products({ group }: { readonly group: UserGroup }) {
  const { t } = useTranslation('user-groups')
  const { query, change } = useListQuery(productsQuery)
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
        search={query.search}
        initialSort="name"
        filtered={query.access !== 'all'}
        onClear={() => change({ search: '', access: 'all' })}
        rowActions={rowActions}
        empty={{ title: t('products.empty.title'), text: t('products.empty.text') }}
        exportName={t('products.exportName')}
        filters={
          <>
            <SearchBox
              shortcut
              label={t('products.search')}
              value={query.search}
              onChange={(search) => change({ search }, { replace: true })}
            />
            <NativeSelect
              aria-label={t('products.columns.access')}
              value={query.access}
              options={(['all', 'own', 'inherited', 'none'] as const).map((value) => ({
                value,
                label: t(`products.filter.${value}`),
              }))}
              onChange={({ target }) => change({ access: productsQuery.access.read(target.value) })}
            />
          </>
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

/** Granting is done at once: it is as easily taken back. Revoking asks, since members lose something. */
function useProductMenu({ ospId, data }: UserGroup, askRevoke: (row: GroupProduct) => void) {
  const { t } = useTranslation('user-groups')
  const refreshes = [readUsagePermissionsByUserGroup, getUserGroup, findAllUserGroups]
  const { run: grant } = useWrite(grantProductUsage, { refreshes })
  const { run: revoke } = useWrite(revokeProductUsage, { refreshes, ignore: ['*'] })
  const name = groupName(data.extId)
  const rowActions = useCallback(
    (row: GroupProduct) => {
      const { product } = row
      const reason = { grant: refusesGrant(row), revoke: refusesRevoke(row) }
      const grantIt = async (): Promise<void> => {
        await grant({ body: { productOspId: product.ospId, userGroupOspId: ospId } })
        notify({ tone: 'success', text: t('products.granted', { product: product.name, group: name }) })
      }
      return [
        {
          items: [
            {
              id: 'grant',
              label: t('products.grant'),
              icon: <CirclePlus aria-hidden="true" />,
              refused: reason.grant && t(`reasons.${reason.grant}`),
              // What goes wrong has been told.
              run: () => void grantIt().catch(() => undefined),
            },
            {
              id: 'revoke',
              label: t('products.revoke.label'),
              icon: <CircleMinus aria-hidden="true" />,
              refused: reason.revoke && t(`reasons.${reason.revoke}`),
              run: () => askRevoke(row),
            },
          ],
        },
      ]
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `grant` is another function at each draw, and does the same
    [t, ospId, name, askRevoke],
  )
  return {
    rowActions,
    revoke: async ({ product }: GroupProduct): Promise<void> => {
      await revoke({ body: { productOspId: product.ospId, userGroupOspId: ospId } })
      notify({ tone: 'success', text: t('products.revoked', { product: product.name, group: name }) })
    },
  }
}
