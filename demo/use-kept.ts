import { useState } from 'react'

/** A state that survives a reload of the tab. */
export function useKept<T>(key: string, initially: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(() => {
    const kept = sessionStorage.getItem(key)
    return kept === null ? initially : (JSON.parse(kept) as T)
  })
  const keep = (next: T): void => {
    sessionStorage.setItem(key, JSON.stringify(next))
    setValue(next)
  }
  return [value, keep]
}
