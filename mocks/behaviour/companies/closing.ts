/**
 * A company's deactivation through time (R103, R104): confirmed for the first of a month, until then all works; from then on
 * nothing new is booked, topped up or invoiced, but for 60 days costs of earlier days still come in; then the company's
 * budget is settled and the private budgets are refunded.
 */
import { settledOn } from '~openapi/company-deactivation.ts'
import { conflict } from '../../refusal.ts'
import type { BudgetRow, CorporateAccountRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { bookKeepingVersion } from '../budgets/ledger.ts'
import { toCents } from '../money.ts'
import { dayOf, startOfDay } from '../months.ts'

type Closing = Pick<CorporateAccountRow, 'inactiveFrom'>

/** Whether the company has stopped on this day; one that closes in the future has not. */
export const isClosedOn = ({ inactiveFrom }: Closing, day: string): boolean =>
  inactiveFrom !== undefined && day >= inactiveFrom

/** Whether the late costs are over and all is settled (R104). */
export const isSettledOn = ({ inactiveFrom }: Closing, day: string): boolean =>
  inactiveFrom !== undefined && day >= settledOn(inactiveFrom)

/** The company of a budget: its own, or that of the user who spends it. */
export function accountOfBudget(
  world: World,
  { ownerOspId }: Pick<BudgetRow, 'ownerOspId'>,
): CorporateAccountRow | undefined {
  const { corporateAccounts, users } = world.tables
  return corporateAccounts.get(users.get(ownerOspId)?.corporateAccountOspId ?? ownerOspId)
}

export const accountOfUser = (world: World, { corporateAccountOspId }: UserRow) =>
  world.tables.corporateAccounts.get(corporateAccountOspId ?? '')

/** Whether a cost of this day may be booked now: of a closed company only one of before, until all is settled (R104). */
export const mayBook = (world: World, account: Closing | undefined, day: string): boolean =>
  account === undefined || (!isClosedOn(account, day) && !isSettledOn(account, dayOf(world.now())))

/** Throws 409 for a cost of this day that a closed company does not bear any more. */
export function refuseCost(world: World, account: Closing | undefined, day: string): void {
  if (!mayBook(world, account, day)) throw companyInactive()
}

/** Throws 409 for money that is to be added on a closed company (R103). */
export function refuseTopUp(world: World, account: Closing | undefined): void {
  if (account && isClosedOn(account, dayOf(world.now()))) throw companyInactive()
}

/** Deactivations of days up to this one that have not taken effect yet. */
export const closingsDue = (world: World, today: string): CorporateAccountRow[] =>
  world.tables.corporateAccounts.filter((account) => account.active && isClosedOn(account, today))

/** The day has come. The version stays, so that no open form becomes stale. */
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

/** R104: pays out what is left on the company's budgets, or claims what is missing. */
export function settle(world: World, ospId: string, day: string): void {
  const account = world.tables.corporateAccounts.get(ospId)
  if (!account || !isSettledOn(account, day)) return
  for (const budget of world.tables.budgets.by('owner', ospId)) {
    const cents = -toCents(budget.currentAmount)
    if (cents === 0) continue
    const words = { type: 'transfer', description: 'Slotafrekening', date: startOfDay(day) }
    bookKeepingVersion(world, budget.ospId, { ...words, cents, ospId: `t-${budget.ospId}-settled-${day}` })
  }
}

const companyInactive = () =>
  conflict('COMPANY_INACTIVE', 'The company is inactive.', {
    nl: 'Dit bedrijf is niet meer actief.',
    en: 'This company is no longer active.',
    fr: "Cette entreprise n'est plus active.",
  })
