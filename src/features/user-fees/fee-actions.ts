import ChartNoAxesGantt from 'lucide-react/icons/chart-no-axes-gantt'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn, type ActionDialogProps } from '@/actions/define-actions.ts'
import { deleteUserFee, getAllUserFees, updateUserFee } from '@/api/generated/operations/user-fees.ts'
import { number } from '@/i18n/formats.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { FeeWithFinding, UserFee } from './tiers.ts'

/** G397: the address of the form that changes a fee. */
export const toForm = ({ ospId }: UserFee): Href => hrefTo('UserFeeForm', { type: 'edit' }, { fee: ospId })

/** R223: the actions on a fee. */
export const feeActions = actionsOn<FeeWithFinding>({
  area: 'user-fees',
  idParam: 'fee',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ assignee }) => assignee.name,
  valuesOf: ({ eventCountFrom, eventCountTo }, t) => ({
    from: number(eventCountFrom),
    to: eventCountTo === undefined ? t('unlimited') : number(eventCountTo),
  }),
  failureColumns: { 'columns.eventCountFrom': ({ eventCountFrom }) => String(eventCountFrom) },
})({
  edit: { icon: Pencil, operation: updateUserFee, to: toForm },
  picture: {
    icon: ChartNoAxesGantt,
    isReadOnly: true,
    operation: getAllUserFees,
    Dialog: lazyBlock<ActionDialogProps<FeeWithFinding>>(
      async () => (await import('./tiers-dialog.tsx')).TiersDialog,
    ),
  },
  delete: {
    icon: Trash2,
    tone: 'danger',
    operation: deleteUserFee,
    body: ({ ospId }) => ({ ospId }),
    refreshes: [getAllUserFees],
    many: true,
    final: true,
  },
})
