import { useEffect, useRef } from 'react'
import { isMsp } from '@/session/access.ts'
import { ACCOUNT_PARAM, accountIn, chooseAccount } from '@/session/account.ts'
import { loadAccount } from '@/session/load-session.ts'
import { useAccount, useAccountOspId, useUser } from '@/session/use-viewer.ts'
import { useAddressParam } from '@/routes/address-param.ts'

/** R032: keeps the company selected by partner staff and the one in the address equal, whichever changes. */
export function KeepAccountInAddress() {
  return isMsp(useUser()) ? <Keep /> : null
}

function Keep() {
  const selected = useAccountOspId()
  const [given, putInAddress] = useAddressParam(ACCOUNT_PARAM)
  const inAddress = accountIn(given)
  const account = useAccount()
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
    // A failure has already been notified, and the screens show it too.
    if (isSwitch && selected !== undefined) loadAccount(selected).catch(() => undefined)
  }, [selected])

  // Deselect a company that does not exist or that the user may not see. Guards then redirect to the dashboard.
  const isRefused = account.error?.status === 404
  useEffect(() => {
    if (isRefused) chooseAccount(undefined)
  }, [isRefused])
  return null
}
