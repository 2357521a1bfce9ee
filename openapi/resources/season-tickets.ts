import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    confirmSeasonTicketOrder: {
      seen: 'getHandledSeasonTicketOrders',
      sets: { status: 'CONFIRMED' },
      again: 409,
    },
    cancelSeasonTicketOrder: {
      seen: 'getHandledSeasonTicketOrders',
      sets: { status: 'CANCELLED' },
      again: 409,
    },
  },
} satisfies AreaModel
