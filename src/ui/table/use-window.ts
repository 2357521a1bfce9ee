import { useCallback, useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Height of each row of a windowed list, in px, regardless of its content. The same as `row` in tokens.ts. */
export const ROW_HEIGHT = 44
/** A table with more rows than this is windowed. */
export const WINDOW_FROM = 50
/** The height of the portal's header and a table header above the visible rows, in px. */
export const ABOVE_ROWS = 56 + 36

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
  const [step, update] = useStep(rowHeight, INITIAL_VISIBLE)
  useEffect(() => {
    const element = box.current
    if (!on || element === null) return
    return follow(element, element, () => update(element.scrollTop, element.clientHeight))
  }, [box, on, update])
  return windowOf(step, count, on)
}

/** Like `useWindow`, for rows that scroll with the page. */
export function usePageWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  on: boolean,
  rowHeight: number,
): Window {
  const [step, update] = useStep(rowHeight, INITIAL_VISIBLE)
  useEffect(() => {
    const element = body.current
    if (!on || element === null) return
    return follow(window, document.documentElement, () => {
      const { top } = element.getBoundingClientRect()
      update(Math.max(0, ABOVE_ROWS - top), window.innerHeight - Math.max(ABOVE_ROWS, top))
    })
  }, [body, on, update])
  return windowOf(step, count, on)
}

interface Step {
  readonly first: number
  readonly visible: number
}

function useStep(rowHeight: number, initially: number) {
  const [step, setStep] = useState<Step>({ first: 0, visible: initially })
  const update = useCallback(
    (scrolled: number, height: number): void => {
      const top = Math.floor(scrolled / rowHeight)
      const first = top - (top % (SPARE / 2))
      setStep((was) => {
        // When the box shrinks, keep the rows already rendered: removing them costs time and changes nothing visible.
        const visible = Math.max(was.visible, Math.ceil(height / rowHeight))
        return was.first === first && was.visible === visible ? was : { first, visible }
      })
    },
    [rowHeight],
  )
  return [step, update] as const
}

/** Calls `update` now, and whenever the scroll position or the size changes. Returns a function that stops it. */
function follow(
  scroller: HTMLElement | globalThis.Window,
  sized: HTMLElement,
  update: () => void,
): () => void {
  update()
  // Render synchronously, before the browser paints the new scroll position. Otherwise it would paint a gap.
  const onScroll = (): void => flushSync(update)
  scroller.addEventListener('scroll', onScroll, { passive: true })
  const observer = new ResizeObserver(update)
  observer.observe(sized)
  return () => {
    scroller.removeEventListener('scroll', onScroll)
    observer.disconnect()
  }
}

function windowOf(step: Step, count: number, on: boolean): Window {
  if (!on) return { first: 0, end: count }
  const end = Math.min(count, step.first + step.visible + SPARE * 1.5)
  return { first: Math.max(0, Math.min(step.first - SPARE, end - step.visible)), end }
}
