/** Steps that several situations of the resource model share (`refusedIn`). */
import type { Situation, Step } from './resources.ts'

const NEW_COMPANY: readonly Step[] = [
  { operation: 'createPartner', send: { 'data.selectedBudgetTypes': ['COMPANY_BUDGET', 'MOBILITY_BUDGET'] } },
  {
    operation: 'createCorporateAccount',
    send: { 'data.budgetTypes': ['COMPANY_BUDGET', 'MOBILITY_BUDGET'] },
  },
]

/** Budgets and groups might belong to another company. */
export const NO_BUDGETS_AND_GROUPS = { userBudgets: [], userGroups: [] }

export const NEW_USER: Step = { operation: 'createMobileUser', send: NO_BUDGETS_AND_GROUPS }

export const NEW_USER_BUDGET: Step = {
  operation: 'createBudget',
  send: { type: 'MOBILITY_BUDGET', data: { startAmount: 250, frequency: null } },
}

/** The partner takes its companies with it at once. A company on its own stays active for the rest of the month. */
const CLOSING: Step = { operation: 'deactivatePartner' }

/** A user of a company that is no longer active has a budget. */
export const USER_OF_CLOSED_COMPANY: Situation = {
  code: 'COMPANY_INACTIVE',
  first: [...NEW_COMPANY, NEW_USER, NEW_USER_BUDGET, CLOSING],
}

/** A company that is no longer active has a budget. */
export const BUDGET_OF_CLOSED_COMPANY: Situation = {
  code: 'COMPANY_INACTIVE',
  first: [
    ...NEW_COMPANY,
    {
      operation: 'createBudget',
      send: { type: 'COMPANY_BUDGET', data: { startAmount: 250, frequency: null } },
    },
    CLOSING,
  ],
}

/** The company of an inactive partner is closed. */
export const CLOSED_COMPANY: readonly Step[] = [...NEW_COMPANY, CLOSING]

/** The only admin of a company who manages its users. Another role keeps the last role from being the reason. */
export const LAST_USER_MANAGER: Situation = {
  code: 'LAST_USER_MANAGER',
  first: [
    { operation: 'createCorporateAccount' },
    { operation: 'createManager', send: { roles: ['user_manager', 'company_budget_manager'] } },
  ],
}

/** A company for which one app user is active, who is all that it may have. */
export const FULL_COMPANY: readonly Step[] = [
  { operation: 'createCorporateAccount', send: { 'data.maxUsers': 1 } },
  NEW_USER,
]
