import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    transaction: { list: 'getBudgetTransactionsByFilter' },
    invoice: { list: 'findInvoicesByFilter' },
  },
  writes: {
    addTransactionForUser: { seenIn: 'getBudgetTransactionsByFilter', refusedAfter: ['deactivateBudget'] },
    addTransactionForCorporateAccount: {
      seenIn: 'getBudgetTransactionsByFilter',
      refusedAfter: ['deactivateBudget'],
    },
    registerInvoicePayment: { seenIn: 'findInvoicesByFilter' },
  },
  filters: {
    getBudgetTransactionsByFilter: { partnerOspId: null, amount: { size: 'amountVatIncl' } },
    findInvoicesByFilter: { partnerOspId: null },
  },
} satisfies AreaModel
