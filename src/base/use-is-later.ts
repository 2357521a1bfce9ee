import { useEffect, useState } from 'react'

/** Whether so many ms have passed since the component was shown. */
export function useIsLater(afterMs: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLater
}
