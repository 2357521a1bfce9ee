import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    transaction: { list: 'getBudgetTransactionsByFilter' },
    invoice: { list: 'findInvoicesByFilter' },
  },
  writes: {
    addTransactionForUser: { seen: 'getBudgetTransactionsByFilter' },
    addTransactionForCorporateAccount: { seen: 'getBudgetTransactionsByFilter' },
    registerInvoicePayment: { seen: 'findInvoicesByFilter' },
  },
} satisfies AreaModel
