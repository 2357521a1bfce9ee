import { useLayoutEffect } from 'react'

let bars = 0

/**
 * Call it in a component with buttons at the bottom of the window: while `isShown`, notifications appear above them. An
 * attribute on the root element passes this to the styles: with `:root:has(…)`, the browser would recalculate the
 * styles of the whole page on each added element.
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
