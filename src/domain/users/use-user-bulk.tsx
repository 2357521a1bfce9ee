import { useTranslation } from 'react-i18next'
import { useBulk } from '@/actions/use-bulk.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { useSelection } from '@/ui/table/use-selection.ts'
import { bulkActions, refusesAll } from './bulk-actions.ts'
import type { ActionUser } from './user-actions.ts'

const BulkDialog = lazyBlock(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

/** Choosing rows of a list of people and acting on them: what the table needs, and the dialog to put beside it. */
export function useUserBulk<Row extends ActionUser>() {
  const { t } = useTranslation('app-users')
  const selection = useSelection<Row>(ospIdOf)
  const { menu, dialog } = useBulk({
    selection,
    idOf: ospIdOf,
    actions: bulkActions,
    label: ({ id }) => t(`actions.${id}.label`),
    refuses: (action, users) => {
      const reason = refusesAll(action, users)
      return reason && t(`reasons.${reason}`)
    },
    dialog: ({ action, things, open, turn }, close) => (
      <BulkDialog
        key={turn}
        action={action}
        users={things}
        open={open}
        onClose={(left) => {
          const ofLeft = new Set<ActionUser>(left)
          close(left && things.filter((row) => ofLeft.has(row)))
        }}
      />
    ),
  })
  return { bulk: menu && { selection, actions: menu }, dialog }
}

const ospIdOf = ({ ospId }: ActionUser): string => ospId
