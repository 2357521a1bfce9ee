import { call, onFailure } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { getHelp } from '@/api/generated/operations/help.ts'
import { getPartner } from '@/api/generated/operations/partners.ts'
import { getActivePayrollConfig } from '@/api/generated/operations/payroll.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { askAhead, forgetReads } from '@/api/use-read.ts'
import { currentLanguage, fetchLanguage, fetchLanguageAhead } from '@/i18n/i18n.ts'
import { isLanguageRemembered, LANGUAGES } from '@/i18n/languages.ts'
import { chooseAccount, initialAccount } from './account.ts'
import { askAheadFor, prepareScreen } from '@/routes/ask-ahead.ts'
import { rememberedHref } from '@/routes/href.ts'
import { matchRoute } from '@/routes/known-routes.ts'
import { replaceAddress } from '@/routes/navigate.tsx'
import { forgetDrafts } from './draft.ts'
import { endSession, isRefusal } from './end-session.ts'
import { describeFailure } from './failure-notices.ts'
import { askLook, removeLook } from './look.ts'
import { forgetIntendedRoute, peekIntendedRoute } from './intended-route.ts'
import { forgetRecentAccounts } from './recent-accounts.ts'
import { currentRoute, pathOf } from '@/base/location.ts'
import { recordRoles } from '@/base/recorder.ts'
import { store } from '@/base/store.ts'
import { sessionSignal } from '@/base/tokens.ts'
import { accountOspIdAtom, loadedAccountAtom, startFailureAtom, userAtom, type User } from './state.ts'

/** Applies an answer once it is there. Rejects when there is none. */
type Step = () => Promise<unknown>

/** For a step whose failure shows no notice and does not stop the next steps (G181). */
const SILENT = { ignore: ['*'] } as const

/**
 * Loads the session of this page, unless signing in has begun to. Returns a function that stops the remaining steps. The
 * shell renders as soon as the user is known.
 */
export function startSession(): () => void {
  const leaving = begun ?? new AbortController()
  if (!begun) void loadSession(leaving.signal)
  begun = undefined
  return () => leaving.abort()
}

/** The session that signing in has begun to load. */
let begun: AbortController | undefined

/** So long the sign-in page stays at most, in ms. Its button says that it is busy. */
const PATIENCE_MS = 100

/**
 * Loads the session that has just begun, while the sign-in page still shows. Resolves when the frame and its first screen can
 * be rendered once and with their data, and after a moment in any case. The result shows in one step what is here.
 */
export async function openSession(): Promise<() => void> {
  const leaving = new AbortController()
  begun = leaving
  const asking = ask(leaving.signal)
  let isLate = false
  let show: (() => void) | undefined
  const known = asking.then(async (asked) => {
    const showUser = await asked?.shows
    if (isLate) showUser?.()
    else show = showUser
    await asked?.screen
  })
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  isLate = true
  if (sessionSignal().aborted) begun = undefined // The server has refused the user.
  return show ?? (() => undefined)
}

async function loadSession(leaving: AbortSignal): Promise<void> {
  const asked = await ask(leaving)
  const show = await asked?.shows
  show?.()
}

interface Asked {
  /** Shows the user's portal in one step. There as soon as its texts are. */
  readonly shows: Promise<() => void>
  /** Resolves when the answers that the first screen shows are here. */
  readonly screen: Promise<unknown>
}

/**
 * Asks for the data that every screen needs (R128): the user, help, branding, brand logo, the company's user groups, the
 * company with its payroll connection and partner (R129). What does not depend on an earlier answer is asked side by side,
 * also the texts and what the screen shows. The answers are applied in this order.
 *
 * When the server refuses the user, the session ends; when it does not answer, a page offers to try again (G181).
 */
async function ask(leaving: AbortSignal): Promise<Asked | undefined> {
  store.set(startFailureAtom, undefined)
  const user = await loadUser(leaving)
  if (!user || leaving.aborted) return undefined
  // G030: the user's own language wins over what this browser remembered, if the portal speaks it.
  const language = LANGUAGES.find((known) => known === user.language) ?? currentLanguage()
  const texts = fetchLanguage(language).catch(() => undefined)
  const accountOspId = initialAccount(user)
  chooseAccount(accountOspId)
  forgetDrafts(user.ospId)
  // First: a browser sends few requests at a time, and people look at these answers.
  const screen = askAheadFor(routeToOpen(), { user, accountOspId }).catch(() => undefined)
  const help = askAhead(getHelp, { body: { language } }, SILENT)
  void applyInOrder([help.apply, ...askCompany(accountOspId)], leaving)
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

/** R023, R033: from a page for guests to the route that the user wanted. */
function enterPortal(): void {
  const route = routeToOpen()
  if (route === currentRoute()) return
  replaceAddress(rememberedHref(route))
  forgetIntendedRoute()
}

/** While the user types on the sign-in page: fetches what the portal will most likely show first. */
export function prepareSession(): void {
  fetchLikelyTexts()
  prepareScreen(peekIntendedRoute()).catch(() => undefined)
}

/** Fetches the texts in the language of this browser, if nobody has chosen one in it. */
function fetchLikelyTexts(): void {
  const [language = ''] = navigator.language.split('-')
  const known = LANGUAGES.find((one) => one === language)
  if (known && !isLanguageRemembered()) fetchLanguageAhead(known)
}

/** Loads what depends on the selected company, in the order of R128. Without a company that is the user's own look. */
export const loadCompany = (ospId: string | undefined): Promise<void> => applyInOrder(askCompany(ospId))

/** The current route, or from a page for guests the one that opens next. */
function routeToOpen(): string {
  const here = currentRoute()
  const isGuest = matchRoute(pathOf(here))?.route.audience === 'guest'
  return isGuest ? peekIntendedRoute() : here
}

function askCompany(ospId: string | undefined): readonly Step[] {
  const look = askLook(ospId)
  onFailure(describeFailure)
  if (ospId === undefined) return look
  // No notice for a company that the user may not see: the 404 page says so. The client shows other failures.
  const quiet = { ignore: ['NOT_FOUND'] } as const
  const groups = askAhead(findAllUserGroups, { body: { corporateAccountOspId: ospId } }, quiet)
  const account = askAhead(getCorporateAccount, { body: { ospId } }, quiet)
  onFailure((error) => void describeUnlessRefused(error, account.answer))
  const payroll = askAhead(getActivePayrollConfig, { query: { corporateAccount: ospId } }, quiet)
  // R129: with the company's data comes its partner, which only they name.
  const partner = account.answer.then(({ data }) =>
    askAhead(getPartner, { body: { ospId: data.partner.ospId } }),
  )
  partner.catch(() => undefined)
  return [
    ...look,
    groups.apply,
    account.apply,
    payroll.apply,
    async () => (await partner).apply(),
    async () => {
      // Skip this when the user has selected another company since: then only that company's data counts.
      if (store.get(accountOspIdAtom) === ospId) store.set(loadedAccountAtom, ospId)
    },
  ]
}

/**
 * Shows a failure, unless the selected company does not exist or may not be seen: then all that was asked about it is not
 * found either, and the 404 page says so once (R025). Which of the answers comes first is open.
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
  // Every screen is decided by these.
  if (!Array.isArray(user.roles)) throw new ApiError('malformed', getUser.id, 200)
  recordRoles(user.roles)
  return user
}
