import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { WINDOWED_WIDTH } from './use-window.ts'

/** The densities of a table, from roomy to tight. The last two shorten long texts. */
const FITS = ['roomy', 'close', 'short', 'shortest'] as const
/** The width to which table.css shortens a cell at `shortest`, in px. */
const SHORTEST = 208

interface Content {
  /** `undefined` while the rows load. */
  readonly rows: readonly unknown[] | undefined
  readonly columns: readonly unknown[]
  readonly windowed: boolean
}

/**
 * Makes a table that is too wide for its box denser, and shortens its long texts if it then fits. If it does not fit,
 * the table is marked as wide, so that a line shows where the row's actions cover other cells. This runs when the box
 * or its content changes and not at each render, because trying a density lays out the whole table. It skips skeletons,
 * which always fit, and uses a fixed width for windowed tables, whose rendered rows change all the time. Other rows can
 * make a table denser but never roomier, so that it does not jump from page to page.
 */
export function useFit(box: RefObject<HTMLElement | null>, { rows, columns, windowed }: Content): void {
  const hasRows = rows !== undefined
  const content = windowed || rows
  const last = useRef<{ readonly columns: unknown; readonly width: number; readonly fit: number }>(undefined)
  const room = useRef<number>(undefined)
  useLayoutEffect(() => {
    // Set the density before the browser lays out the many cells. The box was measured with the skeleton.
    if (box.current && hasRows && windowed && room.current !== undefined)
      fitWindowed(box.current, room.current)
  }, [box, hasRows, windowed])
  useEffect(() => {
    const element = box.current
    if (element === null) return
    let width: number | undefined
    const observer = new ResizeObserver(() => {
      room.current = element.clientWidth
      if (!hasRows) return
      if (windowed) return fitWindowed(element, element.clientWidth)
      // The observer also fires at the start, and on changes of only the height, which need no work.
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it measures what these have rendered
  }, [box, hasRows, content, columns, windowed])
}

/** A windowed table has a known width, so no density needs to be tried. */
function fitWindowed(element: HTMLElement, room: number): void {
  const isWide = room < WINDOWED_WIDTH
  show(element, isWide ? 'close' : 'roomy')
  element.toggleAttribute('data-wide', isWide)
}

/**
 * Sets the roomiest density, starting at index `from`, in which the table fits, and returns its index. If it fits in
 * none, sets `close` and returns `undefined`.
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

/** Sets the density. Skips writing the default `roomy`, because a new attribute would restyle each cell. */
function show(element: HTMLElement, fit: (typeof FITS)[number] = 'roomy'): void {
  if ((element.dataset['fit'] ?? 'roomy') !== fit) element.dataset['fit'] = fit
}

/** The most px by which shortening its texts can make the table narrower. */
const shortenable = (element: HTMLElement): number =>
  [...element.querySelectorAll<HTMLElement>('thead th')].reduce(
    (sum, { offsetWidth }) => sum + Math.max(0, offsetWidth - SHORTEST),
    0,
  )
