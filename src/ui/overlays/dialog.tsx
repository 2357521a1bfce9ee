import { useState, type ReactNode } from 'react'
import { lazyBlock } from './lazy-block.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** What it is about, under the title; also read aloud on opening. */
  readonly lead?: ReactNode
  /** Escape, the cross, a click beside it, "Cancel". */
  readonly onClose: () => void
  /** It has gone, and the focus is back where it was. */
  readonly onClosed?: (() => void) | undefined
  /** A write is on its way, or something typed would be lost: only the buttons close it. Default false. */
  readonly held?: boolean | undefined
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** What the focus goes to on opening. Default: the first field or button. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined
  /** The content; end it with `DialogFoot`. */
  readonly children?: ReactNode
}

const DialogOverlay = lazyBlock(async () => (await import('./dialog-overlay.tsx')).DialogOverlay)

/** Fetches the code of dialogs ahead of need. */
export const warmDialogs = DialogOverlay.warm

/** Fetches the code of dialogs ahead of need. */
export const loadDialogs = DialogOverlay.load

/**
 * Something to answer before going on. The focus stays inside and returns to where it was. Nothing of it is on the page
 * while it is closed.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (props.open && !wasOpen) setWasOpen(true)
  return (props.open || wasOpen) && <DialogOverlay {...props} />
}

/** The buttons of a dialog, the main one last. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className="dialog-foot">{children}</div>
)
