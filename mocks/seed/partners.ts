import type { PartnerRow } from '../tables.ts'
import { PARTNER, PARTNER_NAME } from './names.ts'

/** One partner of each kind that a screen tells apart, one of them inactive. */
export const partners = (): PartnerRow[] => [
  partner(PARTNER.small, 'NOORDZEE', 'MSP', {
    superPartners: [{ ospId: PARTNER.large, name: PARTNER_NAME[PARTNER.large] ?? '' }],
    data: {
      name: PARTNER_NAME[PARTNER.small] ?? '',
      partnerType: 'MSP',
      selectedBudgetTypes: ['MOBILITY_BUDGET', 'BUSINESS_BUDGET', 'COMMUTING_BUDGET', 'COMPANY_BUDGET'],
      selectedProducts: ['pr-9001', 'pr-9002'],
      selectedServiceResources: ['sr-9101'],
      billingFlags: { billPerCompany: true },
      invoiceFlags: {},
    },
  }),
  partner(PARTNER.large, 'BENELUX', 'MSP', {
    subPartners: [{ ospId: PARTNER.small, name: PARTNER_NAME[PARTNER.small] ?? '' }],
  }),
  partner(PARTNER.artemis, 'ARTEMIS-BE', 'ARTEMIS', {}),
  partner(PARTNER.rail, 'OLD-RAIL', 'MRP', { active: false }),
  partner(PARTNER.other, 'SCHELDT', 'MRP_MSP', {}),
]

const partner = (
  ospId: string,
  extId: string,
  partnerType: string,
  more: Partial<PartnerRow>,
): PartnerRow => ({
  ospId,
  version: 1,
  extId,
  active: true,
  data: { name: PARTNER_NAME[ospId] ?? extId, partnerType },
  subPartners: [],
  superPartners: [],
  ...more,
})
