import { useMemo } from 'react'
import { useAtomValue } from 'jotai'
import type { ApiError } from '@/api/errors.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { getPartner } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import type { Viewer } from './access.ts'
import {
  accountOspIdAtom,
  loadedAccountAtom,
  logoAtom,
  startFailureAtom,
  userAtom,
  type User,
} from './state.ts'

/** The signed-in user, or `undefined` until the user has loaded. */
export const useMaybeUser = (): User | undefined => useAtomValue(userAtom)

/** Why the session could not start, although the tokens are still valid. */
export const useStartFailure = (): ApiError | undefined => useAtomValue(startFailureAtom)

/** The signed-in user. Only for components that render within a session. Throws when there is none. */
export function useUser(): User {
  const user = useMaybeUser()
  if (!user) throw new Error('no user is signed in')
  return user
}

export const useAccountOspId = (): string | undefined => useAtomValue(accountOspIdAtom)

/** The id of the selected company. Only for screens that require one (`needsCompany`). Throws when there is none. */
export function useCompanyOspId(): string {
  const ospId = useAccountOspId()
  if (ospId === undefined) throw new Error('no company is selected: the route lacks needsCompany')
  return ospId
}

/** The address of the brand logo. `null` if there is none, `undefined` until that is known. */
export const useLogo = (): string | null | undefined => useAtomValue(logoAtom)

/** The server's data of the selected company. Read only after the session has loaded it. */
export function useAccount() {
  const ospId = useAccountOspId()
  const isLoaded = useAtomValue(loadedAccountAtom) === ospId
  const read = useRead(getCorporateAccount, isLoaded && ospId !== undefined ? { body: { ospId } } : null, {
    keep: true,
    ignore: ['NOT_FOUND'], // The 404 page shows that the user may not see the company.
  })
  // Ignore the previous company's data while the new company loads.
  return { ...read, data: read.data?.ospId === ospId ? read.data : undefined }
}

/** The viewer, for guards, menu and actions. Returns the same object until one of its values changes. */
export function useViewer(): Viewer {
  const user = useUser()
  const accountOspId = useAccountOspId()
  const { data: account, error } = useAccount()
  const partnerOspId = account?.data.partner.ospId
  const partner = useRead(getPartner, partnerOspId === undefined ? null : { body: { ospId: partnerOspId } }, {
    keep: true,
  })
  const paymentType = account?.data.paymentType
  const partnerType = partner.data?.ospId === partnerOspId ? partner.data?.data.partnerType : undefined
  // A company that cannot be read counts as known, so that guards refuse it instead of waiting forever.
  const isKnown = error !== undefined || partnerType !== undefined || partner.error !== undefined
  return useMemo(
    () => ({ user, accountOspId, account: isKnown ? { paymentType, partnerType } : undefined }),
    [user, accountOspId, isKnown, paymentType, partnerType],
  )
}
