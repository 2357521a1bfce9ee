import { createContext } from 'react'

/**
 * The person or thing that the page is about, such as "Jonas Peeters": the save bar names it as the target of a change.
 */
export const PageSubjectContext = createContext<string | undefined>(undefined)
