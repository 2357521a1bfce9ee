import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { store } from '@/base/store.ts'

/** The step of the task on the page, or the view of it that is open, for the title of the document. */
const pageStepAtom = atom<string | undefined>(undefined)

/** What the page says of itself. */
export const useCurrentStep = (): string | undefined => useAtomValue(pageStepAtom)

/** Says of the page at which step it is, as long as this is mounted. Without a step it says nothing. */
export function usePageStep(step: string | undefined): void {
  useEffect(() => {
    if (step === undefined) return
    store.set(pageStepAtom, step)
    return () => store.set(pageStepAtom, undefined)
  }, [step])
}
