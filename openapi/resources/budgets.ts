import type { AreaModel } from '../resources.ts'

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
    },
  },
} satisfies AreaModel
