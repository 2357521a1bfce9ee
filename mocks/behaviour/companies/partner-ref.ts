import type { components } from '@/api/generated/schema.ts'
import type { CorporateAccountRow } from '../../tables.ts'
import type { World } from '../../world.ts'

type Ref = components['schemas']['Ref']

/** A reference to a partner with its current name. */
export function partnerRef(world: World, ospId: string | undefined): Ref | undefined {
  const partner = ospId === undefined ? undefined : world.tables.partners.get(ospId)
  return partner && { ospId: partner.ospId, name: partner.data.name }
}

/**
 * The partner of a company, with its current name. The company's row still has the name from the day it was created.
 */
export const servingPartner = (world: World, { data }: CorporateAccountRow): Ref =>
  partnerRef(world, data.partner.ospId) ?? data.partner
