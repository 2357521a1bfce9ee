import type { components } from '@/api/generated/schema.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import type { Company } from '@/domain/companies/account.ts'

type Data = Company['data']
type Partner = components['schemas']['Partner']
type Update = components['schemas']['CorporateAccountUpdate']

/** The settings that two companies may share: never names, numbers, addresses or accounts. */
export const COMPARED_FIELDS = [
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
export type ComparedField = (typeof COMPARED_FIELDS)[number]
export type Settings = Draft<Data>

/** The company or partner to compare with, and its settings. */
export interface Other {
  readonly name: string
  readonly settings: Settings
  readonly compared: readonly ComparedField[]
}
export const ofCompany = ({ data }: Company): Other => ({
  name: data.name,
  settings: data,
  compared: COMPARED_FIELDS,
})
const OFFERED = ['budgetTypes', 'selectedProducts', 'selectedServiceResources'] as const

/**
 * A partner has no terms of its own. It determines the options of its companies, which are all options if it has set
 * none (G342).
 */
export function ofPartner({ data }: Pick<Partner, 'data'>): Other {
  const settings = {
    budgetTypes: data.selectedBudgetTypes,
    selectedProducts: data.selectedProducts,
    selectedServiceResources: data.selectedServiceResources,
  }
  return { name: data.name, settings, compared: OFFERED.filter((field) => settings[field] !== undefined) }
}

/** The values that copy a missing setting. A missing setting that is not listed here cannot be copied. */
const NOT_SET: Partial<Record<ComparedField, false | null | readonly never[]>> = {
  vatLiable: false,
  twoFactorForAdmins: false,
  businessBudgetExternalReferenceMandatory: false,
  maxUsers: null,
  threshold: null,
  usageReasons: [],
}

/** The settings in which two companies differ. The order of a list is ignored. */
export const differences = (
  one: Settings,
  other: Settings,
  compared: readonly ComparedField[] = COMPARED_FIELDS,
): readonly ComparedField[] =>
  compared.filter((field) => comparableText(field, one) !== comparableText(field, other))

/** Whether the setting can be copied. */
export const isCopyable = (field: ComparedField, from: Settings): boolean =>
  from[field] !== undefined || field in NOT_SET

/** The update that copies these settings to another company. */
export const toCopy = (fields: readonly ComparedField[], from: Settings): Update => {
  const copied = fields
    .filter((field) => isCopyable(field, from))
    .map((field) => [field, from[field] ?? NOT_SET[field]] as const)
  return asRequest<Update>(Object.fromEntries(copied))
}

/** A setting as comparable text. */
function comparableText(field: ComparedField, data: Settings): string | undefined {
  const value = data[field] ?? NOT_SET[field]
  return JSON.stringify(Array.isArray(value) ? value.map(ordered).toSorted() : value)
}

/** The order of a reason's texts is ignored, too. */
const ordered = (one: unknown): string =>
  JSON.stringify(
    typeof one === 'object' && one !== null
      ? Object.entries(one).toSorted(([name], [other]) => name.localeCompare(other))
      : one,
  )
