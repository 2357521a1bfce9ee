import './command-palette.css'
import { useRef, useState } from 'react'
import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../overlays/dialog.tsx'
import { Keys } from './keys.tsx'
import { lazyBlock } from '../overlays/lazy-block.tsx'
import { loadListBoxes } from '../overlays/list-box.tsx'
import type { CommandSearch } from './commands.ts'
import { ariaKeys, useShortcut } from './shortcuts.ts'
import { useTypeAhead } from './type-ahead.ts'

const CommandList = lazyBlock(async () => {
  const [{ CommandList }] = await Promise.all([import('./command-list.tsx'), loadListBoxes()])
  return CommandList
})

/** Opens by its button, or by Ctrl/Cmd+K, and lists everything that `useCommands` offers and `search` finds. */
export function CommandPalette({ search }: { readonly search?: CommandSearch | undefined }) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  // Run the command after the palette has closed. A dialog that opens earlier would close together with the palette.
  const chosen = useRef<() => void>(undefined)
  const runChosen = (): void => {
    const run = chosen.current
    chosen.current = undefined
    run?.()
  }
  const changeOpen = (isOpen: boolean): void => {
    setOpen(isOpen)
    if (isOpen) setTyped('')
  }
  useShortcut('palette', () => changeOpen(!open))
  useTypeAhead(open, '.palette input', setTyped)
  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts={ariaKeys('palette')}
        onPointerEnter={CommandList.preload}
        onFocus={CommandList.preload}
        onClick={() => changeOpen(true)}
      >
        <Search aria-hidden="true" size={16} />
        <span>{t('palette.open')}</span>
        <span aria-hidden="true">
          <Keys of="palette" />
        </span>
      </button>
      <Dialog
        open={open}
        title={t('palette.title')}
        bare
        onClose={() => changeOpen(false)}
        onClosed={() => setTimeout(runChosen)}
      >
        {open && (
          <CommandList
            search={search}
            typed={typed}
            onType={setTyped}
            onChoose={(run) => {
              chosen.current = run
              changeOpen(false)
            }}
          />
        )}
      </Dialog>
    </>
  )
}
