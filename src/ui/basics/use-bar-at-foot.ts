import { useLayoutEffect } from 'react'

let bars = 0

/**
 * While `isShown`, buttons are at the foot of the window, and notices come up above them. The styles learn it from an
 * attribute: with `:root:has(…)`, the browser would recalculate the styles of the whole page on each added element.
 */
export function useBarAtFoot(isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return
    const root = document.documentElement
    bars += 1
    root.toggleAttribute('data-bar', true)
    return () => {
      bars -= 1
      root.toggleAttribute('data-bar', bars > 0)
    }
  }, [isShown])
}
