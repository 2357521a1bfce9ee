import { createContext } from 'react'

/** Opens the problem report. The root provides it, since blocks know nothing of calls. `undefined` where there is none. */
export const ReportProblemContext = createContext<(() => void) | undefined>(undefined)
