/** G352: how many partners, companies and user groups use a product. */
import type { components } from '@/api/generated/schema.ts'
import { isOspAdmin } from '../../auth.ts'
import { DEFAULT_PRODUCTS } from '../../seed/products.ts'
import type { UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'

type Schemas = components['schemas']

/** Returns the counts of a product, or nothing for a caller who may not see all companies. */
export type UsageCounter = (productOspId: string) => { readonly usedBy?: Schemas['ProductUse'] }

/** Counts for all products in one pass over companies, partners and permissions, when the first count is requested. */
export function usageCounter(world: World, caller: UserRow): UsageCounter {
  if (!isOspAdmin(caller)) return () => ({})
  let counts: Counts | undefined
  return (ospId) => {
    counts ??= countAll(world)
    return {
      usedBy: {
        partnerCount: counts.partners.get(ospId) ?? 0,
        companyCount: counts.companies.get(ospId) ?? 0,
        userGroupCount: counts.userGroups.get(ospId) ?? 0,
      },
    }
  }
}

type Counts = ReturnType<typeof countAll>

function countAll({ tables }: World) {
  const partners = new Map<string, number>()
  const companies = new Map<string, number>()
  const userGroups = new Map<string, number>()
  const count = (counts: Map<string, number>, ospIds: readonly string[]): void => {
    for (const ospId of ospIds) counts.set(ospId, (counts.get(ospId) ?? 0) + 1)
  }
  for (const { data } of tables.partners.all()) count(partners, data.selectedProducts ?? [])
  for (const { active, data } of tables.corporateAccounts.all())
    if (active) count(companies, data.selectedProducts ?? DEFAULT_PRODUCTS)
  for (const { productOspId } of tables.usagePermissions.all()) count(userGroups, [productOspId])
  return { partners, companies, userGroups }
}
