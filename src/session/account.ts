import { isIdentifier } from '@/base/identifier.ts'
import { isMsp } from './access.ts'
import { store } from '@/base/store.ts'
import { accountOspIdAtom, type User } from './state.ts'

/** G049: the query parameter that the selection is kept in step with (R032). */
export const ACCOUNT_PARAM = 'corporateAccountOspId'

/** Survives a reload of the tab; an id only. */
const KEY = 'portal.account'

/** Which company to look at first: an admin's own (G047); for partner staff the address, else the tab's last one. */
export function initialAccount(user: User): string | undefined {
  if (!isMsp(user)) return user.corporateAccount?.ospId
  return accountInAddress() ?? sessionStorage.getItem(KEY) ?? user.corporateAccount?.ospId
}

const accountInAddress = (): string | undefined =>
  accountIn(new URLSearchParams(window.location.search).get(ACCOUNT_PARAM) ?? undefined)

/** The company that the parameter names; what can be no identifier names none. */
export const accountIn = (given: string | undefined): string | undefined =>
  given !== undefined && isIdentifier(given) ? given : undefined

/** Selects a company, or none. */
export function chooseAccount(ospId: string | undefined): void {
  store.set(accountOspIdAtom, ospId)
  if (ospId === undefined) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, ospId)
}

/** The next one to sign in on this tab may be someone else. */
export const forgetAccount = (): void => sessionStorage.removeItem(KEY)
