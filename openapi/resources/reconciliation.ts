import type { AreaModel } from '../resources.ts'

export const model = {
  writes: { overrideReconciliationProblem: { again: 409 } },
} satisfies AreaModel
