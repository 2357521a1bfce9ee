import { productName } from '@/domain/products/product-name.ts'
import { madeOf } from '@/base/not-received.ts'
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
      madeOf<GroupProduct>(
        {
          group: () => group,
          product: () => product,
          access: () => 'none',
          effective: () => false,
          from: () => undefined,
          grantedOn: () => undefined,
        },
        group,
        product,
      ),
    ]),
  )
  for (const permission of held)
    rows.set(
      permission.product.ospId,
      madeOf<GroupProduct>(
        {
          group: () => group,
          product: () => permission.product,
          access: () => (permission.inherited ? 'inherited' : 'own'),
          effective: () => permission.effective,
          from: () => (permission.inherited ? permission.userGroup.name : undefined),
          grantedOn: () => permission.grantedOn,
        },
        group,
        permission,
      ),
    )
  return [...rows.values()].sort((one, other) =>
    collator.compare(productName(one.product), productName(other.product)),
  )
}
