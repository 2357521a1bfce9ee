import { atom } from 'jotai'
import type { ApiError } from '@/api/errors.ts'
import type { components } from '@/api/generated/schema.ts'

// Client state of a session: the signed-in user and the selected company. Reset when the session ends.

export type User = components['schemas']['AppUser']

export const userAtom = atom<User | undefined>(undefined)

/** Why the user could not be loaded, although the server has not refused the tokens (G181). */
export const startFailureAtom = atom<ApiError | undefined>(undefined)

/** The selected corporate account. `account.ts` also stores it for this tab, so that it survives a reload. */
export const accountOspIdAtom = atom<string | undefined>(undefined)

/** The company whose data has loaded. Components do not read it earlier, so that the calls keep their order (R128). */
export const loadedAccountAtom = atom<string | undefined>(undefined)

/** The address of the brand logo. `null` if there is none or it failed to load, `undefined` until that is known. */
export const logoAtom = atom<string | null | undefined>(undefined)
