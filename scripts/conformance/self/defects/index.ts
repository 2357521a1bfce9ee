import type { Defect } from '../defect.ts'
import { ACCESS } from './access.ts'
import { RESPONSES } from './responses.ts'
import { INPUT } from './input.ts'
import { LISTS } from './lists.ts'
import { STATE } from './state.ts'

/** Every defect, one kind each. */
export const DEFECTS: readonly Defect[] = [...ACCESS, ...RESPONSES, ...INPUT, ...LISTS, ...STATE]
