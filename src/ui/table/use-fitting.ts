import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTextSpread } from '../basics/text-spacing.ts'
import type { Column } from './column.ts'
import {
  belowName,
  contentsOf,
  fittingColumns,
  NO_CONTENTS,
  widerOf,
  widthOfAll,
  widthsIn,
  type Contents,
} from './fit-columns.ts'

/**
 * In a window this narrow, also at a zoom of 400 %, a table scrolls sideways. Otherwise only the names would fit,
 * without any figure.
 */
const isPhone = (): boolean => window.innerWidth < 640
const LEAST_ROOM = 480

export interface FittingOptions<Row> {
  /** The available rows. `undefined` while they load. */
  readonly rows: readonly Row[] | undefined
  /** Whether the user selected this column. It then stays, even if the table must scroll sideways. */
  readonly isChosen: (id: string) => boolean
  /** The width in px of the checkboxes and the menus of rows. */
  readonly controlsWidth: number
}

export interface Fitting<Row> {
  readonly shown: readonly Column<Row>[]
  /** The text columns without room, which show below the name of a row. */
  readonly columnsBelowName: readonly Column<Row>[]
  /** In px, in the order of `shown`. */
  readonly widths: readonly number[]
  /** The width in px below which the table scrolls sideways. */
  readonly minWidth: number | undefined
}

/**
 * The columns that fit into the box, and the width below which the table scrolls sideways, which happens only if the
 * user selected more columns than fit. The widths are known before the rows, so nothing moves when the rows arrive,
 * unless a date, an amount or a status is longer than usual for its type.
 */
export function useFitting<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  { rows, isChosen, controlsWidth }: FittingOptions<Row>,
): Fitting<Row> {
  const [room, setRoom] = useState(Infinity)
  const spread = useTextSpread()
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => {
      const { clientWidth } = element
      if (clientWidth === 0) return // There is no layout, for example in jsdom.
      setRoom(clientWidth)
    }
    // Measure synchronously before the browser paints, so that no column flickers.
    measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  const contents = useContents(columns, rows)
  // Column widths assume the portal's own text spacing. Wider spacing leaves less width for texts.
  const forTexts = (room - controlsWidth) / spread
  const shown = useMemo(
    () =>
      fittingColumns(
        columns,
        isPhone() ? Math.max(forTexts, LEAST_ROOM - controlsWidth) : forTexts,
        isChosen,
        contents,
      ),
    [columns, forTexts, controlsWidth, isChosen, contents],
  )
  const columnsBelowName = useMemo(() => belowName(columns, shown), [columns, shown])
  const needed = widthOfAll(shown, contents) * spread + controlsWidth
  const widths = useMemo(
    () => widthsIn(shown, forTexts, contents).map((width) => width * spread),
    [shown, forTexts, contents, spread],
  )
  return { shown, columnsBelowName, widths, minWidth: needed > room + 0.5 ? needed : undefined }
}

/** The largest widths of contents so far. */
function useContents<Row>(columns: readonly Column<Row>[], rows: readonly Row[] | undefined): Contents {
  const [widest, setWidest] = useState(NO_CONTENTS)
  const present = useMemo(() => (rows ? contentsOf(columns, rows) : NO_CONTENTS), [columns, rows])
  const next = widerOf(widest, present)
  if (next !== widest) setWidest(next)
  return next
}
