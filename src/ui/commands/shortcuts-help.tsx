import { useTranslation } from 'react-i18next'
import { Dialog } from '../overlays/dialog.tsx'
import { lazyBlock } from '../overlays/lazy-block.tsx'
import { useShortcut } from './shortcuts.ts'

const ShortcutList = lazyBlock(async () => (await import('./shortcut-list.tsx')).ShortcutList)

export interface ShortcutsHelpProps {
  readonly open: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** A dialog that lists the keyboard shortcuts. `?` opens it. */
export function ShortcutsHelp({ open, onOpen, onClose }: ShortcutsHelpProps) {
  const { t } = useTranslation('ui')
  useShortcut('help', onOpen)
  return (
    // No initial focus: the first control is the switch at the end, and focusing it would scroll the list down.
    <Dialog open={open} title={t('shortcuts.title')} initialFocus={() => null} onClose={onClose}>
      {open && <ShortcutList />}
    </Dialog>
  )
}
