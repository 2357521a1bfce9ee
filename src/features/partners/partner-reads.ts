import { getCorporateAccountsByFilter } from '@/api/generated/operations/corporate-accounts.ts'
import { getAllPartners, getPartner, getRelatedPartners } from '@/api/generated/operations/partners.ts'
import type { components } from '@/api/generated/schema.ts'

/** A partner as a row of the list. Actions need only these properties, so they also accept the full partner. */
export type PartnerRow = components['schemas']['PartnerSummary']

/** The reads that a change of a partner affects. */
export const PARTNER_READS = [getAllPartners, getPartner, getRelatedPartners]
/** The additional reads that a deactivation affects. */
export const DEACTIVATION_READS = [...PARTNER_READS, getCorporateAccountsByFilter]
