import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Height of each row of a windowed table, in px, regardless of its content. The same as `row` in tokens.ts. */
export const ROW_HEIGHT = 40
/** Minimum width of a windowed table, in px. In a narrower box it scrolls sideways, so that names stay readable. */
export const WINDOWED_WIDTH = 1088
/** A table with more rows than this is windowed. */
export const WINDOW_FROM = 50
/** Extra rows rendered beyond the edges, so that arrow keys and fast scrolling find rendered rows. */
const SPARE = 6

/** The assumed number of visible rows until the box can be measured. */
const INITIAL_VISIBLE = 16

export interface Window {
  readonly first: number
  /** One past the last row. */
  readonly end: number
}

/**
 * Returns which rows of a scrolling box to render. All rows have the same height, so a division is enough. Scrolling
 * within the spare rows does not cause a render.
 */
export function useWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  on: boolean,
  rowHeight = ROW_HEIGHT,
): Window {
  const [step, setStep] = useState({ first: 0, visible: INITIAL_VISIBLE })
  useEffect(() => {
    const element = box.current
    if (!on || element === null) return
    const update = (): void => {
      const top = Math.floor(element.scrollTop / rowHeight)
      const first = top - (top % (SPARE / 2))
      setStep((was) => {
        // When the box shrinks, keep the rows already rendered: removing them costs time and changes nothing visible.
        const visible = Math.max(was.visible, Math.ceil(element.clientHeight / rowHeight))
        return was.first === first && was.visible === visible ? was : { first, visible }
      })
    }
    update()
    // Render synchronously, before the browser paints the new scroll position. Otherwise it would paint a gap.
    const onScroll = (): void => flushSync(update)
    element.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [box, on, rowHeight])

  if (!on) return { first: 0, end: count }
  const end = Math.min(count, step.first + step.visible + SPARE * 1.5)
  return { first: Math.max(0, Math.min(step.first - SPARE, end - step.visible)), end }
}
