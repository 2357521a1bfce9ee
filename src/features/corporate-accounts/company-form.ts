import type { Schemas } from '@/api/generated/schema.ts'
import { NO_CHOICES, type Choices } from '@/domain/partners/offered.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import type { Company } from '@/domain/companies/account.ts'

type Creation = Schemas['CorporateAccountCreation']

/** The texts of a company; an empty one is not sent. */
const TEXTS = [
  'extId',
  'name',
  'legalName',
  'companyNumber',
  'companyType',
  'street',
  'streetNumber',
  'zipCode',
  'city',
  'contractType',
  'paymentType',
  'invoiceSendingMethod',
  'paymentMethod',
  'iban',
  'bic',
  'poNumber',
  'paymentReference',
] as const satisfies readonly (keyof Creation)[]

/** What the fields of the wizard hold (R227). */
export interface NewCompany extends Readonly<Record<(typeof TEXTS)[number], string>>, Choices {
  readonly partnerOspId: string
  readonly vatLiable: boolean
  readonly twoFactorForAdmins: boolean
  readonly businessBudgetExternalReferenceMandatory: boolean
  readonly maxUsers: number | undefined
  readonly threshold: number | undefined
  readonly usageReasons: readonly Schemas['UsageReason'][]
}

/** A new company of a partner; platform staff chooses the partner. */
export const emptyCompany = (partnerOspId: string): NewCompany => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, ''])) as Record<(typeof TEXTS)[number], string>),
  partnerOspId,
  vatLiable: true,
  twoFactorForAdmins: false,
  businessBudgetExternalReferenceMandatory: false,
  maxUsers: undefined,
  threshold: undefined,
  usageReasons: [],
  ...NO_CHOICES,
})

export function toCreation(values: NewCompany): Schemas['CreateCorporateAccountRequest'] {
  const { partnerOspId, maxUsers, threshold, budgetTypes, selectedProducts, selectedServiceResources } =
    values
  const texts = TEXTS.flatMap((name) => {
    const text = values[name].trim()
    return text === '' ? [] : [[name, text] as const]
  })
  return {
    data: asRequest<Creation>({
      ...(Object.fromEntries(texts) as Draft<Creation>),
      ...(partnerOspId !== '' && { partner: { ospId: partnerOspId } }),
      vatLiable: values.vatLiable,
      twoFactorForAdmins: values.twoFactorForAdmins,
      businessBudgetExternalReferenceMandatory: values.businessBudgetExternalReferenceMandatory,
      ...(maxUsers !== undefined && { maxUsers }),
      ...(threshold !== undefined && { threshold }),
      ...(values.usageReasons.length > 0 && { usageReasons: [...values.usageReasons] }),
      budgetTypes: [...budgetTypes],
      selectedProducts: [...selectedProducts],
      selectedServiceResources: [...selectedServiceResources],
    }),
  }
}

/** What two companies may have in common: terms and choices, never names, numbers, addresses or accounts. */
export function copied({ data }: Pick<Company, 'data'>): Partial<NewCompany> {
  return {
    companyType: data.companyType ?? '',
    contractType: data.contractType ?? '',
    paymentType: data.paymentType,
    invoiceSendingMethod: data.invoiceSendingMethod ?? '',
    paymentMethod: data.paymentMethod ?? '',
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

/** The field of a path in the request. */
export const fieldOf = (path: string): string =>
  path
    .replace(/^data\./, '')
    .replace(/^partner(\.ospId)?$/, 'partnerOspId')
    .replace(/^(budgetTypes|selected\w+)\.\d+$/, '$1')

/** G315: a reason in this language, or in the first that it has. */
export const reasonIn =
  (language: Schemas['Language']) =>
  (reason: Schemas['UsageReason']): string =>
    reason[language] ?? reason.nl ?? reason.en ?? reason.fr ?? ''
