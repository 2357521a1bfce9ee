import create from '@/api/generated/requests/ProductCreation.ts'
import update from '@/api/generated/requests/UpdateProductRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { noTexts, type Texts } from '@/forms/values/translations.ts'
import { LANGUAGES, type Language } from '@/i18n/languages.ts'
import type { Product } from './product-actions.ts'

type Terms = Pick<Schemas['CostTerms'], 'feeCron' | 'fixedCost' | 'variableCost' | 'vat'>

/** In the languages of the portal. Texts of a product in other languages stay unchanged. */
type ProductTexts = Texts<Language>

/** The price of a product as form values. Final Form removes an empty field. */
type TermsValues = { readonly [Name in keyof Terms]: Terms[Name] | undefined }

/** A resource or resource group that is part of a new product. */
export interface PartValue {
  readonly id: string
  readonly kind: 'RESOURCE' | 'RESOURCE_GROUP'
  readonly name: string
  /** Its own terms, copied from the cloned product. */
  readonly terms?: Draft<Partial<Schemas['CostTerms']>>
}

/** The labels of a product, and its parts. */
interface OwnValues {
  readonly label: {
    readonly defaultValue?: string | undefined
    readonly html: boolean
    readonly translations?: ProductTexts | undefined
  }
  /** Only for a new product. */
  readonly parts: readonly PartValue[]
}

/** A product. Its label is replaced as a whole. An error of one part shows at the field of all parts. */
export const productForm = defineForm(
  { create, update },
  {
    of: (product: Product) => product,
    own: {
      properties: ['label', 'parts'],
      toFields: ({ label, composition }): OwnValues => ({
        label: { ...label, translations: { ...NO_TEXTS, ...label.translations } },
        parts: composition.map(({ kind, name, resourceOspId, resourceGroupOspId, ...part }) => ({
          id: resourceGroupOspId ?? resourceOspId ?? '',
          kind,
          name,
          terms: { ...termsOf(part), chargedOnUserBudget: part.chargedOnUserBudget },
        })),
      }),
      toRequest: ({ label, parts }, base) => ({
        label: labelOf(label, base?.label.translations ?? {}),
        parts: parts.map(({ id, kind, terms }) => ({
          [kind === 'RESOURCE' ? 'resourceOspId' : 'resourceGroupOspId']: id,
          ...terms,
        })),
      }),
      fields: { parts: 'parts' },
    },
    begin: {
      active: true,
      label: { defaultValue: '', html: false, translations: { nl: '', en: '', fr: '' } },
      chargedOnUserBudget: true,
      parts: [],
    },
  },
)
type ProductValues = FormValuesOf<typeof productForm>

/** A copy of a product, with its parts and their terms. The external id is unique, so it gets a suffix. */
export const toClone = (product: Product): ProductValues => ({
  ...productForm.editing.toForm(product),
  extId: `${product.extId.slice(0, 95)}-COPY`,
  active: product.composition.length > 0,
})

const NO_TEXTS = noTexts(LANGUAGES)

/** The price of a product or part. Inherited terms are left out. */
const termsOf = ({ feeCron, fixedCost, variableCost, vat }: Draft<Terms>): TermsValues => ({
  feeCron,
  fixedCost,
  variableCost,
  vat,
})

/** The label without empty texts. `others` has the texts in languages without a field. */
function labelOf(
  { defaultValue = '', html, translations = {} }: OwnValues['label'],
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
