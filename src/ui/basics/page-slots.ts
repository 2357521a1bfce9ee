import { createContext } from 'react'

/** Slots in the header of a page that its list fills. `null` until the header has rendered. */
export interface PageSlots {
  /** Beside the title: the number of rows. */
  readonly count: HTMLElement | null
  /** Beside the tabs: the views of the list. */
  readonly views: HTMLElement | null
}

/** The slots of the enclosing page. If it has none, a list shows count and views itself. */
export const HasSlotsContext = createContext<readonly (keyof PageSlots)[]>([])

export const PageSlotsContext = createContext<PageSlots>({ count: null, views: null })
