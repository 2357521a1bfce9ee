import type { AreaModel } from '../resources.ts'

export const model = {
  about: {
    getOpenSeasonTicketOrders: 'seasonTicketOrder',
    getHandledSeasonTicketOrders: 'seasonTicketOrder',
    confirmSeasonTicketOrder: 'seasonTicketOrder',
    cancelSeasonTicketOrder: 'seasonTicketOrder',
  },
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
