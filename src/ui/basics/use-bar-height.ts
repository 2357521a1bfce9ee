import { useLayoutEffect, type RefObject } from 'react'
import { overlaps } from './overlaps.ts'

/**
 * Writes the height of a sticky bar into a property of the styles, so that the scroll padding follows when its texts
 * wrap. If the bar grows over the element that has the focus, this element is scrolled into view (WCAG 2.4.11). So is a
 * text area that gets the focus under the bar, because browsers only scroll its first line into view.
 */
export function useBarHeight(
  bar: RefObject<HTMLElement | null>,
  property: `--${string}`,
  ownerOf: (bar: HTMLElement) => HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const element = bar.current
    const owner = element && ownerOf(element)
    if (!element || !owner) return
    const observer = new ResizeObserver(() => {
      // Read before the property is written: afterwards the browser would have to lay out the page again.
      const focused = document.activeElement
      const isCovered = focused instanceof HTMLElement && isUnder(element, focused)
      const height = `${element.offsetHeight}px`
      if (owner.style.getPropertyValue(property) !== height) owner.style.setProperty(property, height)
      if (isCovered) focused.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    const onFocus = ({ target }: FocusEvent): void => {
      // While it is pressed, scrolling would select its text.
      if (!(target instanceof HTMLTextAreaElement) || target.matches(':active')) return
      if (isUnder(element, target)) target.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      owner.style.removeProperty(property)
    }
  }, [bar, property, ownerOf])
}

function isUnder(bar: HTMLElement, focused: HTMLElement): boolean {
  if (bar.contains(focused) || getComputedStyle(bar).position !== 'sticky') return false
  return overlaps(bar.getBoundingClientRect(), focused.getBoundingClientRect())
}
