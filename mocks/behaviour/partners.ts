import { isOspAdmin } from '../auth.ts'
import { notFound } from '../refusal.ts'
import type { PartnerRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

/** The partner, or the contract's 404: everyone reaches the own partner, an ospadmin all. */
export function requirePartner(world: World, caller: UserRow, ospId: string): PartnerRow {
  const partner = world.tables.partners.require(ospId)
  if (!isOspAdmin(caller) && partnerOf(world, caller) !== ospId) throw notFound()
  return partner
}

/** The partner that staff works for, or that serves the company. */
function partnerOf(world: World, user: UserRow): string | undefined {
  return (
    user.partnerOspId ??
    world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')?.data.partner.ospId
  )
}
