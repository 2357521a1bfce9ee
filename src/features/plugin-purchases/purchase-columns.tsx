import { column, defineColumns } from '@/lists/columns.tsx'
import type { PluginPurchase } from '@/domain/orders/order.ts'
import { STATUS_TONES } from '@/domain/orders/purchase-statuses.ts'

// i18n-keys: plugin-purchases:status.*
const user = column.identity<PluginPurchase>(({ user }) => user.name, {
  second: ({ corporateAccount }) => corporateAccount.name,
})
const plugin = column.text<PluginPurchase>(({ plugin }) => plugin.name)
const description = column.text<PluginPurchase>(({ description }) => description, { type: 'main' })
const price = column.money<PluginPurchase>((order) => order.price)
const createdOn = column.day<PluginPurchase>((order) => order.createdOn, { priority: 1 })
const rowId = ({ purchaseUUID }: PluginPurchase): string => purchaseUUID

export const openPurchaseColumns = defineColumns<PluginPurchase>(
  'plugin-purchases',
  { user, plugin, description, createdOn, price },
  rowId,
)
export const handledPurchaseColumns = defineColumns<PluginPurchase>(
  'plugin-purchases',
  {
    user,
    plugin,
    description,
    status: column.status(({ status }, { t }) => ({
      tone: STATUS_TONES[status],
      text: t(`status.${status}`),
    })),
    handledBy: column.text(({ handledBy }) => handledBy?.name, { hidden: true }),
    createdOn: { ...createdOn, hidden: true },
    lastUpdatedOn: column.day((order) => order.lastUpdatedOn),
    price,
  },
  rowId,
)
