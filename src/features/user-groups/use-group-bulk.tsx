import { useTranslation } from 'react-i18next'
import { useBulk } from '@/actions/use-bulk.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { useSelection } from '@/ui/table/use-selection.ts'
import { groupActions, type UserGroup } from './group-actions.ts'

const GroupBulkDialog = lazyBlock(async () => (await import('./group-bulk-dialog.tsx')).GroupBulkDialog)

/** Choosing groups and acting on them: what the table needs, and the dialog to put beside it. */
export function useGroupBulk(groups: readonly UserGroup[] | undefined) {
  const { t } = useTranslation('user-groups')
  const selection = useSelection(ospIdOf, groups)
  const { menu, dialog } = useBulk({
    selection,
    idOf: ospIdOf,
    actions: groupActions,
    label: ({ id }) => `${t(`actions.${id}.label`)}…`,
    dialog: ({ action, things, open, turn }, close) => (
      <GroupBulkDialog key={turn} action={action} groups={things} open={open} onClose={close} />
    ),
  })
  return { bulk: menu && { selection, actions: menu }, dialog }
}

const ospIdOf = ({ ospId }: UserGroup): string => ospId
