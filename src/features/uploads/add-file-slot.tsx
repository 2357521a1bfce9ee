import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './uploads.module.css'

/** The slot of a page with several kinds of files: below the choice of the kind. */
export const AddFileSlotContext = createContext<HTMLElement | null | undefined>(undefined)

interface AddFileSlotProps {
  /** The user has asked to add another file. */
  readonly isFocused: boolean
  readonly children: ReactNode
}

/** The form to add a file. It renders into the slot of the page, or else where it is. */
export function AddFileSlot(props: AddFileSlotProps) {
  const slot = useContext(AddFileSlotContext)
  if (slot === undefined) return <AddFile {...props} />
  return slot && createPortal(<AddFile {...props} />, slot)
}

function AddFile({ isFocused, children }: AddFileSlotProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) element.current?.focus()
  }, [isFocused])
  return (
    <div ref={element} tabIndex={-1} className={styles['add']}>
      {children}
    </div>
  )
}
