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

/** Lists what can be done by keyboard; `?` opens it. */
export function ShortcutsHelp({ open, onOpen, onClose }: ShortcutsHelpProps) {
  const { t } = useTranslation('ui')
  useShortcut('help', onOpen)
  return (
    // Not the switch at its end, which would be scrolled to.
    <Dialog open={open} title={t('shortcuts.title')} initialFocus={() => null} onClose={onClose}>
      {open && <ShortcutList />}
    </Dialog>
  )
}
