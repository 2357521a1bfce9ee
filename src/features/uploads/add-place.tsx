import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './uploads.module.css'

/** Where a page with several kinds of files shows the place to add one: below the choice of the kind. */
export const AddPlaceContext = createContext<HTMLElement | null | undefined>(undefined)

interface AddPlaceProps {
  /** The user has asked to add another file. */
  readonly isFocused: boolean
  readonly children: ReactNode
}

/** The place beside the earlier files to add a file: where the page shows it, or else here. */
export function AddPlace(props: AddPlaceProps) {
  const place = useContext(AddPlaceContext)
  if (place === undefined) return <Here {...props} />
  return place && createPortal(<Here {...props} />, place)
}

function Here({ isFocused, children }: AddPlaceProps) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) here.current?.focus()
  }, [isFocused])
  return (
    <div ref={here} tabIndex={-1} className={styles['add']}>
      {children}
    </div>
  )
}
