import './command-palette.css'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import Search from 'lucide-react/icons/search'
import { Dialog } from './dialog.tsx'
import { lazyBlock } from './lazy-block.tsx'

const CommandList = lazyBlock(async () => (await import('./command-list.tsx')).CommandList)

/** Opens by its button, or by Ctrl/Cmd+K, and lists everything that `useCommands` offers. */
export function CommandPalette() {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  // Once the button is drawn, its keys work: a later effect would miss the first of a quick hand.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={CommandList.warm}
        onFocus={CommandList.warm}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" size={16} />
        <span>{t('palette.open')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <Dialog open={open} title={t('palette.open')} onClose={() => setOpen(false)}>
        {open && <CommandList onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
