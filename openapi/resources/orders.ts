import type { AreaModel } from '../resources.ts'

export const model = {
  resources: { order: { read: 'getOrderDetails', list: 'getOpenOrders' } },
  writes: {
    confirmOrder: { seen: 'getOrderDetails', sets: { status: 'CONFIRMED' }, again: 409 },
    cancelOrder: { seen: 'getOrderDetails', sets: { status: 'CANCELLED' }, again: 409 },
    updateOrderConfig: { seen: 'getOrderConfig' },
  },
} satisfies AreaModel
