import { call, onFailure } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { getHelp } from '@/api/generated/operations/help.ts'
import { getPartner } from '@/api/generated/operations/partners.ts'
import { getActivePayrollConfig } from '@/api/generated/operations/payroll.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { startRead, forgetReads } from '@/api/use-read.ts'
import { currentLanguage, fetchLanguage, prefetchLanguage } from '@/i18n/i18n.ts'
import { isLanguageRemembered, LANGUAGES } from '@/i18n/languages.ts'
import { chooseAccount, initialAccount } from './account.ts'
import { prefetchScreen, prepareScreen } from '@/routes/prefetch-screen.ts'
import { rememberedHref } from '@/routes/href.ts'
import { matchRoute } from '@/routes/known-routes.ts'
import { replaceAddress } from '@/routes/navigate.tsx'
import { forgetDrafts } from './draft.ts'
import { endSession, isRefusal } from './end-session.ts'
import { describeFailure } from './failure-notices.ts'
import { startLookReads, removeLook } from './look.ts'
import { forgetIntendedRoute, peekIntendedRoute } from './intended-route.ts'
import { forgetRecentAccounts } from './recent-accounts.ts'
import { currentRoute, pathOf } from '@/base/location.ts'
import { recordRoles } from '@/base/recorder.ts'
import { store } from '@/base/store.ts'
import { sessionSignal } from '@/base/tokens.ts'
import { accountOspIdAtom, loadedAccountAtom, startFailureAtom, userAtom, type User } from './state.ts'

/** Applies a response once it arrives. Rejects if the request fails. */
type Step = () => Promise<unknown>

/** For a step whose failure shows no notice and does not stop the next steps (G181). */
const SILENT = { ignore: ['*'] } as const

/**
 * Loads the session of this page, unless signing in has already started that. Returns a function that stops the
 * remaining steps. The shell renders as soon as the user is known.
 */
export function startSession(): () => void {
  const leaving = begun ?? new AbortController()
  if (!begun) void loadSession(leaving.signal)
  begun = undefined
  return () => leaving.abort()
}

/** The session that signing in has started to load. */
let begun: AbortController | undefined

/** How long the sign-in page stays at most, in ms. Its button shows that it is busy. */
const PATIENCE_MS = 100

/**
 * Loads the session that has just started, while the sign-in page still shows. Resolves when the frame and its first
 * screen can be rendered at once with their data, or after `PATIENCE_MS`. The returned function shows in one step what
 * has loaded.
 */
export async function openSession(): Promise<() => void> {
  const leaving = new AbortController()
  begun = leaving
  const requesting = requestSession(leaving.signal)
  let isLate = false
  let show: (() => void) | undefined
  const known = requesting.then(async (requested) => {
    const showUser = await requested?.shows
    if (isLate) showUser?.()
    else show = showUser
    await requested?.screen
  })
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  isLate = true
  if (sessionSignal().aborted) begun = undefined // The server has refused the user.
  return show ?? (() => undefined)
}

async function loadSession(leaving: AbortSignal): Promise<void> {
  const requested = await requestSession(leaving)
  const show = await requested?.shows
  show?.()
}

interface RequestedSession {
  /** Resolves once the texts have loaded, with a function that shows the user's portal in one step. */
  readonly shows: Promise<() => void>
  /** Resolves when the responses for the first screen have arrived. */
  readonly screen: Promise<unknown>
}

/**
 * Requests the data that every screen needs (R128): the user, help, branding, brand logo, the company's user groups,
 * and the company with its payroll connection and partner (R129). Independent requests run in parallel, together with
 * the texts and the reads of the screen. The responses are applied in this order.
 *
 * If the server refuses the user, the session ends. If it does not respond, a page offers to try again (G181).
 */
async function requestSession(leaving: AbortSignal): Promise<RequestedSession | undefined> {
  store.set(startFailureAtom, undefined)
  const user = await loadUser(leaving)
  if (!user || leaving.aborted) return undefined
  // G030: the user's language takes precedence over the one stored in this browser, if the portal supports it.
  const language = LANGUAGES.find((known) => known === user.language) ?? currentLanguage()
  const texts = fetchLanguage(language).catch(() => undefined)
  const accountOspId = initialAccount(user)
  chooseAccount(accountOspId)
  forgetDrafts(user.ospId)
  // These come first, because a browser limits parallel requests, and the user waits for these responses.
  const screen = prefetchScreen(routeToOpen(), { user, accountOspId }).catch(() => undefined)
  const help = startRead(getHelp, { body: { language } }, SILENT)
  void applyInOrder([help.apply, ...startCompanyReads(accountOspId)], leaving)
  return {
    shows: texts.then((showTexts) => () => {
      if (leaving.aborted) return
      showTexts?.()
      enterPortal()
      store.set(userAtom, user)
    }),
    screen,
  }
}

