import type { Guard } from './route.ts'

/*
 * The rules for who may open a screen. Each screen uses one of these. `MAY_OPEN` in `tests/who-may-open.ts` states what
 * each rule means for each kind of persona.
 */

export { anyone, signedIn } from './open-guards.ts'

/** G043: user managers of a company, partner staff with that role after selecting a company, and ospadmin always. */
export const managesUsers: readonly Guard[] = [{ kind: 'role', anyOf: ['user_manager'] }, { kind: 'account' }]

/** G040: users for their own page, and user managers for all pages. */
export const ownPage: readonly Guard[] = [{ kind: 'same-or-admin', param: 'userOspId' }, { kind: 'account' }]

/** G457: every admin. A contact is not an admin, because contacts only receive mail. */
const everyAdmin = {
  kind: 'role',
  anyOf: ['user_manager', 'invoice_manager', 'reporting_manager', 'communication_manager'],
} as const satisfies Guard

/**
 * R031, R080, G457: every admin, and budget managers, of a selected company that is prepaid or belongs to an ARTEMIS
 * partner.
 */
export const seesCompanyBudget: readonly Guard[] = [
  { kind: 'role', anyOf: [...everyAdmin.anyOf, 'company_budget_manager'] },
  { kind: 'account' },
  { kind: 'company-budget-view' },
]

/** G457: every admin, for a selected company, however it pays. */
export const seesTransactions: readonly Guard[] = [everyAdmin, { kind: 'account' }]

/** R037: invoice managers, also without a company, and user managers of a company. */
export const seesInvoices: readonly Guard[] = [
  { kind: 'role', anyOf: ['invoice_manager', 'user_manager'] },
  { kind: 'account', notFor: ['invoice_manager'] },
]

/** R040: invoice managers. */
export const managesInvoices: readonly Guard[] = [{ kind: 'role', anyOf: ['invoice_manager'] }]

/** R072: reporting managers. */
export const managesReports: readonly Guard[] = [{ kind: 'role', anyOf: ['reporting_manager'] }]

/** R048, G045: every admin, for a selected company. */
export const handlesOrders: readonly Guard[] = [everyAdmin, { kind: 'account' }]

/** R027: partner staff. */
export const partnerStaff: readonly Guard[] = [{ kind: 'msp' }]

/** R035: partner staff, after selecting a company. */
export const maintainsCompany: readonly Guard[] = [{ kind: 'msp' }, { kind: 'account' }]

/** R041: platform staff. */
export const platformStaff: readonly Guard[] = [{ kind: 'role', anyOf: ['ospadmin'] }]
