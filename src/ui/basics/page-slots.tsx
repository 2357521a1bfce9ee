import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Places in the head of a page that its list fills. `null` until the head has rendered. */
export interface PageSlots {
  /** Beside the title: how many rows there are. */
  readonly count: HTMLElement | null
  /** Beside the tabs: the views of the list. */
  readonly views: HTMLElement | null
}

/** Which places the page around has. Absent: it has none, so a list shows count and views itself. */
export const HasSlotsContext = createContext<readonly (keyof PageSlots)[]>([])

export const PageSlotsContext = createContext<PageSlots>({ count: null, views: null })

/** Fills a place of the page. Apart from the list, which would render again once the place is there. */
export function InSlot({ of, children }: { readonly of: keyof PageSlots; readonly children: ReactNode }) {
  const place = useContext(PageSlotsContext)[of]
  return place && createPortal(children, place)
}
