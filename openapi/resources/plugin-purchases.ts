import type { AreaModel } from '../resources.ts'

export const model = {
  resources: { purchase: { list: 'getPluginPurchasesByFilter', update: 'updatePluginPurchase' } },
  writes: {
    requestPluginPurchase: { repeated: 409 },
    rejectPluginPurchase: { repeated: 409 },
    reopenPluginPurchase: { repeated: 409 },
  },
} satisfies AreaModel
