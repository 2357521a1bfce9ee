import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    event: { read: 'getEvent', list: 'getEventsByFilter' },
    recurrence: {
      create: 'createRecurringExternalPurchase',
      read: 'getRecurringExternalPurchase',
      list: 'findRecurringExternalPurchasesByUser',
      update: 'updateRecurringExternalPurchase',
      remove: 'deleteRecurringExternalPurchase',
      derived: ['nextDate', 'active', 'bookedCount'],
      removal: 'marked',
    },
  },
  writes: {
    deleteRecurringExternalPurchase: { refusedWhen: { kind: 'recurrence', active: false } },
    updateRecurringExternalPurchase: {
      refusedWhen: { kind: 'recurrence', code: 'RECURRENCE_ENDED', active: false },
    },
    refundEvent: { seenIn: 'getEvent' },
    correctEvent: { seenIn: 'getEvent' },
    createExternalPurchaseCostEvent: {
      seenIn: 'getEvent',
      refusedWhen: { kind: 'budget', code: 'BUDGET_INACTIVE', active: false },
      refusedAfter: ['deactivateBudget'],
    },
    createRecurringExternalPurchase: { refusedAfter: ['deactivateBudget'] },
  },
} satisfies AreaModel
