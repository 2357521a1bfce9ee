import { atom, createStore, type Atom } from 'jotai'

/**
 * The one store of client state: its atoms stand beside what they belong to. What the server knows is held by SWR, what
 * a list shows by the address. The sign-in page does without it (decision 0008).
 */
export const store = createStore()

/** What several components contribute, each for a while. */
export interface Contributions<Value> {
  /** What is contributed now, the newest last. */
  readonly valuesAtom: Atom<readonly Value[]>
  /** Contributes a value. Answers how to take it back. */
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
