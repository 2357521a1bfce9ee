import { getHandledOrders, getOpenOrders } from '@/api/generated/operations/orders.ts'
import { getPluginPurchasesByFilter } from '@/api/generated/operations/plugin-purchases.ts'
import { useRead } from '@/api/use-read.ts'
import { HANDLED_PURCHASES } from '@/domain/orders/purchase-statuses.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { SettingsButton } from './settings-button.tsx'

const ONE = { page: 0, size: 1 } as const

/** R011, R047: the orders that platform staff handle. Each tab shows their number. */
export default function OrdersLayout({ children }: ScreenProps) {
  const open = useRead(getOpenOrders, { query: ONE, body: {} })
  const handled = useRead(getHandledOrders, { query: ONE, body: {} })
  const openPlugins = useRead(getPluginPurchasesByFilter, { query: ONE, body: { statuses: ['OPEN'] } })
  const handledPlugins = useRead(getPluginPurchasesByFilter, {
    query: ONE,
    body: { statuses: HANDLED_PURCHASES },
  })
  return (
    <ScreenFrame
      isList
      name="Orders"
      action={<SettingsButton />}
      tabCounts={{
        OrdersGeneral: open.data?.totalElements,
        OrdersPluginService: openPlugins.data?.totalElements,
        OrdersHandled: handled.data?.totalElements,
        OrdersHandledPlugins: handledPlugins.data?.totalElements,
      }}
    >
      {children}
    </ScreenFrame>
  )
}
