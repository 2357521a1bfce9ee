import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { WINDOWED_WIDTH } from './use-window.ts'

/** From roomy to tight; the last two shorten long texts. */
const FITS = ['roomy', 'close', 'short', 'shortest'] as const
/** What table.css shortens a cell to at the most, in px. */
const SHORTEST = 208

interface Drawn {
  /** `undefined`: not there yet. */
  readonly rows: readonly unknown[] | undefined
  readonly columns: readonly unknown[]
  readonly windowed: boolean
}

/**
 * A table too wide for its box stands closer, and shortens its long texts where it then fits. Where it does not, it is
 * marked as wide, so that a line shows where the row's actions cover the rest. Looked at when the box or what is in it
 * changes, not at each draw: trying a fit lays the whole table out. A skeleton always fits, and of a windowed table other
 * rows come into sight all the time. Other rows make a table stand closer, never roomier: it would jump from page to page.
 */
export function useFit(box: RefObject<HTMLElement | null>, { rows, columns, windowed }: Drawn): void {
  const isDrawn = rows !== undefined
  const content = windowed || rows
  const last = useRef<{ readonly columns: unknown; readonly width: number; readonly fit: number }>(undefined)
  const room = useRef<number>(undefined)
  useLayoutEffect(() => {
    // Before its many cells are styled and laid out: its box is there since the skeleton.
    if (box.current && isDrawn && windowed && room.current !== undefined)
      fitWindowed(box.current, room.current)
  }, [box, isDrawn, windowed])
  useEffect(() => {
    const element = box.current
    if (element === null) return
    let width: number | undefined
    const observer = new ResizeObserver(() => {
      room.current = element.clientWidth
      if (!isDrawn) return
      if (windowed) return fitWindowed(element, element.clientWidth)
      // It looks at once, too; and when only the height has changed there is nothing to see.
      if (element.offsetWidth === width) return
      width = element.offsetWidth
      const known = last.current
      const from = known?.width === width && known.columns === columns ? known.fit : 0
      const fit = firstFit(element, from)
      element.toggleAttribute('data-wide', fit === undefined)
      last.current = { columns, width, fit: fit ?? 0 }
    })
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it measures what these have drawn
  }, [box, isDrawn, content, columns, windowed])
}

/** Of a windowed table the width is known, so nothing is tried. */
function fitWindowed(element: HTMLElement, room: number): void {
  const isWide = room < WINDOWED_WIDTH
  show(element, isWide ? 'close' : 'roomy')
  element.toggleAttribute('data-wide', isWide)
}

/**
 * Shows the table in the roomiest fit, none roomier than `from`, in which it is not too wide; else close, and answers
 * nothing.
 */
function firstFit(element: HTMLElement, from: number): number | undefined {
  for (let fit = from; fit < FITS.length; fit += 1) {
    show(element, FITS[fit])
    const overflow = element.scrollWidth - element.clientWidth
    if (overflow <= 0) return fit
    if (FITS[fit] === 'close' && overflow > shortenable(element)) return undefined
  }
  show(element, 'close')
  return undefined
}

/** A table is roomy until it is told otherwise: to write it down would style each cell anew. */
function show(element: HTMLElement, fit: (typeof FITS)[number] = 'roomy'): void {
  if ((element.dataset['fit'] ?? 'roomy') !== fit) element.dataset['fit'] = fit
}

/** How much narrower the table becomes, at the most, when its texts are shortened. */
const shortenable = (element: HTMLElement): number =>
  [...element.querySelectorAll<HTMLElement>('thead th')].reduce(
    (sum, { offsetWidth }) => sum + Math.max(0, offsetWidth - SHORTEST),
    0,
  )
