import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTextSpread } from '../basics/text-spacing.ts'
import type { Column } from './column.ts'
import { fittingColumns, widthOfAll, widthsIn } from './fit-columns.ts'

/** The widths of the columns with the checkboxes and with the menus of the rows, in px. */
export const SELECT_WIDTH = 48
export const ACTIONS_WIDTH = 44
/** In a window as narrow as at a zoom of 400 % a table scrolls sideways: in its box alone a name would stand without a figure. */
const isPhone = (): boolean => window.innerWidth < 640
const LEAST_ROOM = 480

export interface FittingOptions {
  /** Whether the user selected this column. It then stays, even if the table must scroll sideways. */
  readonly isChosen: (id: string) => boolean
  /** The px that other elements take. */
  readonly beside: number
}

/**
 * The columns that fit the box, and the width below which the table scrolls sideways: only if the user selected more
 * columns than fit. Widths do not depend on rows, so nothing moves when the rows load.
 */
export function useFitting<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  { isChosen, beside }: FittingOptions,
) {
  const [room, setRoom] = useState(Infinity)
  const spread = useTextSpread()
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => {
      const { clientWidth } = element
      if (clientWidth === 0) return // Without layout, as in jsdom.
      setRoom(clientWidth)
    }
    // Both before the browser paints, so that no column flickers.
    measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  // Widths are those of texts as the portal spaces them. Wider texts have as much less room.
  const forTexts = (room - beside) / spread
  const shown = useMemo(
    () => fittingColumns(columns, isPhone() ? Math.max(forTexts, LEAST_ROOM - beside) : forTexts, isChosen),
    [columns, forTexts, beside, isChosen],
  )
  const needed = widthOfAll(shown) * spread + beside
  const widths = useMemo(
    () => widthsIn(shown, forTexts).map((width) => width * spread),
    [shown, forTexts, spread],
  )
  return { shown, widths, minWidth: needed > room + 0.5 ? needed : undefined }
}
