import { atom, createStore, type Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The one store of client state. Its atoms are defined in the modules that use them. SWR holds server data, and the
 * address holds the state of lists. The sign-in page loads without this store (decision 0008).
 */
export const store = createStore()

/**
 * The value of an atom. Renders the component again when it changes. In place of jotai's own hook, which renders every
 * component that has it twice when it is mounted.
 */
export function useAtomValue<Value>(source: Atom<Value>): Value {
  const subscribe = useCallback((listener: () => void) => store.sub(source, listener), [source])
  return useSyncExternalStore(subscribe, () => store.get(source))
}

/** Values that several components add, each for as long as it is mounted. */
export interface Contributions<Value> {
  /** The values that are present now, the newest last. */
  readonly valuesAtom: Atom<readonly Value[]>
  /** Adds a value. Returns a function that removes it. */
  readonly add: (value: Value) => () => void
}

export function contributions<Value>(): Contributions<Value> {
  const entriesAtom = atom<readonly { readonly value: Value }[]>([])
  return {
    valuesAtom: atom((get) => get(entriesAtom).map(({ value }) => value)),
    add: (value) => {
      const entry = { value }
      store.set(entriesAtom, (entries) => [...entries, entry])
      return () => store.set(entriesAtom, (entries) => entries.filter((other) => other !== entry))
    },
  }
}
