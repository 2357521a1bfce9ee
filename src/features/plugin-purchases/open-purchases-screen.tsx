import { getPluginPurchasesByFilter } from '@/api/generated/operations/plugin-purchases.ts'
import { choice } from '@/lists/filters.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { companiesIn } from '@/domain/orders/companies-in.ts'
import { openPurchaseActions } from '@/domain/orders/purchase-actions.ts'
import { openPurchaseColumns } from './purchase-columns.tsx'
import { OPEN, openPurchasesQuery, toFilter } from './purchases-query.ts'

/** R113: the plugin-service orders that wait for a decision, the oldest first. */
export default function OpenPurchasesScreen() {
  const list = useList(getPluginPurchasesByFilter, openPurchasesQuery, (query) => ({
    body: { ...toFilter(query), statuses: OPEN },
  }))
  return (
    <ListView
      list={list}
      id="open-plugin-orders"
      name="OrdersPluginService"
      words="open"
      columns={openPurchaseColumns}
      filters={[choice('company', companiesIn(list.rows))]}
      actions={openPurchaseActions}
    />
  )
}
