import type { AreaModel } from '../resources.ts'
import { BUDGET_OF_CLOSED_COMPANY, USER_OF_CLOSED_COMPANY } from '../situations.ts'

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
      refusedIn: [USER_OF_CLOSED_COMPANY],
    },
    addTransactionForCorporateAccount: {
      seenIn: 'getBudgetTransactionsByFilter',
      refusedWhen: { kind: 'corporateAccount', active: false },
      refusedAfter: ['deactivateBudget'],
      refusedIn: [BUDGET_OF_CLOSED_COMPANY],
    },
    registerInvoicePayment: { seenIn: 'findInvoicesByFilter' },
  },
  filters: {
    getBudgetTransactionsByFilter: { partnerOspId: null, amount: { size: 'amountVatIncl' } },
    findInvoicesByFilter: { partnerOspId: null },
  },
} satisfies AreaModel
