import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    transaction: { list: 'getBudgetTransactionsByFilter' },
    invoice: { list: 'findInvoicesByFilter' },
  },
  writes: {
    addTransactionForUser: { seen: 'getBudgetTransactionsByFilter', refusedAfter: ['deactivateBudget'] },
    addTransactionForCorporateAccount: {
      seen: 'getBudgetTransactionsByFilter',
      refusedAfter: ['deactivateBudget'],
    },
    registerInvoicePayment: { seen: 'findInvoicesByFilter' },
  },
} satisfies AreaModel
