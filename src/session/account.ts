import { isIdentifier } from '@/base/identifier.ts'
import { isMsp } from './access.ts'
import { store } from '@/base/store.ts'
import { accountOspIdAtom, type User } from './state.ts'

/** G049: the query parameter with the selected company. The selection and the address stay in sync (R032). */
export const ACCOUNT_PARAM = 'corporateAccountOspId'

/** The key in `sessionStorage`, so that the selection survives a reload of the tab. The value is only an id. */
const KEY = 'portal.account'

/**
 * The company to select first. For an admin: their company (G047). For partner staff: the company in the address, or
 * else the last one of this tab, or else their own.
 */
export function initialAccount(user: User): string | undefined {
  if (!isMsp(user)) return user.corporateAccount?.ospId
  return accountInAddress() ?? sessionStorage.getItem(KEY) ?? user.corporateAccount?.ospId
}

const accountInAddress = (): string | undefined =>
  accountIn(new URLSearchParams(window.location.search).get(ACCOUNT_PARAM) ?? undefined)

/** The company id in the parameter, or `undefined` when its text is not an identifier. */
export const accountIn = (given: string | undefined): string | undefined =>
  given !== undefined && isIdentifier(given) ? given : undefined

/** Selects a company. `undefined` selects none. */
export function chooseAccount(ospId: string | undefined): void {
  store.set(accountOspIdAtom, ospId)
  if (ospId === undefined) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, ospId)
}

/** Forgets the tab's last company, because someone else may sign in next. */
export const forgetAccount = (): void => sessionStorage.removeItem(KEY)
