import { atom, useAtomValue } from 'jotai'
import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { setSessionConfirmation } from '@/api/refresh.ts'
import { store } from '@/base/store.ts'
import {
  abandonSession,
  accessToken,
  adoptSession,
  clearTokens,
  hasSameSessionName,
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

/** Whether another tab has signed in someone else, so that this page must stop. */
export const useIsReplaced = (): boolean => useAtomValue(replacedAtom)

let checking: Promise<void> | undefined

/**
 * Called when the cookies hold another session than this page, or other tokens. The page continues if they belong to the
 * same user, and signs out after a sign-out in another tab. Otherwise it clears everything and explains why. Rejects
 * unless the page continues.
 */
const confirmSameUser = (): Promise<void> => (checking ??= check().finally(() => (checking = undefined)))

async function check(): Promise<void> {
  if (isThisSession()) return
  // Calls that start before the page has stopped need not check again.
  if (store.get(replacedAtom)) throw new ApiError('session-over', getUser.id)
  const token = accessToken()
  if (token === undefined && refreshToken() === undefined) signOutHere()
  else if (await mayContinueWith(token)) return adoptSession()
  else stopForOtherUser()
  throw new ApiError('session-over', getUser.id)
}

/**
 * Whether the page may continue with a token. Without a response the owner is unknown, so the page stops. Within one
 * session, a missing or invalid token shows nobody's data, and the next call renews it.
 */
async function mayContinueWith(token: string | undefined): Promise<boolean> {
  const owner = await ownerOf(token)
  return owner === 'same' || (owner === 'nobody' && hasSameSessionName())
}

/** Throws `ApiError` if the renewed token belongs to another user than the page's. */
export async function confirmRenewed(token: string): Promise<void> {
  if ((await ownerOf(token)) !== 'other') return
  stopForOtherUser()
  throw new ApiError('session-over', getUser.id)
}

/** The owner of a token: the user of this page, nobody, or someone else. An unknown owner counts as someone else. */
async function ownerOf(token: string | undefined): Promise<'same' | 'nobody' | 'other'> {
  const shown = store.get(userAtom)
  if (shown === undefined || token === undefined) return 'nobody'
  const root = document.getElementById('root')
  if (root) root.style.visibility = 'hidden' // It may show someone else's data.
  try {
    const { ospId } = await call(getUser, { body: {} }, { token, ignore: ['*'] })
    return ospId === shown.ospId ? 'same' : 'other'
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'nobody' : 'other'
  } finally {
    root?.style.removeProperty('visibility')
  }
}

function signOutHere(): void {
  forgetTab()
  replaceAddress(hrefTo('Login'))
  clearTokens()
}

function stopForOtherUser(): void {
  forgetTab()
  store.set(replacedAtom, true)
  abandonSession()
}

function forgetTab(): void {
  forgetDrafts()
  forgetAccount()
  forgetIntendedRoute()
}

/**
 * Compares this page's session with the cookies when another tab may have changed it. Returns a function that
 * stops it.
 */
export function watchOtherTabs(): () => void {
  setSessionConfirmation(confirmSameUser)
  const stop = onOtherTab(() => {
    if (!isThisSession() && !sessionSignal().aborted) confirmSameUser().catch(() => undefined)
  })
  return () => {
    stop()
    store.set(replacedAtom, false)
  }
}
