import type { components } from '@/api/generated/schema.ts'

type Schemas = components['schemas']

/** A product, and how the group comes by it. */
export interface GroupProduct {
  readonly product: Schemas['Product']
  readonly access: 'own' | 'inherited' | 'none'
  /** Held and usable now. */
  readonly effective: boolean
  /** The group that it is inherited from. */
  readonly from: string | undefined
  /** A moment. */
  readonly grantedOn: string | undefined
}

/** The products that the company may use and those that the group holds, each once, by name. */
export function productsOfGroup(
  ofCompany: readonly Schemas['Product'][],
  held: readonly Schemas['UsagePermission'][],
): readonly GroupProduct[] {
  const rows = new Map<string, GroupProduct>(
    ofCompany.map((product) => [
      product.ospId,
      { product, access: 'none', effective: false, from: undefined, grantedOn: undefined },
    ]),
  )
  for (const { product, inherited, effective, userGroup, grantedOn } of held)
    rows.set(product.ospId, {
      product,
      access: inherited ? 'inherited' : 'own',
      effective,
      from: inherited ? userGroup.name : undefined,
      grantedOn,
    })
  return [...rows.values()].sort((one, other) => collator.compare(one.product.name, other.product.name))
}

const collator = new Intl.Collator('nl-BE')

/** Why a product cannot be granted now, by the contract's own refusals: a key below `reasons`. */
export const refusesGrant = ({ product, access }: GroupProduct) =>
  access === 'own' ? 'alreadyGranted' : product.active ? undefined : 'productInactive'

/** Why a product cannot be revoked now: an inherited one is revoked where it was granted. */
export const refusesRevoke = ({ access }: GroupProduct) =>
  access === 'own' ? undefined : access === 'inherited' ? 'inherited' : 'notGranted'
