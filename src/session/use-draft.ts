import { useMemo } from 'react'
import { DRAFT_PREFIX, draftOf, RECEIPT_PREFIX, type Draft } from './draft.ts'
import { useAccountOspId, useUser } from './use-viewer.ts'

/** The draft of the form with this name, for the signed-in user and the selected company. */
export const useDraft = (name: string): Draft => useKept(`${DRAFT_PREFIX}${name}`)

/** The receipt of the page with this name, for the signed-in user and the selected company. */
export const useReceipt = (name: string): Draft => useKept(`${RECEIPT_PREFIX}${name}`)

function useKept(key: string): Draft {
  const { ospId } = useUser()
  const account = useAccountOspId() ?? ''
  // One entry per company, because typing for one company must not replace the draft of another.
  return useMemo(() => draftOf(key, `${ospId} ${account}`), [key, ospId, account])
}
