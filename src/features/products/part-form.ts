import create from '@/api/generated/requests/ProductCompositionAddition.ts'
import update from '@/api/generated/requests/UpdateProductCompositionRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm } from '@/forms/define-form.ts'
import type { PartKind } from './part-search.ts'

type Item = Schemas['ProductCompositionItem']

/** The payer of a part: the payer of the product, the user, or the company. */
export const PAYERS = ['product', 'user', 'company'] as const

interface OwnValues {
  readonly charged: (typeof PAYERS)[number]
  /** The added item and its kind. Only for a new part. */
  readonly kind?: PartKind
  readonly partOspId?: string | undefined
}

/** A part of a product, and its terms. An empty term is inherited from the product. */
export const partForm = defineForm(
  { create, update },
  {
    of: (item: Item) => item,
    own: {
      properties: ['resourceOspId', 'resourceGroupOspId', 'chargedOnUserBudget'],
      toFields: ({ chargedOnUserBudget: charged }): OwnValues => ({
        charged: charged === undefined ? 'product' : charged ? 'user' : 'company',
      }),
      toRequest: ({ charged, kind, partOspId }) => ({
        resourceOspId: kind === 'resourceGroup' ? undefined : partOspId || undefined,
        resourceGroupOspId: kind === 'resourceGroup' ? partOspId || undefined : undefined,
        chargedOnUserBudget: charged === 'product' ? undefined : charged === 'user',
      }),
      fields: { resourceOspId: 'partOspId', resourceGroupOspId: 'partOspId', chargedOnUserBudget: 'charged' },
    },
    begin: { charged: 'product' },
  },
)
