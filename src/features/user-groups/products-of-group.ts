import { productName } from '@/domain/products/product-name.ts'
import { collator } from '@/base/collator.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import type { UserGroup } from './group-actions.ts'

/** How a group comes by a product. */
export const ACCESS = ['own', 'inherited', 'none'] as const

/** A product, and how the group comes by it. */
export interface GroupProduct {
  readonly group: UserGroup
  readonly product: Schemas['Product']
  readonly access: (typeof ACCESS)[number]
  /** Held and usable now. */
  readonly effective: boolean
  /** The group that it is inherited from. */
  readonly from: string | undefined
  /** A moment. */
  readonly grantedOn: string | undefined
}

/** The products that the company may use and those that the group holds, each once, by name. */
export function productsOfGroup(
  group: UserGroup,
  ofCompany: readonly Schemas['Product'][],
  held: readonly Schemas['UsagePermission'][],
): readonly GroupProduct[] {
  const rows = new Map<string, GroupProduct>(
    ofCompany.map((product) => [
      product.ospId,
      { group, product, access: 'none', effective: false, from: undefined, grantedOn: undefined },
    ]),
  )
  for (const { product, inherited, effective, userGroup, grantedOn } of held)
    rows.set(product.ospId, {
      group,
      product,
      access: inherited ? 'inherited' : 'own',
      effective,
      from: inherited ? userGroup.name : undefined,
      grantedOn,
    })
  return [...rows.values()].sort((one, other) =>
    collator.compare(productName(one.product), productName(other.product)),
  )
}
