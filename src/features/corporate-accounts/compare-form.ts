import type { components } from '@/api/generated/schema.ts'
import { asRequest } from '@/forms/draft.ts'
import type { Company } from '@/domain/companies/account-actions.ts'

type Data = Company['data']
type Update = components['schemas']['CorporateAccountUpdate']

/** The settings that two companies may share: never names, numbers, addresses or accounts. */
export const COMPARED = [
  'contractType',
  'paymentType',
  'paymentMethod',
  'invoiceSendingMethod',
  'companyType',
  'vatLiable',
  'twoFactorForAdmins',
  'businessBudgetExternalReferenceMandatory',
  'maxUsers',
  'threshold',
  'usageReasons',
  'budgetTypes',
  'selectedProducts',
  'selectedServiceResources',
] as const satisfies readonly (keyof Data & keyof Update)[]
export type Compared = (typeof COMPARED)[number]

/** What a setting that a company does not have is copied as. One that is not named here cannot be taken away. */
const NOT_SET: Partial<Record<Compared, false | null | readonly never[]>> = {
  vatLiable: false,
  twoFactorForAdmins: false,
  businessBudgetExternalReferenceMandatory: false,
  maxUsers: null,
  threshold: null,
  usageReasons: [],
}

/** The settings in which two companies differ. The order of a list does not count. */
export const differences = (one: Data, other: Data): readonly Compared[] =>
  COMPARED.filter((field) => plain(field, one) !== plain(field, other))

/** Whether the setting of a company can be copied. */
export const isCopyable = (field: Compared, from: Data): boolean =>
  from[field] !== undefined || field in NOT_SET

/** The change that gives another company these settings. */
export const toCopy = (fields: readonly Compared[], from: Data): Update => {
  const copied = fields
    .filter((field) => isCopyable(field, from))
    .map((field) => [field, from[field] ?? NOT_SET[field]] as const)
  return asRequest<Update>(Object.fromEntries(copied))
}

/** A setting as a text that two companies can be compared by. */
function plain(field: Compared, data: Data): string | undefined {
  const value = data[field] ?? NOT_SET[field]
  return JSON.stringify(Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value)
}
