import update from '@/api/generated/requests/UpdateCorporateAccountRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm } from '@/forms/define-form.ts'
import type { Texts } from '@/forms/values/translations.ts'
import { APP_LANGUAGES } from '@/i18n/content-languages.ts'

export type Company = Schemas['CorporateAccount']

/** A company in the form that the settings use. */
const of = ({ data }: Company) => ({
  ...data,
  iban: data.iban?.replace(/\s/g, ''),
  vatLiable: data.vatLiable ?? false,
  twoFactorForAdmins: data.twoFactorForAdmins ?? false,
  businessBudgetExternalReferenceMandatory: data.businessBudgetExternalReferenceMandatory ?? false,
  budgetTypes: data.budgetTypes ?? [],
  selectedProducts: data.selectedProducts ?? [],
})

// One form per settings card: each is saved by a separate request.
export const identityForm = defineForm(
  { update },
  {
    of,
    only: [
      'name',
      'legalName',
      'companyNumber',
      'companyType',
      'vatLiable',
      'twoFactorForAdmins',
      'maxUsers',
    ],
  },
)
export const addressForm = defineForm({ update }, { of, only: ['street', 'streetNumber', 'zipCode', 'city'] })
export const paymentForm = defineForm(
  { update },
  {
    of,
    only: ['iban', 'bic', 'poNumber', 'invoiceSendingMethod', 'paymentMethod', 'paymentType', 'contractType'],
  },
)
export const budgetTypesForm = defineForm(
  { update },
  { of, only: ['budgetTypes', 'businessBudgetExternalReferenceMandatory'] },
)
export const companyBudgetForm = defineForm({ update }, { of, only: ['threshold', 'paymentReference'] })
export const productsForm = defineForm({ update }, { of, only: ['selectedProducts'] })

interface ReasonValues {
  readonly usageReasons?: readonly Texts<string>[] | undefined
}

/** G101, G315: each reason once, in its languages, trimmed. */
export const usageReasonsForm = defineForm(
  { update },
  {
    only: [],
    own: {
      properties: ['usageReasons'],
      toFields: ({ data }: Company): ReasonValues => ({ usageReasons: data.usageReasons ?? [] }),
      toRequest: ({ usageReasons = [] }) => ({ usageReasons: toReasons(usageReasons) }),
      fields: { usageReasons: 'usageReasons' },
    },
  },
)

function toReasons(entries: readonly Texts<string>[]): Schemas['UsageReason'][] {
  const reasons = entries.map((entry) =>
    Object.fromEntries(
      APP_LANGUAGES.flatMap(({ code }) => {
        const text = (entry[code] ?? '').trim()
        return text === '' ? [] : [[code, text]]
      }),
    ),
  )
  const filled = reasons.filter((reason) => Object.keys(reason).length > 0)
  return [...new Map(filled.map((reason) => [JSON.stringify(reason), reason])).values()]
}
