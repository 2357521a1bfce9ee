import { useEffect, useState } from 'react'
import { mayLeave } from '@/routes/navigate.tsx'
import { chooseAccount } from '@/session/account.ts'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'

/** R274: a change of the selected company waits so long, in ms, for a further change. */
const CHANGE_DELAY_MS = 700

/**
 * Selects a company when no other one has been chosen for a while (R274), so that only the last of several is loaded. What
 * was typed for a company would be lost with it, so this asks before. `pending` is the company that waits: it shows at
 * once. `none` is the value of the option that selects no company.
 */
export function useDelayedChange(selected: string | undefined, none: string) {
  const [wanted, setWanted] = useState<{ readonly option: RemoteOption; readonly from: string | undefined }>()
  // Another company that was selected meanwhile, such as by the address, ends the wait.
  if (wanted && wanted.from !== selected) setWanted(undefined)
  const pending = wanted?.option
  useEffect(() => {
    if (pending === undefined) return undefined
    let isOver = false
    const select = async (): Promise<void> => {
      const may = await mayLeave()
      if (isOver) return
      setWanted(undefined)
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
      setWanted(option && option.value !== (selected ?? none) ? { option, from: selected } : undefined),
  }
}
