import type { AreaModel } from '../resources.ts'

export const model = {
  writes: { overrideReconciliationProblem: { repeated: 409 } },
} satisfies AreaModel
