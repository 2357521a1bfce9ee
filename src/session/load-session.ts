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
import { store } from '@/base/store.ts'
import { accountOspIdAtom, loadedAccountAtom, logoAtom, userAtom, type User } from './state.ts'

/** Failures of these steps show nothing and stop nothing (G181). */
const SILENT = { ignore: ['*'] } as const

/**
 * Loads what every screen stands on, each step after the one before (R128): the user, the language check, help,
 * branding, brand logo, the company's user groups, the company with its payroll connection and partner (R129).
 * The shell shows as soon as the user is known. Without the user there is no session. Stops when aborted.
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

/** Loads what the screens of a company stand on. Failures are told by the client, and again where they are read. */
export async function loadAccount(ospId: string): Promise<void> {
  await tolerate(readAhead(findAllUserGroups, { body: { corporateAccountOspId: ospId } }))
  await tolerate(loadAccountData(ospId))
  // Unless another one was chosen meanwhile: then that one's facts count.
  if (store.get(accountOspIdAtom) === ospId) store.set(loadedAccountAtom, ospId)
}

/** R129. */
async function loadAccountData(ospId: string): Promise<void> {
  const account = await readAhead(getCorporateAccount, { body: { ospId } })
  await tolerate(
    readAhead(getActivePayrollConfig, { query: { corporateAccount: ospId } }, { ignore: ['NOT_FOUND'] }),
  )
  await tolerate(readAhead(getPartner, { body: { ospId: account.data.partner.ospId } }))
}

/** Forgets everything about who was signed in. */
export async function unloadSession(): Promise<void> {
  const logo = store.get(logoAtom)
  if (logo !== null) URL.revokeObjectURL(logo)
  store.set(logoAtom, null)
  store.set(userAtom, undefined)
  store.set(accountOspIdAtom, undefined)
  store.set(loadedAccountAtom, undefined)
  resetBrand()
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
  // R285: whatever the bytes are, they are shown as PNG.
  const bytes = await call(getPortalLogo, {}, SILENT)
  const logo = new Blob([bytes], { type: 'image/png' })
  // Bytes that are no picture must not show as a broken one.
  ;(await createImageBitmap(logo)).close()
  store.set(logoAtom, URL.createObjectURL(logo))
}

const tolerate = (step: Promise<unknown>): Promise<unknown> => step.catch(() => undefined)
