import { useMemo } from 'react'
import { DRAFT_PREFIX, draftOf, type Draft } from './draft.ts'
import { useAccountOspId, useUser } from './use-viewer.ts'

/** The draft of the form with this name, for the signed-in user and the selected company. */
export function useDraft(name: string): Draft {
  const { ospId } = useUser()
  const account = useAccountOspId() ?? ''
  return useMemo(() => {
    const owner = `${ospId} ${account}`
    // One entry per company: typing for another company must not replace the draft of this one.
    return draftOf(`${DRAFT_PREFIX}${name}`, owner)
  }, [name, ospId, account])
}
