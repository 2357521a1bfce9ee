/** The common parts of partners and companies: both can have branding and pay fees. */
import type { components } from '@/api/generated/schema.ts'
import { notFound } from '../../refusal.ts'
import type { World } from '../../world.ts'

type Organisation = components['schemas']['Organisation']

/** Returns the partner or company with an identifier, or throws the contract's 404. */
export function requireOrganisation(world: World, ospId: string): Organisation {
  const partner = world.tables.partners.get(ospId)
  if (partner) return { ospId, name: partner.data.name, kind: 'PARTNER' }
  const account = world.tables.corporateAccounts.get(ospId)
  if (account) return { ospId, name: account.data.name, kind: 'CORPORATE_ACCOUNT' }
  throw notFound()
}
