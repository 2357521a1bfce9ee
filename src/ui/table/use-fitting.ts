import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Column } from './column.ts'
import { fittingColumns, widthOfAll, widthsIn } from './fit-columns.ts'

/** The widths of the columns with the checkboxes and with the menus of the rows, in px. */
export const SELECT_WIDTH = 48
export const ACTIONS_WIDTH = 44

export interface FittingOptions {
  /** Whether the user chose this column. It then stays, even when the table must scroll sideways. */
  readonly isChosen: (id: string) => boolean
  /** The px that other columns take. */
  readonly beside: number
}

/**
 * The columns for which the box has room, and the width below which the table scrolls sideways: only when the user chose
 * more columns than fit. Widths are known before any row is, so nothing moves when the rows arrive.
 */
export function useFitting<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  { isChosen, beside }: FittingOptions,
) {
  const [room, setRoom] = useState(Infinity)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => {
      const { clientWidth } = element
      if (clientWidth === 0) return // Without layout, as in jsdom.
      setRoom(clientWidth)
    }
    // Both before the browser paints, so that no column shows for a moment only.
    measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  const shown = useMemo(
    () => fittingColumns(columns, room - beside, isChosen),
    [columns, room, beside, isChosen],
  )
  const needed = widthOfAll(shown) + beside
  const widths = useMemo(() => widthsIn(shown, room - beside), [shown, room, beside])
  return { shown, widths, minWidth: needed > room ? needed : undefined }
}
