import type { AreaModel } from '../resources.ts'

export const model = {
  resources: { order: { read: 'getOrderDetails', list: 'getOpenOrders' } },
  writes: {
    confirmOrder: { seenIn: 'getOrderDetails', sets: { status: 'CONFIRMED' }, repeated: 409 },
    cancelOrder: { seenIn: 'getOrderDetails', sets: { status: 'CANCELLED' }, repeated: 409 },
    updateOrderConfig: { seenIn: 'getOrderConfig' },
  },
} satisfies AreaModel
