import { useMemo } from 'react'
import { DRAFT_PREFIX, draftOf, type Draft } from './draft.ts'
import { useAccountOspId, useUser } from './use-viewer.ts'

/** The draft of the form of that name, of whoever is signed in, for the selected company. */
export function useDraft(name: string): Draft {
  const { ospId } = useUser()
  const account = useAccountOspId() ?? ''
  return useMemo(() => draftOf(`${DRAFT_PREFIX}${name}`, `${ospId} ${account}`), [name, ospId, account])
}
