import { useEffect, useRef } from 'react'
import { isMsp } from '@/session/access.ts'
import { ACCOUNT_PARAM, accountIn, chooseAccount } from '@/session/account.ts'
import { loadCompany } from '@/session/load-session.ts'
import { useAccount, useAccountOspId, useUser } from '@/session/use-viewer.ts'
import { currentRoute } from '@/base/location.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'

/** R032: keeps the selected company of partner staff and the company in the address in sync, in both directions. */
export function KeepAccountInAddress() {
  return isMsp(useUser()) ? <Keep /> : null
}

function Keep() {
  const selected = useAccountOspId()
  const [given, putInAddress] = useAddressParam(ACCOUNT_PARAM)
  const inAddress = accountIn(given)
  const account = useAccount()
  const goTo = useGoTo()
  const lastInAddress = useRef(inAddress)
  const lastSelected = useRef(selected)

  useEffect(() => {
    const addressChanged = lastInAddress.current !== inAddress
    lastInAddress.current = inAddress
    if (addressChanged && inAddress !== undefined && inAddress !== selected) chooseAccount(inAddress)
    else if (inAddress !== selected) putInAddress(selected)
  }, [inAddress, selected, putInAddress])

  useEffect(() => {
    // The session itself loads the company that it starts with (R128).
    const isSwitch = lastSelected.current !== selected
    lastSelected.current = selected
    if (isSwitch) void loadCompany(selected)
  }, [selected])

  // A company that does not exist or that the user may not see shows the 404 page (R025).
  const isRefused = account.error?.status === 404
  useEffect(() => {
    if (!isRefused) return
    const requested = currentRoute()
    chooseAccount(undefined)
    goTo(hrefTo('NotFound'), { replace: true, state: { requested } })
  }, [isRefused, goTo])
  return null
}
