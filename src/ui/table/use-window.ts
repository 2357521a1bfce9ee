import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** `row` of tokens.ts: rows of a windowed table have this height, in px, whatever is in them. */
export const ROW_HEIGHT = 40
/** In px; rather than cut every name short, a windowed table that has less room scrolls aside. */
export const WINDOWED_WIDTH = 1088
/** Above so many rows a table is windowed. */
export const WINDOW_FROM = 50
/** Rows drawn beyond the edges, so that the arrow keys and quick scrolling find them there. */
const SPARE = 6

/** So many are taken to be in sight until the box is there to be looked at. */
const FIRST_SIGHT = 16

export interface Window {
  readonly first: number
  /** One past the last. */
  readonly end: number
}

/**
 * Which of many rows are in sight of a scrolling box. Rows are equally high, so a division does it, and a scroll that
 * stays within the spare rows draws nothing anew.
 */
export function useWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  on: boolean,
  rowHeight = ROW_HEIGHT,
): Window {
  const [step, setStep] = useState({ first: 0, inSight: FIRST_SIGHT })
  useEffect(() => {
    const element = box.current
    if (!on || element === null) return
    const look = (): void => {
      const top = Math.floor(element.scrollTop / rowHeight)
      const first = top - (top % (SPARE / 2))
      setStep((was) => {
        // A lower box draws as many as before: to take some away is work that nobody sees.
        const inSight = Math.max(was.inSight, Math.ceil(element.clientHeight / rowHeight))
        return was.first === first && was.inSight === inSight ? was : { first, inSight }
      })
    }
    look()
    // Before the browser paints what has been scrolled to, or it would paint a gap.
    const onScroll = (): void => flushSync(look)
    element.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [box, on, rowHeight])

  if (!on) return { first: 0, end: count }
  const end = Math.min(count, step.first + step.inSight + SPARE * 1.5)
  return { first: Math.max(0, Math.min(step.first - SPARE, end - step.inSight)), end }
}
