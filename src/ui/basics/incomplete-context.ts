import { createContext, useContext } from 'react'

/** Whether the block around has said that something of its data was not received. Then no form edits it. */
export const IncompleteContext = createContext(false)
export const useIsIncomplete = (): boolean => useContext(IncompleteContext)
