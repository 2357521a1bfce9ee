import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** The width of the chart seen last. The next one most often has it too, and need not be drawn after the rest. */
let lastWidth = 0

/** Observes the width of an element in px, measured before the browser paints. 0 until any was measured. */
export function useWidth(): [
  measure: (element: HTMLElement | null) => (() => void) | undefined,
  width: number,
] {
  const [width, setWidth] = useState(lastWidth)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const read = (): void => {
      lastWidth = element.clientWidth
      setWidth(lastWidth)
    }
    // Else a first chart would come a frame after what is around it.
    if (lastWidth === 0) read()
    const observer = new ResizeObserver(() => flushSync(read))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, width]
}
