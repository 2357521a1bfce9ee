import type { components } from '@/api/generated/schema.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { pluginEmail } from '../behaviour/orders/plugin-email.ts'
import {
  changeOpenPurchase,
  decide,
  findPluginPurchases,
  reopen,
  toPluginPurchase,
} from '../behaviour/orders/plugin-purchases.ts'
import { handlersFor } from '../handler.ts'

const COLUMNS: Columns<components['schemas']['PluginPurchase']> = {
  createdOn: ({ createdOn }) => Date.parse(createdOn),
  lastUpdatedOn: ({ lastUpdatedOn }) => (lastUpdatedOn === undefined ? undefined : Date.parse(lastUpdatedOn)),
  user: ({ user }) => user.name,
  corporateAccount: ({ corporateAccount }) => corporateAccount.name,
  plugin: ({ plugin }) => plugin.name,
  price: ({ price }) => price,
  status: ({ status }) => status,
}

export const pluginPurchases = handlersFor({
  getPluginPurchasesByFilter({ world, caller, query, body, reply }) {
    const found = findPluginPurchases(world, caller, body)
    const rows = sorted(found, query.sort ?? '-createdOn', COLUMNS, ({ purchaseUUID }) => purchaseUUID)
    return reply(
      200,
      paged(rows, query, (row) => row),
    )
  },

  requestPluginPurchase({ world, caller, body, reply }) {
    return reply(200, toPluginPurchase(world, decide(world, caller, body, 'REQUESTED'), caller.language))
  },

  rejectPluginPurchase({ world, caller, body, reply }) {
    return reply(200, toPluginPurchase(world, decide(world, caller, body, 'REJECTED'), caller.language))
  },

  updatePluginPurchase({ world, caller, body: { data, ...request }, reply }) {
    const { remark, ...rest } = data
    const change = { ...rest, ...(remark !== undefined && { remark: remark ?? undefined }) }
    return reply(200, toPluginPurchase(world, changeOpenPurchase(world, request, change), caller.language))
  },

  reopenPluginPurchase({ world, caller, body, reply }) {
    return reply(200, toPluginPurchase(world, reopen(world, body), caller.language))
  },

  getPluginEmail({ world, body, reply }) {
    const purchase = world.tables.pluginPurchases.require(body.purchaseUUID)
    const user = world.tables.users.require(purchase.userOspId)
    return reply(200, pluginEmail(purchase, user, body.decision ?? 'REQUESTED', body.note))
  },
})
