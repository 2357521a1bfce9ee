import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { deactivateUser } from '@/api/generated/operations/app-users.ts'
import { deactivateBudget, updateBudget } from '@/api/generated/operations/budgets.ts'
import {
  deleteRecurringExternalPurchase,
  updateRecurringExternalPurchase,
} from '@/api/generated/operations/expenses.ts'
import { deleteIdentificationToken } from '@/api/generated/operations/identification-fields.ts'
import { momentOf } from '~notations/brussels.ts'
import { deactivationMoment } from '@/domain/users/activation.ts'
import type { LeaverStep } from './leaver-steps.ts'

/**
 * The desired state exists already: either someone else was faster, or an earlier attempt succeeded but its response
 * was lost.
 */
const DONE_ALREADY = ['ALREADY_INACTIVE', 'RECURRENCE_ENDED']

/** Executes one step. A step that is already done counts as success. Throws `ApiError` without a notice. */
export async function doLeaverStep(step: LeaverStep): Promise<void> {
  try {
    await send(step)
  } catch (error) {
    const isDone =
      error instanceof ApiError &&
      (DONE_ALREADY.includes(error.code ?? '') || (step.kind === 'token' && error.status === 404))
    if (!isDone) throw error
  }
}

/** Sends no versions, because each step only sets an end, which is correct whatever else has changed meanwhile. */
async function send(step: LeaverStep): Promise<unknown> {
  const { id: ospId, until } = step
  const options = { ignore: ['*'], writes: true } // The step itself shows the error.
  switch (step.kind) {
    case 'recurring':
      return until === undefined
        ? call(deleteRecurringExternalPurchase, { body: { ospId, deleteFollowing: true } }, options)
        : call(updateRecurringExternalPurchase, { body: { ospId, data: { endDate: until } } }, options)
    case 'token':
      return call(deleteIdentificationToken, { body: { ospId } }, options)
    case 'budget': {
      if (until === undefined) return call(deactivateBudget, { body: { ospId } }, options)
      const data = { endActivationTime: momentOf(until, '23:59:59') }
      return call(updateBudget, { body: { ospId, data } }, options)
    }
    case 'account': {
      const when = until === undefined ? deactivationMoment('now', '') : deactivationMoment('date', until)
      return call(deactivateUser, { body: { ospId, ...when } }, options)
    }
  }
}
