import { hrefTo, type Href } from '@/routes/href.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import type { RelatedRecord } from './relation-words.ts'

/** The page of a related record, if there is one that the viewer may open. */
export function hrefOfRecord({ kind, ospId }: RelatedRecord, viewer: Viewer): Href | undefined {
  switch (kind) {
    case 'PARTNER':
      return mayOpen('PartnerDetails', viewer) ? hrefTo('PartnerDetails', { partnerOspId: ospId }) : undefined
    case 'COMPANY':
      return mayOpen('CorporateAccountView', viewer)
        ? hrefTo('CorporateAccountView', { accountOspId: ospId })
        : undefined
    case 'PRODUCT':
      return mayOpen('ProductDetails', viewer) ? hrefTo('ProductDetails', { productOspId: ospId }) : undefined
    default:
      return undefined
  }
}
