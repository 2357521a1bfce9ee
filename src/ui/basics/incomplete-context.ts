import { createContext, useContext } from 'react'

/** Whether the block around has shown that its data is incomplete. Then no form edits it. */
export const IncompleteContext = createContext(false)
export const useIsIncomplete = (): boolean => useContext(IncompleteContext)
