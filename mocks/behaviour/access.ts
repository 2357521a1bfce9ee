/**
 * Decides which records a caller may access: the records of their company, of their partner's companies, or all
 * records. A request for any other record gets a 404.
 */
import { isOspAdmin } from '../auth.ts'
import { notFound } from '../refusal.ts'
import type { CorporateAccountRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

export function mayAccessAccount(caller: UserRow, account: CorporateAccountRow): boolean {
  if (isOspAdmin(caller)) return true
  if (caller.isMsp) return account.data.partner.ospId === caller.partnerOspId
  return account.ospId === caller.corporateAccountOspId
}

/** Returns the company, or throws the contract's 404. */
export function requireAccount(world: World, caller: UserRow, ospId: string): CorporateAccountRow {
  const account = world.tables.corporateAccounts.require(ospId)
  if (!mayAccessAccount(caller, account)) throw notFound()
  return account
}

export function accessibleAccounts(world: World, caller: UserRow): readonly CorporateAccountRow[] {
  const { corporateAccounts } = world.tables
  if (isOspAdmin(caller)) return [...corporateAccounts.all()]
  if (caller.isMsp) return corporateAccounts.by('partner', caller.partnerOspId ?? '')
  const own = corporateAccounts.get(caller.corporateAccountOspId ?? '')
  return own ? [own] : []
}

/**
 * Returns the user, or throws the contract's 404. Everyone may access themselves, and partner staff also their
 * colleagues.
 */
export function requireUser(world: World, caller: UserRow, ospId: string): UserRow {
  const user = world.tables.users.require(ospId)
  if (user.ospId === caller.ospId || isOspAdmin(caller)) return user
  if (user.corporateAccountOspId !== undefined) {
    requireAccount(world, caller, user.corporateAccountOspId)
    return user
  }
  if (caller.isMsp && user.partnerOspId !== undefined && user.partnerOspId === caller.partnerOspId)
    return user
  throw notFound()
}

/** The users whom a caller may list: of one company, or of all companies that the caller may access. */
export function accessibleUsers(
  world: World,
  caller: UserRow,
  corporateAccountOspId?: string,
): readonly UserRow[] {
  const { users } = world.tables
  if (corporateAccountOspId !== undefined)
    return users.by('corporateAccount', requireAccount(world, caller, corporateAccountOspId).ospId)
  if (isOspAdmin(caller)) return [...users.all()]
  return accessibleAccounts(world, caller).flatMap((account) => users.by('corporateAccount', account.ospId))
}
