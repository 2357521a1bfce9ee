import { atom, useAtomValue } from 'jotai'
import { store } from '@/base/store.ts'

/** The open request to sign in again. `settle` closes it with whether the user has signed in. */
const promptAtom = atom<{ readonly settle: (signedIn: boolean) => void } | undefined>(undefined)

/** Whether the dialog is mounted: then it subscribes to the atom. */
let canAsk = false
promptAtom.onMount = () => {
  canAsk = true
  return () => {
    canAsk = false
  }
}

/**
 * Asks the user to sign in again, in a dialog over the page. Resolves to whether they did, or to `false` without a
 * dialog.
 */
export function askToSignInAgain(): Promise<boolean> {
  if (!canAsk) return Promise.resolve(false)
  return new Promise((resolve) => {
    store.set(promptAtom, {
      settle: (signedIn) => {
        store.set(promptAtom, undefined)
        resolve(signedIn)
      },
    })
  })
}

/** For the dialog: whether it should be open. */
export const useIsSignInAgainOpen = (): boolean => useAtomValue(promptAtom) !== undefined

/** For the dialog: closes the request with the result. */
export const settleSignInAgain = (signedIn: boolean): void => store.get(promptAtom)?.settle(signedIn)
