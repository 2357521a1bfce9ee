import { productName } from '@/domain/products/product-name.ts'
import { computeRow } from '@/base/not-received.ts'
import { collator } from '@/base/collator.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import type { UserGroup } from './group-actions.ts'

/** The ways in which a group gets a product. */
export const ACCESS = ['own', 'inherited', 'none'] as const

/** A product, and the way in which the group gets it. */
export interface GroupProduct {
  readonly group: UserGroup
  readonly product: Schemas['Product']
  readonly access: (typeof ACCESS)[number]
  /** Granted and usable. */
  readonly effective: boolean
  /** The group that it is inherited from. */
  readonly from: string | undefined
  /** An ISO date-time. */
  readonly grantedOn: string | undefined
}

/** The products that the company may use and those of the group, each once, sorted by name. */
export function productsOfGroup(
  group: UserGroup,
  ofCompany: readonly Schemas['Product'][],
  held: readonly Schemas['UsagePermission'][],
): readonly GroupProduct[] {
  const rows = new Map<string, GroupProduct>(
    ofCompany.map((product) => [
      product.ospId,
      computeRow<GroupProduct>(
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
      computeRow<GroupProduct>(
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
