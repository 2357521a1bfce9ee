import type { AreaModel } from '../resources.ts'

export const model = {
  resources: { purchase: { list: 'getPluginPurchasesByFilter', update: 'updatePluginPurchase' } },
  writes: {
    requestPluginPurchase: { again: 409 },
    rejectPluginPurchase: { again: 409 },
    reopenPluginPurchase: { again: 409 },
  },
} satisfies AreaModel
