import create from '@/api/generated/requests/CreatePartnerRequest.ts'
import update from '@/api/generated/requests/UpdatePartnerRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import { PARTNER_TYPES } from './partner-type.ts'

export type Partner = Schemas['Partner']
export type PartnerFlag = Schemas['PartnerFlag']
type Flags = Readonly<Record<string, boolean>>

/** Form values with another shape than in the requests. The form library removes an empty value. */
interface Own {
  readonly partnerType?: string
  readonly billingFlags?: Flags
  readonly invoiceFlags?: Flags
}

const own = {
  properties: ['partnerType', 'billingFlags', 'invoiceFlags'],
  toRequest: ({ partnerType, billingFlags, invoiceFlags }: Own) => ({
    // An unknown type stays unchanged, and is not sent.
    partnerType: PARTNER_TYPES.find((known) => known === partnerType),
    billingFlags,
    invoiceFlags,
  }),
} as const
const names = { selectedBudgetTypes: 'budgetTypes' } as const

/** A new partner (R228) with every switch off. */
export const newPartnerForm = (flags: readonly PartnerFlag[]) =>
  defineForm(
    { create },
    {
      names,
      own,
      begin: {
        partnerType: '',
        billingFlags: switches(flags, 'BILLING'),
        invoiceFlags: switches(flags, 'INVOICE'),
      },
    },
  )
export type NewPartner = FormValuesOf<ReturnType<typeof newPartnerForm>>

/** The details of a partner. A switch that the platform no longer lists keeps its value. */
export const termsForm = (flags: readonly PartnerFlag[]) =>
  defineForm(
    { update },
    {
      of: ({ data }: Partner) => data,
      only: ['name'],
      own: {
        ...own,
        toFields: ({ data }: Partner): Own => ({
          partnerType: data.partnerType,
          billingFlags: { ...switches(flags, 'BILLING'), ...data.billingFlags },
          invoiceFlags: { ...switches(flags, 'INVOICE'), ...data.invoiceFlags },
        }),
      },
    },
  )

/** The options that the partner makes available. */
export const choicesForm = defineForm(
  { update },
  {
    of: ({ data }: Partner) => ({
      selectedBudgetTypes: data.selectedBudgetTypes ?? [],
      selectedProducts: data.selectedProducts ?? [],
      selectedServiceResources: data.selectedServiceResources ?? [],
    }),
    only: ['selectedBudgetTypes', 'selectedProducts', 'selectedServiceResources'],
    names,
  },
)

const switches = (flags: readonly PartnerFlag[], kind: PartnerFlag['kind']): Flags =>
  Object.fromEntries(flags.filter((flag) => flag.kind === kind).map(({ key }) => [key, false]))
