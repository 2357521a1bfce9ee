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
    createBudget: { again: 409 },
    updateBudget: { seen: 'getBudgetsByOwner' },
    activateBudget: {
      seen: 'getBudgetsByOwner',
      sets: { active: true },
      undoneBy: 'deactivateBudget',
      again: 409,
    },
    deactivateBudget: {
      seen: 'getBudgetsByOwner',
      sets: { active: false },
      undoneBy: 'activateBudget',
      again: 409,
    },
    redeemPromoCode: { seen: 'getBudgetsByOwner', again: 409 },
  },
} satisfies AreaModel
