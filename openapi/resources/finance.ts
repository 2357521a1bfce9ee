import type { AreaModel } from '../resources.ts'

export const model = {
  resources: {
    transaction: { list: 'getBudgetTransactionsByFilter' },
    invoice: { list: 'findInvoicesByFilter' },
  },
  writes: {
    addTransactionForUser: {
      seenIn: 'getBudgetTransactionsByFilter',
      refusedWhen: [
        { kind: 'budget', code: 'BUDGET_INACTIVE', active: false },
        { kind: 'budget', code: 'BUDGET_UNLIMITED', active: true, limited: false },
      ],
      refusedAfter: ['deactivateBudget'],
    },
    addTransactionForCorporateAccount: {
      seenIn: 'getBudgetTransactionsByFilter',
      refusedWhen: { kind: 'corporateAccount', active: false },
      refusedAfter: ['deactivateBudget'],
    },
    registerInvoicePayment: { seenIn: 'findInvoicesByFilter' },
  },
  filters: {
    getBudgetTransactionsByFilter: { partnerOspId: null, amount: { size: 'amountVatIncl' } },
    findInvoicesByFilter: { partnerOspId: null },
  },
} satisfies AreaModel
