/** Which budgets a caller may see, and which ones are below zero. */
import { isBelowZero } from '~openapi/rules.ts'
import { isOspAdmin } from '../../auth.ts'
import { notFound } from '../../refusal.ts'
import type { BudgetRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { mayAccessAccount } from '../access.ts'

/**
 * Budgets of a company are visible to an ospadmin, and to the company's users and partner staff when it is PREPAID or
 * its partner is of type ARTEMIS (R080, G039). Budgets of a user are visible to the user, the company's user managers
 * and partner staff.
 */
export function maySeeBudgetsOf(world: World, caller: UserRow, ownerOspId: string): boolean {
  const { corporateAccounts, partners, users } = world.tables
  if (isOspAdmin(caller))
    return corporateAccounts.get(ownerOspId) !== undefined || users.get(ownerOspId) !== undefined
  const account = corporateAccounts.get(ownerOspId)
  if (account) {
    if (!mayAccessAccount(caller, account)) return false
    const partnerType = partners.get(account.data.partner.ospId)?.data.partnerType
    return account.data.paymentType === 'PREPAID' || partnerType === 'ARTEMIS'
  }
  if (ownerOspId === caller.ospId) return true
  const employer = corporateAccounts.get(users.get(ownerOspId)?.corporateAccountOspId ?? '')
  if (!employer || !mayAccessAccount(caller, employer)) return false
  return caller.isMsp || caller.roles.includes('user_manager')
}

/** Throws the contract's 404 for an owner whose budgets the caller may not see. */
export function requireBudgetOwner(world: World, caller: UserRow, ownerOspId: string): string {
  if (!maySeeBudgetsOf(world, caller, ownerOspId)) throw notFound()
  return ownerOspId
}

/** Returns the budget, or throws the contract's 404. */
export function requireBudget(world: World, caller: UserRow, ospId: string): BudgetRow {
  const budget = world.tables.budgets.require(ospId)
  requireBudgetOwner(world, caller, budget.ownerOspId)
  return budget
}

export const hasActiveBudget = (world: World, userOspId: string): boolean =>
  world.tables.budgets.by('owner', userOspId).some(({ active }) => active)

/** Budgets below zero, lowest first, grouped by the app user who spends them. */
export function negativeBudgets(world: World): Map<string, BudgetRow[]> {
  const byUser = new Map<string, BudgetRow[]>()
  for (const budget of world.tables.budgets.all()) {
    if (budget.userOspId === undefined || !isBelowZero(budget)) continue
    byUser.set(budget.userOspId, [...(byUser.get(budget.userOspId) ?? []), budget])
  }
  for (const budgets of byUser.values()) budgets.sort((one, other) => one.currentAmount - other.currentAmount)
  return byUser
}
