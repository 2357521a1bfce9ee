type Settle = (signedIn: boolean) => void
let settle: Settle | undefined
let isOffered = false
const listeners = new Set<() => void>()
const announce = (): void => listeners.forEach((listener) => listener())

/** Asks the user to sign in over the page. Answers whether that was done; at once `false` where nobody can ask. */
export function askToSignInAgain(): Promise<boolean> {
  if (!isOffered) return Promise.resolve(false)
  return new Promise((resolve) => {
    settle = (signedIn) => {
      settle = undefined
      announce()
      resolve(signedIn)
    }
    announce()
  })
}

/** For the dialog: whether the question is open. */
export const isAskedToSignInAgain = (): boolean => settle !== undefined

/** For the dialog: the answer. */
export const settleSignInAgain: Settle = (signedIn) => settle?.(signedIn)

/** For the dialog: it is mounted and hears of each change. Answers how to stop that. */
export function offerSignInAgain(listener: () => void): () => void {
  isOffered = true
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    isOffered = listeners.size > 0
  }
}
