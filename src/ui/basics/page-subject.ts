import { createContext } from 'react'

/** Whom or what the page is about, such as "Jonas Peeters": the save bar says for whom a change is. */
export const PageSubjectContext = createContext<string | undefined>(undefined)
