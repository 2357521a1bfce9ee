import type { AreaModel } from '../resources.ts'
import { BUDGET_OF_CLOSED_COMPANY } from '../situations.ts'

export const model = {
  resources: {
    budget: {
      create: 'createBudget',
      list: 'getBudgetsByOwner',
      update: 'updateBudget',
      derived: [
        'previousFrequencyAmount',
        'currentAmount',
        'remaining',
        'total',
        'topUpAmount',
        'activationStatus',
      ],
    },
  },
  writes: {
    createBudget: {
      repeated: 409,
      refusedWhen: { kind: 'corporateAccount', code: 'COMPANY_INACTIVE', active: false },
      refusedIn: [
        {
          code: 'BUDGET_TYPE_NOT_ALLOWED',
          first: [{ operation: 'createCorporateAccount', send: { 'data.budgetTypes': ['MOBILITY_BUDGET'] } }],
          send: { type: 'COMPANY_BUDGET', data: { startAmount: 250, frequency: null } },
        },
      ],
    },
    updateBudget: {
      seenIn: 'getBudgetsByOwner',
      refusedWhen: { kind: 'budget', code: 'BUDGET_INACTIVE', active: false },
    },
    activateBudget: {
      seenIn: 'getBudgetsByOwner',
      sets: { active: true },
      undoneBy: 'deactivateBudget',
      repeated: 409,
    },
    deactivateBudget: {
      seenIn: 'getBudgetsByOwner',
      sets: { active: false },
      undoneBy: 'activateBudget',
      repeated: 409,
    },
    redeemPromoCode: {
      seenIn: 'getBudgetsByOwner',
      repeated: 409,
      refusedAfter: ['deactivateBudget'],
      refusedIn: [BUDGET_OF_CLOSED_COMPANY],
    },
  },
} satisfies AreaModel
