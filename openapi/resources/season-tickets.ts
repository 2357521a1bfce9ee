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
      seenIn: 'getHandledSeasonTicketOrders',
      sets: { status: 'CONFIRMED' },
      repeated: 409,
    },
    cancelSeasonTicketOrder: {
      seenIn: 'getHandledSeasonTicketOrders',
      sets: { status: 'CANCELLED' },
      repeated: 409,
    },
  },
} satisfies AreaModel
