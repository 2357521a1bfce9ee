import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { activatePartner, deactivatePartner, getPartner } from '@/api/generated/operations/partners.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { PARTNER_READS, type PartnerRow } from './partner-reads.ts'

export const partnerActions = actionsOn<PartnerRow>({
  area: 'partners',
  idParam: 'partner',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ data }) => data.name,
  find: (ospId) => call(getPartner, { body: { ospId } }),
})({
  activate: {
    icon: CircleCheck,
    operation: activatePartner,
    body: ({ ospId }) => ({ ospId }),
    refuses: ({ active }) => (active ? 'alreadyActive' : undefined),
    refreshes: PARTNER_READS,
  },
  // R106: its companies and users are deactivated too, so the confirmation shows their number.
  deactivate: {
    icon: CircleOff,
    tone: 'danger',
    operation: deactivatePartner,
    refuses: ({ active }) => (active ? undefined : 'alreadyInactive'),
    Dialog: lazyBlock(async () => (await import('./deactivate-dialog.tsx')).DeactivateDialog),
  },
})
