import type { AreaModel } from '../resources.ts'
import { NEW_USER, NEW_USER_BUDGET, USER_OF_CLOSED_COMPANY } from '../situations.ts'

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
    refundEvent: {
      seenIn: 'getEvent',
      refusedIn: [
        {
          code: 'NOTHING_TO_REFUND',
          first: [
            NEW_USER,
            NEW_USER_BUDGET,
            { operation: 'createExternalPurchaseCostEvent', send: { amountVatIncl: -10 } },
            { operation: 'refundEvent', send: { amount: 10 } },
          ],
          send: { amount: 10 },
        },
      ],
    },
    correctEvent: { seenIn: 'getEvent' },
    createExternalPurchaseCostEvent: {
      seenIn: 'getEvent',
      refusedWhen: { kind: 'budget', code: 'BUDGET_INACTIVE', active: false },
      refusedAfter: ['deactivateBudget'],
      // Costs of the days before the end are still accepted.
      refusedIn: [{ ...USER_OF_CLOSED_COMPANY, send: { date: '$today' } }],
    },
    createRecurringExternalPurchase: {
      refusedAfter: ['deactivateBudget'],
      refusedIn: [USER_OF_CLOSED_COMPANY],
    },
  },
} satisfies AreaModel
