import { call } from '@/api/client.ts'
import { getUser } from '@/api/generated/operations/app-users.ts'
import { getPortalBranding, getPortalLogo } from '@/api/generated/operations/branding.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { getHelp } from '@/api/generated/operations/help.ts'
import { getPartner } from '@/api/generated/operations/partners.ts'
import { getActivePayrollConfig } from '@/api/generated/operations/payroll.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { forgetReads, readAhead } from '@/api/use-read.ts'
import { currentLanguage, showLanguage } from '@/i18n/i18n.ts'
import { LANGUAGES } from '@/i18n/languages.ts'
import { applyBrand, resetBrand } from '@/ui/theme/brand.ts'
import { chooseAccount, initialAccount } from './account.ts'
import { forgetDrafts } from './draft.ts'
import { endSession } from './end-session.ts'
import { forgetRecentAccounts } from './recent-accounts.ts'
import { store } from '@/base/store.ts'
import { accountOspIdAtom, loadedAccountAtom, logoAtom, userAtom, type User } from './state.ts'

/** For steps whose failure shows no notice and does not stop the next steps (G181). */
const SILENT = { ignore: ['*'] } as const

/**
 * Loads the data that every screen needs, one step after the other (R128): the user, the language check, help,
 * branding, brand logo, the company's user groups, the company with its payroll connection and partner (R129).
 * The shell renders as soon as the user is known. When the user cannot be loaded, the session ends. `leaving` stops the
 * remaining steps.
 */
export async function loadSession(leaving: AbortSignal): Promise<void> {
  const user = await loadUser(leaving)
  if (!user || leaving.aborted) return
  // G030: the user's own language wins over what this browser remembered, if the portal speaks it.
  await tolerate(showLanguage(LANGUAGES.find((known) => known === user.language) ?? currentLanguage()))
  chooseAccount(initialAccount(user))
  forgetDrafts(user.ospId)
  store.set(userAtom, user)
  const accountOspId = store.get(accountOspIdAtom)
  const steps = [
    () => readAhead(getHelp, { body: { language: currentLanguage() } }, SILENT),
    loadBranding,
    loadLogo,
    ...(accountOspId === undefined ? [] : [() => loadAccount(accountOspId)]),
  ]
  for (const step of steps) if (!leaving.aborted) await tolerate(step())
}

/**
 * Loads the data that the screens of a company need. The client shows failures, and so does each screen that reads it.
 */
export async function loadAccount(ospId: string): Promise<void> {
  await tolerate(readAhead(findAllUserGroups, { body: { corporateAccountOspId: ospId } }))
  await tolerate(loadAccountData(ospId))
  // Skip this when the user has selected another company since: then only that company's data counts.
  if (store.get(accountOspIdAtom) === ospId) store.set(loadedAccountAtom, ospId)
}

/** R129: with the company's data come its payroll connection and its partner. */
async function loadAccountData(ospId: string): Promise<void> {
  const account = await readAhead(getCorporateAccount, { body: { ospId } })
  await tolerate(
    readAhead(getActivePayrollConfig, { query: { corporateAccount: ospId } }, { ignore: ['NOT_FOUND'] }),
  )
  await tolerate(readAhead(getPartner, { body: { ospId: account.data.partner.ospId } }))
}

/** Deletes all data of the user who was signed in. */
export async function unloadSession(): Promise<void> {
  const logo = store.get(logoAtom)
  if (logo !== null) URL.revokeObjectURL(logo)
  store.set(logoAtom, null)
  store.set(userAtom, undefined)
  store.set(accountOspIdAtom, undefined)
  store.set(loadedAccountAtom, undefined)
  resetBrand()
  forgetRecentAccounts()
  await forgetReads()
}

async function loadUser(leaving: AbortSignal): Promise<User | undefined> {
  try {
    return await call(getUser, { body: {} }, SILENT)
  } catch (error) {
    if (!leaving.aborted) endSession(error)
    return undefined
  }
}

async function loadBranding(): Promise<void> {
  const { brandColor } = await readAhead(getPortalBranding, { body: {} }, SILENT)
  applyBrand(brandColor)
}

async function loadLogo(): Promise<void> {
  // R285: images show as PNG, whatever type the server gives.
  const bytes = await call(getPortalLogo, {}, SILENT)
  const logo = new Blob([bytes], { type: 'image/png' })
  // Decode first, so that bytes that are not an image throw here and do not show as a broken image.
  ;(await createImageBitmap(logo)).close()
  store.set(logoAtom, URL.createObjectURL(logo))
}

const tolerate = (step: Promise<unknown>): Promise<unknown> => step.catch(() => undefined)
