import { useEffect, useState } from 'react'
import { mayLeave } from '@/routes/navigate.tsx'
import { chooseAccount } from '@/session/account.ts'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'

/** R274: how long a change of the selected company waits for another change, in ms. */
const CHANGE_DELAY_MS = 700

/**
 * Selects a company after a delay without another change (R274), so that only the last of several selections is loaded.
 * Changing the company would lose values typed for the current one, so this asks first. `pending` is the company that
 * will be selected and shows immediately. `none` is the value of the option that selects no company.
 */
export function useDelayedChange(selected: string | undefined, none: string) {
  const [change, setChange] = useState<{ readonly option: RemoteOption; readonly from: string | undefined }>()
  // Selecting another company in the meantime, for example by the address, cancels the pending change.
  if (change && change.from !== selected) setChange(undefined)
  const pending = change?.option
  useEffect(() => {
    if (pending === undefined) return undefined
    let isOver = false
    const select = async (): Promise<void> => {
      const may = await mayLeave()
      if (isOver) return
      setChange(undefined)
      if (may) chooseAccount(pending.value === none ? undefined : pending.value)
    }
    const timer = setTimeout(() => void select(), CHANGE_DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pending, none])
  return {
    pending,
    change: (option: RemoteOption | undefined): void =>
      setChange(option && option.value !== (selected ?? none) ? { option, from: selected } : undefined),
  }
}
