import type { Guard } from './route.ts'

/*
 * Who may open a screen: each screen has one of these. `tests/structure/who-may-open.test.ts` holds each of them
 * against each kind of persona.
 */

/** Everyone who is signed in. */
export const signedIn: readonly Guard[] = []

/** G043: company admins for their own company; partner staff after choosing one; ospadmin always. */
export const managesUsers: readonly Guard[] = [{ kind: 'role', anyOf: ['user_manager'] }, { kind: 'account' }]

/** G040: one's own page, and for those who manage users everyone's. */
export const ownPage: readonly Guard[] = [{ kind: 'same-or-admin', param: 'userOspId' }, { kind: 'account' }]

/** R031, R080: whoever looks at a prepaid company, or at one of an ARTEMIS partner. */
export const seesCompanyBudget: readonly Guard[] = [{ kind: 'account' }, { kind: 'company-budget-view' }]

/** R072: reporting managers. */
export const managesReports: readonly Guard[] = [{ kind: 'role', anyOf: ['reporting_manager'] }]

/** R027: partner staff. */
export const partnerStaff: readonly Guard[] = [{ kind: 'msp' }]

/** R041: platform staff. */
export const platformStaff: readonly Guard[] = [{ kind: 'role', anyOf: ['ospadmin'] }]
