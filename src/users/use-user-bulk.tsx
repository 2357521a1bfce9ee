import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { lazyBlock } from '@/ui/lazy-block.tsx'
import { MenuButton } from '@/ui/menu.tsx'
import { useSelection } from '@/ui/table/use-selection.ts'
import { bulkActions, type BulkAction } from './bulk-actions.ts'
import type { ActionUser } from './user-actions.ts'

const BulkDialog = lazyBlock(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

interface Asked {
  readonly action: BulkAction
  readonly users: readonly ActionUser[]
  readonly open: boolean
  /** Each opening starts anew. */
  readonly turn: number
}

/** Choosing rows of a list of people and acting on them: what the table needs, and the dialog to put beside it. */
export function useUserBulk<Row extends ActionUser>(readAll: () => Promise<readonly Row[]>) {
  const viewer = useUser()
  const selection = useSelection<Row>(ospIdOf)
  const [asked, setAsked] = useState<Asked>()
  const allowed = bulkActions.filter(({ operation }) => mayCall(viewer, operation))
  const open = (action: BulkAction): void =>
    setAsked((before) => ({ action, users: selection.rows, open: true, turn: (before?.turn ?? 0) + 1 }))
  const { rows, replace } = selection
  const close = useCallback(
    (left: readonly ActionUser[] | undefined): void => {
      setAsked((before) => before && { ...before, open: false })
      // Those with whom it failed stay chosen, for another try.
      if (left) replace(rows.filter((row) => left.some(({ ospId }) => ospId === row.ospId)))
    },
    [rows, replace],
  )
  const dialog: ReactNode = asked && (
    <BulkDialog
      key={asked.turn}
      action={asked.action}
      users={asked.users}
      open={asked.open}
      onClose={close}
    />
  )
  const actions = <BulkMenu actions={allowed} open={open} />
  return { bulk: allowed.length > 0 ? { selection, readAll, actions } : undefined, dialog }
}

const ospIdOf = ({ ospId }: ActionUser): string => ospId

interface BulkMenuProps {
  readonly actions: readonly BulkAction[]
  readonly open: (action: BulkAction) => void
}

function BulkMenu({ actions, open }: BulkMenuProps) {
  const { t } = useTranslation('app-users')
  const items = actions.map((action) => {
    const { id, icon: Icon } = action
    return {
      id,
      label: t(`actions.${id}.label`),
      icon: <Icon aria-hidden="true" />,
      run: () => open(action),
    }
  })
  return (
    <MenuButton look="primary" groups={[{ items }]}>
      {t('bulk.menu')}
    </MenuButton>
  )
}
