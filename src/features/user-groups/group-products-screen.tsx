import { useMemo } from 'react'
import { findAllProductsByAssignee } from '@/api/generated/operations/products.ts'
import { getUserGroup, readUsagePermissionsByUserGroup } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { oneOfValues } from '@/lists/filters.tsx'
import { optionalOneOf, sortBy, text } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { readTogether, useRows } from '@/lists/use-list.ts'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import type { UserGroup } from './group-actions.ts'
import { productActions } from './product-actions.ts'
import { productColumns } from './product-columns.tsx'
import { ACCESS, productsOfGroup } from './products-of-group.ts'

const productsQuery = {
  search: text(),
  access: optionalOneOf(ACCESS),
  sort: sortBy(['name', 'extId', 'access', 'status', 'grantedOn'], 'name'),
}

/**
 * The products that the members of the group may use, both own and inherited ones, and the products that can be
 * granted.
 */
export default function GroupProductsScreen({ params }: ScreenProps<'userGroupOspId'>) {
  const { data: group } = useRecord(getUserGroup, { body: { ospId: params.userGroupOspId } })
  return group && <Products group={group} />
}

function Products({ group }: { readonly group: UserGroup }) {
  const assigneeOspId = group.data.corporateAccount.ospId
  const available = useRead(findAllProductsByAssignee, { body: { assigneeOspId } })
  const held = useRead(readUsagePermissionsByUserGroup, { query: { userGroupOspId: group.ospId } })
  const rows = useMemo(
    () => available.data && held.data && productsOfGroup(group, available.data, held.data),
    [group, available.data, held.data],
  )
  const list = useRows(
    productsQuery,
    { ...readTogether(available, held), data: rows },
    {
      keeps: ({ access }, query) => query.access === undefined || access === query.access,
    },
  )
  return (
    <ListView
      list={list}
      id="user-group-products"
      name="UserGroupProducts"
      words="products"
      columns={productColumns}
      filters={[oneOfValues('access', ACCESS)]}
      actions={productActions}
    />
  )
}
