import { useEffect, useRef, type RefObject } from 'react'

/** From roomy to tight. */
const FITS = ['roomy', 'close', 'short', 'shortest'] as const

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
  useEffect(() => {
    const element = box.current
    if (element === null || !isDrawn) return
    const isWide = (): boolean => element.scrollWidth > element.clientWidth
    const show = (fit: string): void => {
      if (element.dataset['fit'] !== fit) element.dataset['fit'] = fit
    }
    const look = (width: number): void => {
      const known = last.current
      const roomiest = known?.width === width && known.columns === columns ? known.fit : 0
      const fit = FITS.findIndex((candidate, place) => {
        if (place < roomiest) return false
        show(candidate)
        return !isWide()
      })
      if (fit < 0) show('close')
      element.toggleAttribute('data-wide', fit < 0)
      last.current = { columns, width, fit: Math.max(0, fit) }
    }
    let looked: number | undefined
    const observer = new ResizeObserver(() => {
      // It looks at once, too; and when only the height has changed there is nothing to see.
      if (element.offsetWidth !== looked) look((looked = element.offsetWidth))
    })
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it measures what these have drawn
  }, [box, isDrawn, content, columns])
}
