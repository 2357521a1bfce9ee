import { useCallback } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { rememberedHref, type Href } from './href.ts'
import { useGoTo, usePath } from './navigate.tsx'

export interface StepAddress {
  /** The step in the address. A step with this name may not exist. */
  readonly requestedStep: string | undefined
  readonly hrefOf: (step: string) => Href
  readonly go: (step: string, options?: { readonly replace?: boolean }) => void
}

/** Keeps the step of a wizard in the hash, as in `/manage/app-users/add#budgets`. Each step is a history entry. */
export function useStepAddress(): StepAddress {
  const path = usePath()
  const goTo = useGoTo()
  const hash = useLocationProperty(() => window.location.hash)
  const hrefOf = useCallback(
    (step: string) => rememberedHref(`${path}${window.location.search}#${step}`),
    [path],
  )
  const go = useCallback<StepAddress['go']>(
    (step, options) => goTo(hrefOf(step), options ?? {}),
    [goTo, hrefOf],
  )
  return { requestedStep: hash === '' ? undefined : hash.slice(1), hrefOf, go }
}
