import type { components } from '@/api/generated/schema.ts'
import {
  allowedTypes,
  budgetInactive,
  checkBudget,
  openBudget,
  refuseSecondBudget,
  reviseBudget,
} from '../behaviour/budgets/budget-changes.ts'
import { requireBudget, requireBudgetOwner } from '../behaviour/budgets/budgets.ts'
import { book, changeBudget, toBudget } from '../behaviour/budgets/ledger.ts'
import { accountOfBudget, accountOfUser, isSettledOn, refuseTopUp } from '../behaviour/companies/closing.ts'
import { sorted } from '../behaviour/lists.ts'
import { toEuros } from '../behaviour/money.ts'
import { dayOf } from '../behaviour/months.ts'
import { requireAccount, requireUser, accessibleUsers } from '../behaviour/access.ts'
import { classificationOf, refuseAnonymized } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, notFound } from '../refusal.ts'
import { BUDGET_TYPES } from '../seed/finance/budget-types.ts'
import { PROMO_CODES } from '../seed/finance/promo-codes.ts'
import { hash } from '../seed/random.ts'
import type { CorporateAccountRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage } from '../behaviour/in-language.ts'

export const budgets = handlersFor({
  getBudgetsByOwner({ world, caller, body, reply }) {
    const rows = world.tables.budgets
      .by('owner', requireBudgetOwner(world, caller, body.ownerOspId))
      .map((budget) => toBudget(world, budget))
    const order = { status: ({ active, type }: (typeof rows)[number]) => `${active ? 0 : 1}${type}` }
    return reply(
      200,
      sorted(rows, 'status', order, ({ ospId }) => ospId),
    )
  },

  getBudgetTypes({ world, caller, body, reply }) {
    const types = typesFor(world, caller, body.assigneeOspId)
    const definitions = types.map((type) => {
      const { names, infos, ...definition } = BUDGET_TYPES[type]
      return {
        ...definition,
        name: inLanguage(names, caller.language),
        info: inLanguage(infos, caller.language),
      }
    })
    return reply(200, definitions)
  },

  createBudget({ world, caller, path, body: { ownerOspId, data }, reply }) {
    const { account, isCompany, user } = requireAssignee(world, caller, ownerOspId)
    if (user) refuseAnonymized(user)
    refuseTopUp(world, account)
    checkBudget(account, path.type, data, isCompany)
    return reply(200, toBudget(world, openBudget(world, account, path.type, ownerOspId, data)))
  },

  updateBudget({ world, caller, body, reply }) {
    const budget = requireBudget(world, caller, body.ospId)
    return reply(200, toBudget(world, reviseBudget(world, budget, body.data, body.version)))
  },

  deactivateBudget({ world, caller, body, reply }) {
    const budget = requireBudget(world, caller, body.ospId)
    if (!budget.active) throw alreadyInactive()
    const deactivationDate = world.now().toISOString()
    const change = { active: false, activationStatus: 'INACTIVE', deactivationDate }
    return reply(200, toBudget(world, changeBudget(world, budget, change)))
  },

  activateBudget({ world, caller, body, reply }) {
    const budget = requireBudget(world, caller, body.ospId)
    if (budget.active) throw alreadyActive()
    refuseSecondBudget(world, budget.ownerOspId, budget.type)
    const { endActivationTime: end } = budget
    const isOver = end !== undefined && Date.parse(end) <= world.now().getTime()
    const change = {
      active: true,
      activationStatus: 'ACTIVE',
      deactivationDate: undefined,
      ...(isOver && { endActivationTime: undefined }),
    }
    return reply(200, toBudget(world, changeBudget(world, budget, change)))
  },

  redeemPromoCode({ world, caller, body, reply }) {
    const budget = requireBudget(world, caller, body.budgetOspId)
    if (budget.type !== 'COMPANY_BUDGET') throw notFound()
    const code = body.promoCode.trim().toUpperCase()
    const promo = PROMO_CODES[code]
    if (!promo) throw invalidField('promoCode', 'promo_code', 'This promo code does not exist')
    if (promo.validUntil < dayOf(world.now())) throw codeExpired()
    refuseTopUp(world, accountOfBudget(world, budget))
    if (!budget.active) throw budgetInactive()
    const redemption = { code, corporateAccountOspId: budget.ownerOspId }
    if (world.tables.redemptions.get(`${redemption.corporateAccountOspId} ${code}`)) throw codeUsed()
    world.tables.redemptions.insert(redemption)
    const entry = { type: 'topup', cents: promo.cents, description: code }
    return reply(200, toBudget(world, book(world, budget, entry).budget))
  },

  getPrivateBudgetBalance({ world, caller, body, reply }) {
    const cents = accessibleUsers(world, caller, body.corporateAccountOspId)
      .filter((user) => classificationOf(user) === 'mobile' && !user.anonymized && !isRefunded(world, user))
      .reduce((sum, user) => sum + privateCents(user), 0)
    return reply(200, { totalBalance: toEuros(cents) })
  },
})

/**
 * Returns the company, or the user with the company. Throws 404 for a record that the caller may not access, and for
 * a user without a company.
 */
function requireAssignee(
  world: World,
  caller: UserRow,
  ospId: string,
): { account: CorporateAccountRow; isCompany: boolean; user?: UserRow } {
  if (world.tables.corporateAccounts.get(ospId))
    return { account: requireAccount(world, caller, ospId), isCompany: true }
  const user = requireUser(world, caller, ospId)
  if (user.corporateAccountOspId === undefined) throw notFound()
  return { account: requireAccount(world, caller, user.corporateAccountOspId), isCompany: false, user }
}

/** The types for an assignee, or all types without one (G340). */
function typesFor(
  world: World,
  caller: UserRow,
  assigneeOspId: string | undefined,
): components['schemas']['BudgetType'][] {
  if (assigneeOspId === undefined) return Object.values(BUDGET_TYPES).map(({ budgetType }) => budgetType)
  const { account, isCompany } = requireAssignee(world, caller, assigneeOspId)
  return [...allowedTypes(account, false), ...(isCompany ? allowedTypes(account, true) : [])]
}

/** R104: 60 days after a company's deactivation the private budgets of its users are refunded. */
function isRefunded(world: World, user: UserRow): boolean {
  const account = accountOfUser(world, user)
  return account !== undefined && isSettledOn(account, dayOf(world.now()))
}

/** The balance of a user's private budget: up to 25 euros, always the same for one user. */
const privateCents = ({ ospId }: UserRow): number => hash(`private ${ospId}`) % 2500

const alreadyInactive = () =>
  conflict('ALREADY_INACTIVE', 'The budget is inactive already.', {
    nl: 'Dit budget is al inactief.',
    en: 'This budget is inactive already.',
    fr: 'Ce budget est déjà inactif.',
  })
const alreadyActive = () =>
  conflict('ALREADY_ACTIVE', 'The budget is active already.', {
    nl: 'Dit budget is al actief.',
    en: 'This budget is active already.',
    fr: 'Ce budget est déjà actif.',
  })
const codeUsed = () =>
  conflict('PROMO_CODE_USED', 'The promo code was used already.', {
    nl: 'Deze promocode is al gebruikt.',
    en: 'This promo code was used already.',
    fr: 'Ce code promo a déjà été utilisé.',
  })
const codeExpired = () =>
  conflict('PROMO_CODE_EXPIRED', 'The promo code is no longer valid.', {
    nl: 'Deze promocode is niet meer geldig.',
    en: 'This promo code is no longer valid.',
    fr: "Ce code promo n'est plus valable.",
  })
