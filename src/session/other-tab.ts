import { atom, useAtomValue } from 'jotai'
import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { confirmSessionWith } from '@/api/refresh.ts'
import { store } from '@/base/store.ts'
import {
  abandonSession,
  accessToken,
  adoptSession,
  clearTokens,
  isSameName,
  isThisSession,
  onOtherTab,
  refreshToken,
  sessionSignal,
} from '@/base/tokens.ts'
import { hrefTo } from '@/routes/href.ts'
import { replaceAddress } from '@/routes/navigate.tsx'
import { forgetAccount } from './account.ts'
import { forgetDrafts } from './draft.ts'
import { forgetIntendedRoute } from './intended-route.ts'
import { userAtom } from './state.ts'

const replacedAtom = atom(false)

/** Whether another tab has signed in someone else, so that this page must not go on. */
export const useIsReplaced = (): boolean => useAtomValue(replacedAtom)

let checking: Promise<void> | undefined

/**
 * The cookies hold another session than the page's, or other tokens. Goes on if it is of the same person. After a sign-out in another
 * tab this page is signed out too. Else the page gives up all that it shows, and says so. Rejects unless it goes on.
 */
const confirmPerson = (): Promise<void> => (checking ??= check().finally(() => (checking = undefined)))

async function check(): Promise<void> {
  if (isThisSession()) return
  // Whatever wants to call before the page has gone need not ask again.
  if (store.get(replacedAtom)) throw new ApiError('session-over', getUser.id)
  const token = accessToken()
  if (token === undefined && refreshToken() === undefined) leaveSignedOut()
  else if (await mayGoOnWith(token)) return adoptSession()
  else leaveToOther()
  throw new ApiError('session-over', getUser.id)
}

/**
 * Without an answer nobody knows, so the page does not go on. Within one session a token that is missing or worth nothing
 * shows nobody's data: the next call renews it.
 */
async function mayGoOnWith(token: string | undefined): Promise<boolean> {
  const whose = await whoseIs(token)
  return whose === 'same' || (whose === 'nobody' && isSameName())
}

/** Throws `ApiError` when the token that the session was just renewed to is of another person than the page's. */
export async function confirmRenewed(token: string): Promise<void> {
  if ((await whoseIs(token)) !== 'other') return
  leaveToOther()
  throw new ApiError('session-over', getUser.id)
}

/** Whose a token is: of the person whom the page shows, of nobody, or of someone else as far as one knows. */
async function whoseIs(token: string | undefined): Promise<'same' | 'nobody' | 'other'> {
  const shown = store.get(userAtom)
  if (shown === undefined || token === undefined) return 'nobody'
  const root = document.getElementById('root')
  if (root) root.style.visibility = 'hidden' // Nobody should read meanwhile what belongs to someone else.
  try {
    const { ospId } = await call(getUser, { body: {} }, { token, ignore: ['*'] })
    return ospId === shown.ospId ? 'same' : 'other'
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'nobody' : 'other'
  } finally {
    root?.style.removeProperty('visibility')
  }
}

function leaveSignedOut(): void {
  forgetTab()
  replaceAddress(hrefTo('Login'))
  clearTokens()
}

function leaveToOther(): void {
  forgetTab()
  store.set(replacedAtom, true)
  abandonSession()
}

function forgetTab(): void {
  forgetDrafts()
  forgetAccount()
  forgetIntendedRoute()
}

/** Compares this page's session with the cookies when another tab may have changed it. Returns a function that stops. */
export function watchOtherTabs(): () => void {
  confirmSessionWith(confirmPerson)
  const stop = onOtherTab(() => {
    if (!isThisSession() && !sessionSignal().aborted) confirmPerson().catch(() => undefined)
  })
  return () => {
    stop()
    store.set(replacedAtom, false)
  }
}
