import { useLayoutEffect, useState, type RefObject } from 'react'
import { firstInSight } from './use-window.ts'

/** So long after the first rows or what a user last did, so that the rest is not drawn while the next page opens. */
const REST_AFTER_MS = 1000
/** What users do. */
const ACTS = ['pointerdown', 'keydown'] as const

/**
 * Returns how many rows of a page to draw: first those in sight, because a list of 25 rows is half out of sight and takes the
 * browser twice as long. The rest follows when the user comes near it or prints, or after a second without a
 * click or key. `rest` is what stands in their place.
 */
export function useFirstSight(
  rest: RefObject<HTMLElement | null>,
  count: number,
  on: boolean,
  rowHeight: number,
): number {
  const [isWhole, setWhole] = useState(false)
  const inSight = firstInSight(rowHeight)
  const isPart = on && !isWhole && inSight < count
  useLayoutEffect(() => {
    if (!isPart || rest.current === null) return
    const showAll = (): void => setWhole(true)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) showAll()
    })
    observer.observe(rest.current)
    let timer = setTimeout(showAll, REST_AFTER_MS)
    const later = (): void => {
      clearTimeout(timer)
      timer = setTimeout(showAll, REST_AFTER_MS)
    }
    for (const act of ACTS) window.addEventListener(act, later, { capture: true })
    window.addEventListener('beforeprint', showAll)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const act of ACTS) window.removeEventListener(act, later, { capture: true })
      window.removeEventListener('beforeprint', showAll)
    }
  }, [isPart, rest])
  return isPart ? inSight : count
}
