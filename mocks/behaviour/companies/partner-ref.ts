import type { components } from '@/api/generated/schema.ts'
import type { CorporateAccountRow } from '../../tables.ts'
import type { World } from '../../world.ts'

type Ref = components['schemas']['Ref']

/** A partner by its name of today. */
export function partnerRef(world: World, ospId: string | undefined): Ref | undefined {
  const partner = ospId === undefined ? undefined : world.tables.partners.get(ospId)
  return partner && { ospId: partner.ospId, name: partner.data.name }
}

/** Who serves a company. The name in its row is the one of the day on which it was created. */
export const servingPartner = (world: World, { data }: CorporateAccountRow): Ref =>
  partnerRef(world, data.partner.ospId) ?? data.partner
