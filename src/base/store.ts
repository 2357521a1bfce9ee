import { atom, getDefaultStore, type Atom } from 'jotai'

/**
 * The store of client state, for code outside components. In components, jotai's hooks use it by default. Atoms are
 * defined in the modules that use them. SWR holds server data, and the address holds the state of lists.
 */
export const store = getDefaultStore()

/** Values that several components add. Each value lasts as long as its component is mounted. */
export interface Contributions<Value> {
  /** The current values, the latest last. */
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
