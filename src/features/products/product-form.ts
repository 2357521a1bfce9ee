import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { changes, orNull, updateOf } from '@/forms/values/changes.ts'
import type { Product } from './product-actions.ts'

type Terms = Pick<Schemas['CostTerms'], 'feeCron' | 'fixedCost' | 'variableCost' | 'vat'>

/** The languages of the portal. What a product says in others stays as it is. */
export const LANGUAGES = ['nl', 'en', 'fr'] as const
type Texts = { readonly [Language in (typeof LANGUAGES)[number]]?: string | undefined }

/** What a product costs, as its fields hold it. Final Form drops an emptied field. */
export type TermsValues = { readonly [Name in keyof Terms]: Terms[Name] | undefined }

/** A resource or resource group that a new product is made of. */
export interface PartValue {
  readonly id: string
  readonly kind: 'RESOURCE' | 'RESOURCE_GROUP'
  readonly name: string
  /** Its own terms, of the product that is cloned. */
  readonly terms?: Draft<Partial<Schemas['CostTerms']>>
}

/** What the fields of a product hold. `active` and `parts` only of a new one. */
export interface ProductValues extends TermsValues {
  readonly extId?: string | undefined
  readonly active: boolean
  readonly label: {
    readonly defaultValue?: string | undefined
    readonly html: boolean
    readonly translations?: Texts | undefined
  }
  readonly chargedOnUserBudget: boolean
  readonly parts: readonly PartValue[]
}

/** A product to begin with. */
const NO_TERMS: TermsValues = {
  feeCron: undefined,
  fixedCost: undefined,
  variableCost: undefined,
  vat: undefined,
}
export const NEW_PRODUCT: ProductValues = {
  ...NO_TERMS,
  extId: '',
  active: true,
  label: { defaultValue: '', html: false, translations: { nl: '', en: '', fr: '' } },
  chargedOnUserBudget: true,
  parts: [],
}

/** The product as its fields show it. */
export const toForm = (product: Product): ProductValues => ({
  ...termsOf(product),
  extId: product.extId,
  active: product.active,
  label: { ...product.label, translations: { ...NO_TEXTS, ...product.label.translations } },
  chargedOnUserBudget: product.chargedOnUserBudget,
  parts: product.composition.map(({ kind, name, resourceOspId, resourceGroupOspId, ...part }) => ({
    id: resourceGroupOspId ?? resourceOspId ?? '',
    kind,
    name,
    terms: { ...termsOf(part), chargedOnUserBudget: part.chargedOnUserBudget },
  })),
})

/** A copy of a product, with its parts and their terms. The external id is unique, so it gets another. */
export const toClone = (product: Product): ProductValues => ({
  ...toForm(product),
  extId: `${product.extId.slice(0, 95)}-COPY`,
  active: product.composition.length > 0,
})

const NO_TEXTS = { nl: '', en: '', fr: '' } as const

/** A new product. */
export const toCreation = (values: ProductValues): Schemas['ProductCreation'] =>
  asRequest<Schemas['ProductCreation']>({
    extId: values.extId?.trim() || undefined,
    active: values.active,
    label: labelOf(values.label, {}),
    ...typedTerms(values),
    chargedOnUserBudget: values.chargedOnUserBudget,
    parts: values.parts.map(({ id, kind, terms }) =>
      asRequest<Schemas['ProductPart']>({
        [kind === 'RESOURCE' ? 'resourceOspId' : 'resourceGroupOspId']: id,
        ...terms,
      }),
    ),
  })

/** What has changed. The label is replaced as a whole. */
export function toUpdate(values: ProductValues, base: Product): Schemas['UpdateProductRequest'] {
  const { extId, chargedOnUserBudget } = values
  const others = base.label.translations ?? {}
  const label = labelOf(values.label, others)
  const isSame = JSON.stringify(label) === JSON.stringify(labelOf(toForm(base).label, others))
  return updateOf(
    base,
    asRequest<Schemas['ProductUpdate']>({
      ...(extId?.trim() !== base.extId && { extId: extId?.trim() ?? '' }),
      ...(!isSame && { label }),
      ...orNull(changes(typedTerms(values), termsOf(base))),
      ...(chargedOnUserBudget !== base.chargedOnUserBudget && { chargedOnUserBudget }),
    }),
  )
}

/** The field of a path in either request. A mistake of one part shows at the field of all parts. */
export const fieldOf = (path: string): string => path.replace(/^data\./, '').replace(/^parts\..*$/, 'parts')

/** What a product or part costs, without what it inherits. */
export const termsOf = ({ feeCron, fixedCost, variableCost, vat }: Draft<Terms>): TermsValues => ({
  feeCron,
  fixedCost,
  variableCost,
  vat,
})

/** The terms as typed. An emptied schedule is none. */
export const typedTerms = (values: TermsValues): TermsValues => ({
  ...termsOf(values),
  feeCron: values.feeCron?.trim() || undefined,
})

/** The label without empty texts. `others` has the texts in languages that have no field. */
function labelOf(
  { defaultValue = '', html, translations = {} }: ProductValues['label'],
  others: Readonly<Record<string, string>>,
): Schemas['ProductLabelInput'] {
  const typed = LANGUAGES.flatMap((language) => {
    const text = translations[language]?.trim() ?? ''
    return text === '' ? [] : [[language, text] as const]
  })
  const kept = Object.entries(others).filter(([language]) => !LANGUAGES.some((known) => known === language))
  const texts = Object.fromEntries([...kept, ...typed])
  return {
    ...asRequest<Schemas['ProductLabelInput']>({ defaultValue: defaultValue.trim() || undefined, html }),
    ...(Object.keys(texts).length > 0 && { translations: texts }),
  }
}
