import Pencil from 'lucide-react/icons/pencil'
import Plug from 'lucide-react/icons/plug'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Unplug from 'lucide-react/icons/unplug'
import { actionsOn } from '@/actions/define-actions.ts'
import { syncPayrollUsers, updatePayrollConfig } from '@/api/generated/operations/payroll.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { CONNECTION_READS } from './payroll-reads.ts'
import type { Connection } from './use-connections.ts'

/** The actions on the connection to a payroll provider. */
export const connectionActions = actionsOn<Connection>({
  area: 'payroll',
  idParam: 'connection',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ providerName }) => providerName,
  valuesOf: ({ managedUserCount = 0 }) => ({ count: managedUserCount }),
})({
  sync: {
    icon: RefreshCw,
    operation: syncPayrollUsers,
    refuses: ({ active }) => (active ? undefined : 'notInUse'),
    Dialog: lazyBlock(async () => (await import('./sync-dialog.tsx')).SyncDialog),
  },
  edit: {
    icon: Pencil,
    operation: updatePayrollConfig,
    Dialog: lazyBlock(async () => (await import('./edit-connection-dialog.tsx')).EditConnectionDialog),
  },
  activate: {
    icon: Plug,
    operation: updatePayrollConfig,
    path: ({ uuid }) => ({ uuid }),
    body: ({ version }) => ({ version, active: true }),
    refuses: ({ active }) => (active ? 'inUse' : undefined),
    refreshes: CONNECTION_READS,
  },
  deactivate: {
    icon: Unplug,
    tone: 'danger',
    operation: updatePayrollConfig,
    path: ({ uuid }) => ({ uuid }),
    body: ({ version }) => ({ version, active: false }),
    refuses: ({ active }) => (active ? undefined : 'notInUse'),
    refreshes: CONNECTION_READS,
  },
})
