import { accessibleAccounts, requireAccount } from '../access.ts'
import type { CorporateAccountRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { requirePartner } from './partners.ts'

/** R055: the companies that a filter selects. Throws 404 for a company or partner that the caller may not access. */
export function accountsOfFilter(
  world: World,
  caller: UserRow,
  { partnerOspId, corporateAccountOspId }: { partnerOspId?: string; corporateAccountOspId?: string },
): readonly CorporateAccountRow[] {
  const partner = partnerOspId === undefined ? undefined : requirePartner(world, caller, partnerOspId)
  const accounts =
    corporateAccountOspId === undefined
      ? accessibleAccounts(world, caller)
      : [requireAccount(world, caller, corporateAccountOspId)]
  return partner ? accounts.filter(({ data }) => data.partner.ospId === partner.ospId) : accounts
}
