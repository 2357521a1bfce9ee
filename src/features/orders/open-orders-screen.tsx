import { getOpenOrders } from '@/api/generated/operations/orders.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { openOrderActions } from '@/domain/orders/order-actions.ts'
import { openOrderColumns } from './order-columns.tsx'
import { openOrdersQuery, toFilter } from './orders-query.ts'
import { filtersFor } from './order-filters.ts'

/** R108: the open general orders of all companies, the oldest first. */
export default function OpenOrdersScreen() {
  const list = useList(getOpenOrders, openOrdersQuery, (query) => ({ body: toFilter(query) }))
  return (
    <ListView
      list={list}
      id="open-orders"
      name="OrdersGeneral"
      words="open"
      columns={openOrderColumns}
      filters={filtersFor(list.rows)}
      actions={openOrderActions}
    />
  )
}
