import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest } from '@/forms/draft.ts'
import { changes, orNull } from '@/forms/values/changes.ts'
import type { PartKind } from './part-search.ts'
import { termsOf, typedTerms, type TermsValues } from './product-form.ts'

type Item = Schemas['ProductCompositionItem']

/** Who pays: as the product says, or of this part. */
export const PAYERS = ['product', 'user', 'company'] as const

/** The terms of a part, as its fields hold them. An empty one is the product's. */
export interface PartTerms extends TermsValues {
  readonly charged: (typeof PAYERS)[number]
}
export interface NewPart extends PartTerms {
  readonly productOspId?: string | undefined
  readonly partOspId?: string | undefined
}

/** A part to add. */
export const newPart = (productOspId: string | undefined): NewPart => ({
  ...termsOf({}),
  productOspId: productOspId ?? '',
  partOspId: '',
  charged: 'product',
})

export const toAddition = (
  kind: PartKind,
  { productOspId, partOspId, ...terms }: NewPart,
): Schemas['ProductCompositionAddition'] =>
  asRequest<Schemas['ProductCompositionAddition']>({
    productOspId: productOspId || undefined,
    [kind === 'resourceGroup' ? 'resourceGroupOspId' : 'resourceOspId']: partOspId || undefined,
    ...typedTerms(terms),
    chargedOnUserBudget: isCharged(terms),
  })

/** The part as its fields show it. */
export const toForm = (item: Item): PartTerms => ({
  ...termsOf(item),
  charged: item.chargedOnUserBudget === undefined ? 'product' : item.chargedOnUserBudget ? 'user' : 'company',
})

/** What has changed. After `null` the product's holds. */
export const toUpdate = (values: PartTerms, base: Item): Schemas['UpdateProductCompositionRequest'] => ({
  ospId: base.ospId,
  version: base.version,
  data: asRequest<Schemas['ProductCompositionUpdate']>(
    orNull(
      changes(
        { ...typedTerms(values), chargedOnUserBudget: isCharged(values) },
        { ...termsOf(base), chargedOnUserBudget: base.chargedOnUserBudget },
      ),
    ),
  ),
})

/** The field of a path in either request. */
export const fieldOf = (path: string): string =>
  path
    .replace(/^data\./, '')
    .replace(/^resource(Group)?OspId$/, 'partOspId')
    .replace(/^chargedOnUserBudget$/, 'charged')

const isCharged = ({ charged }: PartTerms): boolean | undefined =>
  charged === 'product' ? undefined : charged === 'user'
