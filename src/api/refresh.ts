import { accessToken } from '@/base/tokens.ts'

/** R124: how long a call waits for a renewal before it gives up. */
const WAIT_MS = 20_000

/** Thrown when a call gave up because the renewal of the token took longer than 20 s (R125). */
export class RefreshWaitExpired extends Error {
  override readonly name = 'RefreshWaitExpired'
}

export interface SessionKeeper {
  /** Exchanges the refresh token and stores the new tokens. Rejects when the server refuses. */
  readonly renew: () => Promise<void>
  /**
   * Called when a renewal fails. If the server has refused it, lets the user sign in again over the page, or ends the
   * session and rejects. This has no time limit. Rejects immediately if the server has not responded.
   */
  readonly recover: (cause: unknown) => Promise<void>
}
interface Renewal {
  readonly exchanged: Promise<unknown>
  readonly settled: Promise<void>
}

let keeper: SessionKeeper = {
  renew: () => Promise.reject(new Error('no session')),
  recover: (cause) => Promise.reject(cause),
}
let confirm = async (): Promise<void> => undefined
let underWay: Renewal | undefined

/** Sets the functions that renew and recover the session. */
export function setSessionKeeper(sessionKeeper: SessionKeeper): void {
  keeper = sessionKeeper
}

/**
 * Sets the function that is called when the cookies hold another session than this page. It resolves if that session
 * belongs to the same user. Otherwise it clears the page and rejects.
 */
export function setSessionConfirmation(confirmSameUser: () => Promise<void>): void {
  confirm = confirmSameUser
}

/** Ensures that the session in the cookies belongs to the user of this page. Rejects if it does not. */
export const confirmSession = (): Promise<void> => confirm()

/**
 * Renews the session for a call that was refused with `refusedToken`. Any number of calls share one renewal. Resolves
 * when there is another token to try. Rejects with `RefreshWaitExpired` after 20 s, or with the error that ended the
 * session. The specification describes polling every 100 ms, and a shared promise has the same limits.
 */
export async function renewSession(refusedToken: string | undefined): Promise<void> {
  if (isRenewedSince(refusedToken)) return
  underWay ??= begin(refusedToken)
  const renewal = underWay
  await withLimit(renewal.exchanged)
  await renewal.settled
}

/** Another call, or another tab, may have renewed the session in the meantime. */
const isRenewedSince = (refusedToken: string | undefined): boolean => {
  const token = accessToken()
  return token !== undefined && token !== refusedToken
}

function begin(refusedToken: string | undefined): Renewal {
  const exchanged = oneTabAtATime(async () => {
    if (!isRenewedSince(refusedToken)) await keeper.renew()
  })
  const settled = exchanged
    .catch((cause: unknown) => keeper.recover(cause))
    .finally(() => (underWay = undefined))
  // The waiting calls receive the rejection. After 20 s there may be none, and then it must not count as unhandled.
  settled.catch(() => undefined)
  return { exchanged: exchanged.catch(() => undefined), settled }
}

/** Tabs share the token cookies, so only one tab at a time may exchange the refresh token. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('portal-refresh', work) : work()
}

function withLimit(promise: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RefreshWaitExpired()), WAIT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
