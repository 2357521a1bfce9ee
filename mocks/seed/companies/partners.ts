import type { PartnerLinkRow, PartnerRow } from '../../tables.ts'
import { PARTNER, PARTNER_NAME } from '../names.ts'

/** Partners of each type and state, one with a long name, one with an unknown type. */
export const partners = (): PartnerRow[] => [
  partner(PARTNER.small, 'NOORDZEE', 'MSP', {
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
  partner(PARTNER.large, 'BENELUX', 'MSP', {}),
  partner(PARTNER.artemis, 'ARTEMIS-BE', 'ARTEMIS', {}),
  partner(PARTNER.rail, 'OLD-RAIL', 'MRP', { active: false }),
  partner(PARTNER.other, 'SCHELDT', 'MRP_MSP', {}),
  partner(PARTNER.reseller, 'MEETJESLAND', 'RESELLER', {}),
  partner(PARTNER.closed, 'ZWIN', 'RESELLER_B2B', { active: false, version: 2 }),
  partner(PARTNER.longName, 'COOP-ARDENNEN-LIEGE-NAMUR-ARLON', 'RESELLER_B2B', {}),
  partner(PARTNER.unknown, 'MAKELAAR', 'BROKER', {}),
]

/** Benelux Mobility has two sub-partners, one of them inactive. A reseller has two super-partners. */
export const partnerLinks = (): PartnerLinkRow[] => [
  { subOspId: PARTNER.small, superOspId: PARTNER.large },
  { subOspId: PARTNER.closed, superOspId: PARTNER.large },
  { subOspId: PARTNER.reseller, superOspId: PARTNER.small },
  { subOspId: PARTNER.reseller, superOspId: PARTNER.longName },
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
  ...more,
})