/** R023, R033: redirects from a guest page to the intended route. */
function enterPortal(): void {
  const route = routeToOpen()
  if (route === currentRoute()) return
  replaceAddress(rememberedHref(route))
  forgetIntendedRoute()
}

/** Prefetches what the portal will most likely show first, while the user types on the sign-in page. */
export function prepareSession(): void {
  fetchLikelyTexts()
  prepareScreen(peekIntendedRoute()).catch(() => undefined)
}

/** Prefetches the texts in the language of this browser, unless the user has selected another one. */
function fetchLikelyTexts(): void {
  const [language = ''] = navigator.language.split('-')
  const known = LANGUAGES.find((one) => one === language)
  if (known && !isLanguageRemembered()) prefetchLanguage(known)
}

/**
 * Loads what depends on the selected company, in the order of R128. Without a company, that is the user's own branding.
 */
export const loadCompany = (ospId: string | undefined): Promise<void> =>
  applyInOrder(startCompanyReads(ospId))

/** The current route, or the route that opens after a guest page. */
function routeToOpen(): string {
  const current = currentRoute()
  const isGuest = matchRoute(pathOf(current))?.route.audience === 'guest'
  return isGuest ? peekIntendedRoute() : current
}

function startCompanyReads(ospId: string | undefined): readonly Step[] {
  const look = startLookReads(ospId)
  onFailure(describeFailure)
  if (ospId === undefined) return look
  // No notice for a company that the user may not see, because the 404 page shows that. The client notifies the user of
  // other failures.
  const quiet = { ignore: ['NOT_FOUND'] } as const
  const groups = startRead(findAllUserGroups, { body: { corporateAccountOspId: ospId } }, quiet)
  const account = startRead(getCorporateAccount, { body: { ospId } }, quiet)
  onFailure((error) => void describeUnlessRefused(error, account.response))
  const payroll = startRead(getActivePayrollConfig, { query: { corporateAccount: ospId } }, quiet)
  // R129: the partner of the company loads after the company, because only the company's data contains its id.
  const partner = account.response.then(({ data }) =>
    startRead(getPartner, { body: { ospId: data.partner.ospId } }),
  )
  partner.catch(() => undefined)
  return [
    ...look,
    groups.apply,
    account.apply,
    payroll.apply,
    async () => (await partner).apply(),
    async () => {
      // Skip this if the user has selected another company since. Then only that company's data is relevant.
      if (store.get(accountOspIdAtom) === ospId) store.set(loadedAccountAtom, ospId)
    },
  ]
}

/**
 * Notifies the user of a failure, unless the selected company does not exist or may not be seen: then all reads about
 * it fail with 404, and the 404 page shows that once (R025). The responses may arrive in any order.
 */
async function describeUnlessRefused(failure: ApiError, account: Promise<unknown>): Promise<void> {
  const isRefused =
    failure.status === 404 &&
    (await account.catch((error: unknown) => error instanceof ApiError && error.status === 404)) === true
  if (!isRefused) describeFailure(failure)
}

async function applyInOrder(steps: readonly Step[], leaving?: AbortSignal): Promise<void> {
  for (const step of steps) {
    if (leaving?.aborted) return
    await step().catch(() => undefined)
  }
}

/** Deletes all data of the user who was signed in. */
export async function unloadSession(): Promise<void> {
  removeLook()
  store.set(userAtom, undefined)
  store.set(startFailureAtom, undefined)
  store.set(accountOspIdAtom, undefined)
  store.set(loadedAccountAtom, undefined)
  forgetRecentAccounts()
  await forgetReads()
}

async function loadUser(leaving: AbortSignal): Promise<User | undefined> {
  try {
    return await readUser()
  } catch (error) {
    if (leaving.aborted) return undefined
    if (isRefusal(error)) endSession(error)
    else if (error instanceof ApiError) store.set(startFailureAtom, error)
    else throw error
    return undefined
  }
}

/** Reads the signed-in user again, whose roles may have changed. Throws `ApiError`. */
export async function reloadUser(): Promise<void> {
  store.set(userAtom, await readUser())
}

async function readUser(): Promise<User> {
  const user = await call(getUser, { body: {} }, SILENT)
  // The access to every screen depends on the roles.
  if (!Array.isArray(user.roles)) throw new ApiError('malformed', getUser.id, 200)
  recordRoles(user.roles)
  return user
}
