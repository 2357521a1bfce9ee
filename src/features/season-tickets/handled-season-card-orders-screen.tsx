import { getHandledSeasonTicketOrders } from '@/api/generated/operations/season-tickets.ts'
import { oneOfValues } from '@/lists/filters.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { handledOrderActions } from '@/domain/season-cards/order-actions.ts'
import { handledOrderColumns } from './order-columns.tsx'
import { handledOrdersQuery, HANDLED, toFilter } from './orders-query.ts'
import { useOrderFilters } from './use-order-filters.ts'

/** R110: the confirmed and cancelled season-card orders of the selected company, the latest first. */
export default function HandledSeasonCardOrdersScreen() {
  const corporateAccountOspId = useCompanyOspId()
  const list = useList(getHandledSeasonTicketOrders, handledOrdersQuery, ({ status, ...query }) => ({
    body: { corporateAccountOspId, ...toFilter(query), ...(status && { statuses: [status] }) },
  }))
  return (
    <ListView
      list={list}
      id="handled-season-card-orders"
      name="HandledSeasonCardOrders"
      words="handled"
      columns={handledOrderColumns}
      filters={[oneOfValues('status', HANDLED), ...useOrderFilters(list.rows)]}
      actions={handledOrderActions}
    />
  )
}
