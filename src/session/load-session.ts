import { call, onFailure } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { getHelp } from '@/api/generated/operations/help.ts'
import { getPartner } from '@/api/generated/operations/partners.ts'
import { getActivePayrollConfig } from '@/api/generated/operations/payroll.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { askAhead, forgetReads } from '@/api/use-read.ts'
import { currentLanguage, showLanguage } from '@/i18n/i18n.ts'
import { LANGUAGES } from '@/i18n/languages.ts'
import { chooseAccount, initialAccount } from './account.ts'
import { askAheadFor } from '@/routes/ask-ahead.ts'
import { matchRoute } from '@/routes/known-routes.ts'
import { forgetDrafts } from './draft.ts'
import { endSession, isRefusal } from './end-session.ts'
import { describeFailure } from './failure-notices.ts'
import { askLook, removeLook } from './look.ts'
import { peekIntendedRoute } from './intended-route.ts'
import { forgetRecentAccounts } from './recent-accounts.ts'
import { currentRoute } from '@/base/location.ts'
import { store } from '@/base/store.ts'
import { accountOspIdAtom, loadedAccountAtom, startFailureAtom, userAtom, type User } from './state.ts'

/** Applies an answer once it is there. Rejects when there is none. */
type Step = () => Promise<unknown>

/** For a step whose failure shows no notice and does not stop the next steps (G181). */
const SILENT = { ignore: ['*'] } as const

/**
 * Loads the data that every screen needs (R128): the user, the language check, help, branding, brand logo, the
 * company's user groups, the company with its payroll connection and partner (R129). What does not depend on an earlier
 * answer is asked side by side, also what the screen shows. The answers are applied in this order.
 *
 * The shell renders as soon as the user is known. When the server refuses the user, the session ends; when it does not
 * answer, a page offers to try again (G181). `leaving` stops the remaining steps.
 */
export async function loadSession(leaving: AbortSignal): Promise<void> {
  store.set(startFailureAtom, undefined)
  const user = await loadUser(leaving)
  if (!user || leaving.aborted) return
  // G030: the user's own language wins over what this browser remembered, if the portal speaks it.
  await showLanguage(LANGUAGES.find((known) => known === user.language) ?? currentLanguage()).catch(
    () => undefined,
  )
  if (leaving.aborted) return
  chooseAccount(initialAccount(user))
  forgetDrafts(user.ospId)
  askAheadFor(routeToOpen())
  store.set(userAtom, user)
  const accountOspId = store.get(accountOspIdAtom)
  const help = askAhead(getHelp, { body: { language: currentLanguage() } }, SILENT)
  await applyInOrder([help.apply, ...askCompany(accountOspId)], leaving)
}

/** Loads what depends on the selected company, in the order of R128. Without a company that is the user's own look. */
export const loadCompany = (ospId: string | undefined): Promise<void> => applyInOrder(askCompany(ospId))

/** The current route, or from a page for guests the one that opens next. */
function routeToOpen(): string {
  const here = currentRoute()
  const isGuest = matchRoute(here.replace(/[?#].*/, ''))?.route.audience === 'guest'
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
async function describeUnlessRefused(error: ApiError, account: Promise<unknown>): Promise<void> {
  if (error.status === 404 && (await account.catch(isNotFound)) === true) return
  describeFailure(error)
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

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
  return user
}
