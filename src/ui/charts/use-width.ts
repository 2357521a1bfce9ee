import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** Observes the width of an element in px, measured before the browser paints. 0 until measured. */
export function useWidth(): [
  measure: (element: HTMLElement | null) => (() => void) | undefined,
  width: number,
] {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const read = (): void => setWidth(element.clientWidth)
    read()
    const observer = new ResizeObserver(() => flushSync(read))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, width]
}
