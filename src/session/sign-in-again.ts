import { atom, useAtomValue } from 'jotai'
import { store } from '@/base/store.ts'

/** The open question; the answer is whether the user has signed in. */
const questionAtom = atom<{ readonly settle: (signedIn: boolean) => void } | undefined>(undefined)

/** Whether the dialog is there to ask: it reads the question as long as it is mounted. */
let canAsk = false
questionAtom.onMount = () => {
  canAsk = true
  return () => {
    canAsk = false
  }
}

/** Asks the user to sign in over the page. Answers whether that was done; at once `false` where nobody can ask. */
export function askToSignInAgain(): Promise<boolean> {
  if (!canAsk) return Promise.resolve(false)
  return new Promise((resolve) => {
    store.set(questionAtom, {
      settle: (signedIn) => {
        store.set(questionAtom, undefined)
        resolve(signedIn)
      },
    })
  })
}

/** For the dialog: whether the question is open. */
export const useIsAskedToSignInAgain = (): boolean => useAtomValue(questionAtom, { store }) !== undefined

/** For the dialog: the answer. */
export const settleSignInAgain = (signedIn: boolean): void => store.get(questionAtom)?.settle(signedIn)
