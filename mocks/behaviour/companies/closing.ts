/**
 * The deactivation of a company over time (R103, R104). It is confirmed for the first of a month, and until then
 * everything works. From then on nothing new is booked, topped up or invoiced. For another 60 days, costs of earlier
 * days are still accepted. Then the company's budget is settled and the private budgets are refunded.
 */
import { settledOn } from '~openapi/company-deactivation.ts'
import { conflict } from '../../refusal.ts'
import type { BudgetRow, CorporateAccountRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { bookWithoutNewVersion } from '../budgets/ledger.ts'
import { toCents } from '../money.ts'
import { dayOf, startOfDay } from '../months.ts'

type Closing = Pick<CorporateAccountRow, 'inactiveFrom'>

/** Whether the company is closed on this day, not just scheduled to close. */
export const isClosedOn = ({ inactiveFrom }: Closing, day: string): boolean =>
  inactiveFrom !== undefined && day >= inactiveFrom

/** Whether the period in which late costs are accepted is over, and the budgets are settled (R104). */
export const isSettledOn = ({ inactiveFrom }: Closing, day: string): boolean =>
  inactiveFrom !== undefined && day >= settledOn(inactiveFrom)

/** The company of a budget: its owner, or the company of the user who owns it. */
export function accountOfBudget(
  world: World,
  { ownerOspId }: Pick<BudgetRow, 'ownerOspId'>,
): CorporateAccountRow | undefined {
  const { corporateAccounts, users } = world.tables
  return corporateAccounts.get(users.get(ownerOspId)?.corporateAccountOspId ?? ownerOspId)
}

export const accountOfUser = (world: World, { corporateAccountOspId }: UserRow) =>
  world.tables.corporateAccounts.get(corporateAccountOspId ?? '')

/**
 * Whether a cost of this day may be booked now. For a closed company that is only a cost from before it closed, and only
 * until the settlement (R104).
 */
export const mayBook = (world: World, account: Closing | undefined, day: string): boolean =>
  account === undefined || (!isClosedOn(account, day) && !isSettledOn(account, dayOf(world.now())))

/** Throws 409 for a cost of this day that a closed company no longer bears. */
export function refuseCost(world: World, account: Closing | undefined, day: string): void {
  if (!mayBook(world, account, day)) throw companyInactive()
}

/** Throws 409 for a top-up of a closed company (R103). */
export function refuseTopUp(world: World, account: Closing | undefined): void {
  if (account && isClosedOn(account, dayOf(world.now()))) throw companyInactive()
}

/** Deactivations up to this day that have not taken effect yet. */
export const closingsDue = (world: World, today: string): CorporateAccountRow[] =>
  world.tables.corporateAccounts.filter((account) => account.active && isClosedOn(account, today))

/** Makes a planned deactivation take effect. The version stays, so that no open form becomes stale. */
export const closeCompany = (world: World, { ospId }: CorporateAccountRow): void => {
  world.tables.corporateAccounts.update(ospId, { active: false })
}

/** Companies that are settled after `last`, up to and including `today`, with their days. */
export const settlementsDue = (
  world: World,
  last: string,
  today: string,
): { account: CorporateAccountRow; day: string }[] =>
  [...world.tables.corporateAccounts.all()].flatMap((account) => {
    const day = account.inactiveFrom === undefined ? undefined : settledOn(account.inactiveFrom)
    return day !== undefined && day > last && day <= today ? [{ account, day }] : []
  })

/** R104: pays out the remaining amount of the company's budgets, or claims the missing amount. */
export function settle(world: World, ospId: string, day: string): void {
  const account = world.tables.corporateAccounts.get(ospId)
  if (!account || !isSettledOn(account, day)) return
  for (const budget of world.tables.budgets.by('owner', ospId)) {
    const cents = -toCents(budget.currentAmount)
    if (cents === 0) continue
    const entry = { type: 'transfer', description: 'Slotafrekening', date: startOfDay(day) }
    bookWithoutNewVersion(world, budget.ospId, { ...entry, cents, ospId: `t-${budget.ospId}-settled-${day}` })
  }
}

const companyInactive = () =>
  conflict('COMPANY_INACTIVE', 'The company is inactive.', {
    nl: 'Dit bedrijf is niet meer actief.',
    en: 'This company is no longer active.',
    fr: "Cette entreprise n'est plus active.",
  })
