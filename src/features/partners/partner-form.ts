import type { Schemas } from '@/api/generated/schema.ts'
import { NO_CHOICES, type Choices } from '@/domain/partners/offered.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { changes, updateOf } from '@/forms/values/changes.ts'
import { PARTNER_TYPES } from './partner-type.ts'

export type Partner = Schemas['Partner']
export type PartnerFlag = Schemas['PartnerFlag']
type Flags = Readonly<Record<string, boolean>>

/** What the fields of the details hold. */
export interface PartnerTerms {
  readonly name: string
  readonly partnerType: string
  readonly billingFlags: Flags
  readonly invoiceFlags: Flags
}

/** What the wizard's fields hold (R228). */
export interface NewPartner extends PartnerTerms, Choices {
  readonly extId: string
}

/** A new partner with every switch off. */
export const emptyPartner = (flags: readonly PartnerFlag[]): NewPartner => ({
  extId: '',
  name: '',
  partnerType: '',
  billingFlags: switches(flags, 'BILLING'),
  invoiceFlags: switches(flags, 'INVOICE'),
  ...NO_CHOICES,
})

export const toCreation = ({
  extId,
  name,
  partnerType,
  billingFlags,
  invoiceFlags,
  budgetTypes,
  selectedProducts,
  selectedServiceResources,
}: NewPartner): Schemas['CreatePartnerRequest'] =>
  asRequest<Schemas['CreatePartnerRequest']>({
    extId: given(extId),
    data: {
      name: given(name),
      partnerType: knownType(partnerType),
      billingFlags,
      invoiceFlags,
      selectedBudgetTypes: [...budgetTypes],
      selectedProducts: [...selectedProducts],
      selectedServiceResources: [...selectedServiceResources],
    },
  })

/** The details of a partner. A switch that the platform no longer lists keeps its value. */
export const toTerms =
  (flags: readonly PartnerFlag[]) =>
  ({ data }: Pick<Partner, 'data'>): PartnerTerms => ({
    name: data.name,
    partnerType: data.partnerType,
    billingFlags: { ...switches(flags, 'BILLING'), ...data.billingFlags },
    invoiceFlags: { ...switches(flags, 'INVOICE'), ...data.invoiceFlags },
  })

/** The details that changed. A map of switches is sent whole, because it replaces the present one. */
export function toTermsUpdate(
  values: Draft<PartnerTerms>,
  base: Partner,
  before: PartnerTerms,
): Schemas['UpdatePartnerRequest'] {
  const { billingFlags, invoiceFlags, name, partnerType } = values
  const isSame = (one: Draft<Flags> | undefined, other: Flags): boolean =>
    JSON.stringify(one) === JSON.stringify(other)
  return updateOf(
    base,
    asRequest<Schemas['PartnerUpdate']>({
      ...(name?.trim() !== before.name && { name: name?.trim() ?? '' }),
      ...(partnerType !== before.partnerType && { partnerType: knownType(partnerType) }),
      ...(!isSame(billingFlags, before.billingFlags) && { billingFlags }),
      ...(!isSame(invoiceFlags, before.invoiceFlags) && { invoiceFlags }),
    }),
  )
}

export const toChoices = ({ data }: Pick<Partner, 'data'>): Choices => ({
  budgetTypes: data.selectedBudgetTypes ?? NO_CHOICES.budgetTypes,
  selectedProducts: data.selectedProducts ?? NO_CHOICES.selectedProducts,
  selectedServiceResources: data.selectedServiceResources ?? NO_CHOICES.selectedServiceResources,
})

/** The lists that changed. */
export function toChoicesUpdate(values: Choices, base: Partner): Schemas['UpdatePartnerRequest'] {
  const changed = changes(values, toChoices(base))
  const { budgetTypes, selectedProducts, selectedServiceResources } = changed
  return updateOf(base, {
    ...(budgetTypes && { selectedBudgetTypes: [...budgetTypes] }),
    ...(selectedProducts && { selectedProducts: [...selectedProducts] }),
    ...(selectedServiceResources && { selectedServiceResources: [...selectedServiceResources] }),
  })
}

/** The field of a path in either request. */
export const fieldOf = (path: string): string =>
  path
    .replace(/^data\./, '')
    .replace('selectedBudgetTypes', 'budgetTypes')
    .replace(/^(budgetTypes|selected\w+)\.\d+$/, '$1')

/** A type that can be chosen. One that the portal does not know stays as it is, and is not sent. */
const knownType = (type: string | undefined): Schemas['PartnerTypeChoice'] | undefined =>
  PARTNER_TYPES.find((known) => known === type)

const given = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed.trim())

const switches = (flags: readonly PartnerFlag[], kind: PartnerFlag['kind']): Flags =>
  Object.fromEntries(flags.filter((flag) => flag.kind === kind).map(({ key }) => [key, false]))
