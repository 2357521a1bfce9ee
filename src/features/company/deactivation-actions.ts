import PowerOff from 'lucide-react/icons/power-off'
import Undo2 from 'lucide-react/icons/undo-2'
import { actionsOn } from '@/actions/define-actions.ts'
import {
  requestCompanyDeactivation,
  withdrawCompanyDeactivation,
} from '@/api/generated/operations/company.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { Company } from './company-form.ts'

/** R103: once staff has confirmed it, only staff can withdraw it. */
const settled = ({ active, inactiveFrom }: Company): string | undefined =>
  active ? inactiveFrom && 'confirmed' : 'inactive'

/** A company requests its deactivation, or withdraws the request until staff has handled it (R103, G310). */
export const deactivationActions = actionsOn<Company>({
  area: 'company',
  idParam: 'company',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ data }) => data.name,
})({
  request: {
    icon: PowerOff,
    tone: 'danger',
    operation: requestCompanyDeactivation,
    refuses: (company) => settled(company) ?? (company.deactivationRequestedOn && 'alreadyRequested'),
    Dialog: lazyBlock(async () => (await import('./request-dialog.tsx')).RequestDialog),
  },
  withdraw: {
    icon: Undo2,
    operation: withdrawCompanyDeactivation,
    body: ({ ospId }) => ({ corporateAccountOspId: ospId }),
    refuses: (company) => settled(company) ?? (company.deactivationRequestedOn ? undefined : 'notRequested'),
    refreshes: [getCorporateAccount],
  },
})
