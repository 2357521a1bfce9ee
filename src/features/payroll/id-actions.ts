import Eraser from 'lucide-react/icons/eraser'
import Hash from 'lucide-react/icons/hash'
import { actionsOn, type Actions } from '@/actions/define-actions.ts'
import { updatePayrollIdMapping } from '@/api/generated/operations/payroll.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { ID_READS } from './payroll-reads.ts'
import type { IdMapping } from './id-columns.tsx'

/** The actions on the payroll ids of the users of a company. */
export const idActionsOf = (corporateAccountOspId: string): Actions<IdMapping> =>
  actionsOn<IdMapping>({
    area: 'payroll',
    idParam: 'mapping',
    idOf: ({ user }) => user.ospId,
    nameOf: ({ user }) => user.name,
  })({
    setId: {
      icon: Hash,
      operation: updatePayrollIdMapping,
      Dialog: lazyBlock(async () => (await import('./set-id-dialog.tsx')).SetIdDialog),
    },
    clearId: {
      icon: Eraser,
      operation: updatePayrollIdMapping,
      path: ({ userExtId }) => ({ corporateAccountOspId, userExtId }),
      body: ({ version }) => ({ payrollId: null, version }),
      refuses: ({ payrollId }) => (payrollId === undefined ? 'noPayrollId' : undefined),
      refreshes: ID_READS,
      many: true,
    },
  })
