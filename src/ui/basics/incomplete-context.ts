import { createContext, useContext } from 'react'

/** Whether the enclosing block has shown that its data is incomplete. Then no form can edit it. */
export const IncompleteContext = createContext(false)
export const useIsIncomplete = (): boolean => useContext(IncompleteContext)
