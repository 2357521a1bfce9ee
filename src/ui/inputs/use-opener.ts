import { useEffect, useId, useState } from 'react'
import type { LazyBlock } from '../overlays/lazy-block.tsx'

/** Props of a panel that is positioned below the button which opened it. */
export interface Opened {
  readonly triggerId: string
  readonly onClose: () => void
}

/**
 * For a button that opens a panel below itself: its props, and whether the panel is open. The code of the panel is
 * prefetched on hover or focus. When the panel closes, the focus returns to the button.
 */
export function useOpener(block: Pick<LazyBlock<never>, 'preload'>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    return () => {
      // The focus was lost with the panel, unless a click elsewhere had moved it.
      if (document.activeElement === document.body) document.getElementById(id)?.focus()
    }
  }, [open, id])
  return {
    open,
    opened: { triggerId: id, onClose: () => setOpen(false) },
    opener: {
      id,
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerOver: block.preload,
      onFocusCapture: block.preload,
      onClick: () => setOpen((was) => !was),
    },
  } as const
}
