import { atom } from 'jotai'
import type { components } from '@/api/generated/schema.ts'

// Client state of the signed-in part: who, and which company they look at. Emptied when the session ends.

export type User = components['schemas']['AppUser']

export const userAtom = atom<User | undefined>(undefined)

/** The selected corporate account; kept for this tab, so that a reload stays with it. */
export const accountOspIdAtom = atom<string | undefined>(undefined)

/** The company whose facts have been loaded: before that nobody asks for them, so that they come in order (R128). */
export const loadedAccountAtom = atom<string | undefined>(undefined)

/** Address of the brand logo, or null when there is none (its failures are tolerated). */
export const logoAtom = atom<string | null>(null)
