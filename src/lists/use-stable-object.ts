import { useState } from 'react'

/** Returns the same object until one of its values changes, so that derived values are not computed again. */
export function useStableObject<T extends object>(given: T): T {
  const [kept, setKept] = useState(given)
  if (kept === given || isSame(kept, given)) return kept
  setKept(given)
  return given
}

function isSame(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other))
  const entries = Object.entries(one)
  return (
    entries.length === values.size && entries.every(([name, value]) => Object.is(values.get(name), value))
  )
}
