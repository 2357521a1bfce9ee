import { createContext } from 'react'

/**
 * Opens the problem report. The root provides it, because blocks do not import the API. `undefined` if there is none.
 */
export const ReportProblemContext = createContext<(() => void) | undefined>(undefined)
