import { getHandledOrders } from '@/api/generated/operations/orders.ts'
import { oneOfValues } from '@/lists/filters.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { handledOrderActions } from '@/domain/orders/order-actions.ts'
import { handledOrderColumns } from './order-columns.tsx'
import { HANDLED, handledOrdersQuery, toFilter } from './orders-query.ts'
import { filtersFor } from './order-filters.ts'

/** R108: the confirmed and cancelled general orders, the latest first. */
export default function HandledOrdersScreen() {
  const list = useList(getHandledOrders, handledOrdersQuery, ({ status, ...query }) => ({
    body: { ...toFilter(query), ...(status && { statuses: [status] }) },
  }))
  return (
    <ListView
      list={list}
      id="handled-orders"
      name="OrdersHandled"
      words="handled"
      columns={handledOrderColumns}
      filters={[oneOfValues('status', HANDLED), ...filtersFor(list.rows)]}
      actions={handledOrderActions}
    />
  )
}
