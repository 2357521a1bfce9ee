import Unlink from 'lucide-react/icons/unlink'
import { actionsOn } from '@/actions/define-actions.ts'
import { getPartner, getRelatedPartners, removeRelatedPartner } from '@/api/generated/operations/partners.ts'
import type { components } from '@/api/generated/schema.ts'

/** A linked partner, and the partner that has the link. */
export type Linked = components['schemas']['PartnerLink'] & { readonly partnerOspId: string }

export const linkActions = actionsOn<Linked>({
  area: 'partners',
  idParam: 'linked',
  idOf: ({ partner }) => partner.ospId,
  nameOf: ({ partner }) => partner.data.name,
})({
  unlink: {
    icon: Unlink,
    tone: 'danger',
    operation: removeRelatedPartner,
    body: ({ partnerOspId, partner }) => ({ partnerOspId, relatedPartnerOspId: partner.ospId }),
    refreshes: [getRelatedPartners, getPartner],
    many: true,
  },
})
