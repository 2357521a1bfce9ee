import { atom, useAtomValue } from 'jotai'
import { store } from '@/base/store.ts'
import { readStored, writeStored } from '@/base/stored.ts'

export type Density = 'comfortable' | 'compact'

/** The height of a row in px, also in table.css. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 44, compact: 36 }

const KEY = 'portal_density'

const densityAtom = atom<Density>(readStored(KEY) === 'compact' ? 'compact' : 'comfortable')

/** The row height that the user selected, for all tables. */
export const useDensity = (): Density => useAtomValue(densityAtom)

/** Sets the height of rows. This browser remembers it. */
export function setDensity(density: Density): void {
  store.set(densityAtom, density)
  writeStored(KEY, density)
}
