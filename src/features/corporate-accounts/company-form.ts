import create from '@/api/generated/requests/CreateCorporateAccountRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import type { Company } from '@/domain/companies/account.ts'

interface Own {
  /** Platform staff selects the partner. For partner staff it is always their own. */
  readonly partnerOspId?: string | undefined
  /** It has no field, because it is copied from another company. */
  readonly usageReasons?: readonly Schemas['UsageReason'][]
}

/** A new company (R227). */
export const companyForm = defineForm(
  { create },
  {
    own: {
      properties: ['partner', 'usageReasons'],
      toRequest: ({ partnerOspId, usageReasons = [] }: Own) => ({
        partner: partnerOspId ? { ospId: partnerOspId } : undefined,
        usageReasons: usageReasons.length > 0 ? usageReasons : undefined,
      }),
      fields: { partner: 'partnerOspId' },
    },
    left: ['selectedVersions'], // A new company uses the newest versions.
    begin: {
      partnerOspId: '',
      usageReasons: [],
      vatLiable: true,
      twoFactorForAdmins: false,
      businessBudgetExternalReferenceMandatory: false,
    },
  },
)
export type NewCompany = FormValuesOf<typeof companyForm>

/**
 * The settings that one company can copy from another: terms and choices, but never names, numbers, addresses or
 * accounts.
 */
export function copied({ data }: Pick<Company, 'data'>): Partial<NewCompany> {
  return {
    companyType: data.companyType,
    contractType: data.contractType,
    paymentType: data.paymentType,
    invoiceSendingMethod: data.invoiceSendingMethod,
    paymentMethod: data.paymentMethod,
    vatLiable: data.vatLiable ?? false,
    twoFactorForAdmins: data.twoFactorForAdmins ?? false,
    businessBudgetExternalReferenceMandatory: data.businessBudgetExternalReferenceMandatory ?? false,
    maxUsers: data.maxUsers,
    threshold: data.threshold,
    usageReasons: data.usageReasons ?? [],
    budgetTypes: data.budgetTypes ?? [],
    selectedProducts: data.selectedProducts ?? [],
    selectedServiceResources: data.selectedServiceResources ?? [],
  }
}

/** G315: a reason in this language, or in its first one. */
export const reasonIn =
  (language: Schemas['Language']) =>
  (reason: Schemas['UsageReason']): string =>
    new Map(Object.entries(reason)).get(language) ?? Object.values(reason)[0] ?? ''
