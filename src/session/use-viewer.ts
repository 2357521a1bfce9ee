import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { getPartner } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import type { Viewer } from './access.ts'
import { store } from '@/base/store.ts'
import { accountOspIdAtom, loadedAccountAtom, logoAtom, userAtom, type User } from './state.ts'

/** The signed-in user, once known. */
export const useMaybeUser = (): User | undefined => useAtomValue(userAtom, { store })

/** The signed-in user. Only for what is shown to one. */
export function useUser(): User {
  const user = useMaybeUser()
  if (!user) throw new Error('nobody is signed in')
  return user
}

export const useAccountOspId = (): string | undefined => useAtomValue(accountOspIdAtom, { store })

/** The selected corporate account, for screens that are not shown without one (`needsCompany`). */
export function useCompanyOspId(): string {
  const ospId = useAccountOspId()
  if (ospId === undefined) throw new Error('no company is selected: the route lacks needsCompany')
  return ospId
}

/** Address of the brand logo, or null. */
export const useLogo = (): string | null => useAtomValue(logoAtom, { store })

/** The selected corporate account, as the server has it; asked for once the session has loaded it. */
export function useAccount() {
  const ospId = useAccountOspId()
  const isLoaded = useAtomValue(loadedAccountAtom, { store }) === ospId
  const read = useRead(getCorporateAccount, isLoaded && ospId !== undefined ? { body: { ospId } } : null, {
    keep: true,
  })
  // While another company is on its way, the one before says nothing.
  return { ...read, data: read.data?.ospId === ospId ? read.data : undefined }
}

/** Who looks at what, for guards, menu and actions. The same object as long as nothing of it changes. */
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
  // A company that cannot be read allows nothing; waiting for it would never end.
  const isKnown = error !== undefined || partnerType !== undefined || partner.error !== undefined
  return useMemo(
    () => ({ user, accountOspId, account: isKnown ? { paymentType, partnerType } : undefined }),
    [user, accountOspId, isKnown, paymentType, partnerType],
  )
}
