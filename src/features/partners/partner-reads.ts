import { getCorporateAccountsByFilter } from '@/api/generated/operations/corporate-accounts.ts'
import { getAllPartners, getPartner, getRelatedPartners } from '@/api/generated/operations/partners.ts'
import type { components } from '@/api/generated/schema.ts'

/** A partner as a row of the list shows it, and as the actions need it. The partner itself is one too. */
export type PartnerRow = components['schemas']['PartnerSummary']

/** What a change of a partner changes. */
export const PARTNER_READS = [getAllPartners, getPartner, getRelatedPartners]
/** What its deactivation changes besides. */
export const DEACTIVATION_READS = [...PARTNER_READS, getCorporateAccountsByFilter]
