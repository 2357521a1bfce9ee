import { atom } from 'jotai'
import { store, useAtomValue } from '@/base/store.ts'

/** The element in the header where screens show their crumbs. */
const placeAtom = atom<HTMLElement | null>(null)

export const setCrumbPlace = (element: HTMLElement | null): void => store.set(placeAtom, element)

export const useCrumbPlace = (): HTMLElement | null => useAtomValue(placeAtom)
