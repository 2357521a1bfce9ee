import { getOpenSeasonTicketOrders } from '@/api/generated/operations/season-tickets.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { openOrderActions } from '@/domain/season-cards/order-actions.ts'
import { openOrderColumns } from './order-columns.tsx'
import { openOrdersQuery, toFilter } from './orders-query.ts'
import { useOrderFilters } from './use-order-filters.ts'

/** R048, R110: the open season-card orders of the selected company, the oldest first. */
export default function SeasonCardOrdersScreen() {
  const corporateAccountOspId = useCompanyOspId()
  const list = useList(getOpenSeasonTicketOrders, openOrdersQuery, (query) => ({
    body: { corporateAccountOspId, ...toFilter(query) },
  }))
  return (
    <ListView
      list={list}
      id="season-card-orders"
      name="SeasonCardOrders"
      words="open"
      columns={openOrderColumns}
      filters={useOrderFilters(list.rows)}
      actions={openOrderActions}
    />
  )
}
