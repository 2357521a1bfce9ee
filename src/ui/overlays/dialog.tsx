import { useRef, useState, type ReactNode } from 'react'
import { pressInPlace } from '../basics/press-in-place.ts'
import { useBarHeight } from '../basics/use-bar-height.ts'
import { lazyBlock } from './lazy-block.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** A description under the title. Screen readers read it when the dialog opens. */
  readonly lead?: ReactNode
  /** Called on Escape, on the close button, on a click outside, and on "Cancel". */
  readonly onClose: () => void
  /** Called when the dialog is unmounted and the focus has returned. */
  readonly onClosed?: (() => void) | undefined
  /** Only the buttons close it, because a write request is running or typed text would be lost. Default: false. */
  readonly held?: boolean | undefined
  /** The user has typed something, so a click outside does not close it. Default: false. */
  readonly typed?: boolean | undefined
  /** Only screen readers read the title, and there is no close button, because the content explains itself. */
  readonly bare?: boolean | undefined
  /** There is no close button beside the title, because the content has one. Default: false. */
  readonly closesInside?: boolean | undefined
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** `drawer`: 480 px wide at the right edge, over the page that it changes. Default: centred. */
  readonly placement?: 'middle' | 'drawer' | undefined
  /** Returns the element to focus on opening. Default: the first field or button. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined
  /** The content, with a `DialogFoot` as its last element. */
  readonly children?: ReactNode
}

const DialogOverlay = lazyBlock(async () => (await import('./dialog-overlay.tsx')).DialogOverlay)

/** Prefetches the code of dialogs. */
export const preloadDialogs = DialogOverlay.preload

/** Prefetches the code of dialogs, and resolves when it has loaded. */
export const loadDialogs = DialogOverlay.load

/**
 * A modal dialog. The focus stays inside, and returns to the previous element on closing. A closed dialog renders
 * nothing.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (props.open && !wasOpen) setWasOpen(true)
  return (props.open || wasOpen) && <DialogOverlay {...props} />
}

/** The buttons of a dialog, the main one last. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  useBarHeight(foot, '--dialog-foot', dialogOf)
  return (
    <div ref={foot} className="dialog-foot" {...pressInPlace}>
      {children}
    </div>
  )
}

const dialogOf = (foot: HTMLElement): HTMLElement | null => foot.closest<HTMLElement>('.dialog')
