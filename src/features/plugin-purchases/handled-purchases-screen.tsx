import { getPluginPurchasesByFilter } from '@/api/generated/operations/plugin-purchases.ts'
import { choice, oneOfValues } from '@/lists/filters.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { companiesIn } from '@/domain/orders/companies-in.ts'
import { handledPurchaseActions } from '@/domain/orders/purchase-actions.ts'
import { handledPurchaseColumns } from './purchase-columns.tsx'
import { handledPurchasesQuery, OUTCOMES, statusesOf, toFilter } from './purchases-query.ts'

/** R112: the decided plugin-service orders, the last changed first. */
export default function HandledPurchasesScreen() {
  const list = useList(getPluginPurchasesByFilter, handledPurchasesQuery, ({ status, ...query }) => ({
    body: { statuses: statusesOf(status), ...toFilter(query) },
  }))
  return (
    <ListView
      list={list}
      id="handled-plugin-orders"
      name="OrdersHandledPlugins"
      words="handled"
      columns={handledPurchaseColumns}
      filters={[oneOfValues('status', OUTCOMES), choice('company', companiesIn(list.rows))]}
      actions={handledPurchaseActions}
    />
  )
}
