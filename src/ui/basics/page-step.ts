import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { store } from '@/base/store.ts'

/** The current step or view of the page, for the title of the document. */
const pageStepAtom = atom<string | undefined>(undefined)

/** The current step or view of the page. */
export const useCurrentStep = (): string | undefined => useAtomValue(pageStepAtom)

/** Sets the current step of the page while the component is mounted. Without a step it does nothing. */
export function usePageStep(step: string | undefined): void {
  useEffect(() => {
    if (step === undefined) return
    store.set(pageStepAtom, step)
    return () => store.set(pageStepAtom, undefined)
  }, [step])
}
