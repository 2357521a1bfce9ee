import Eye from 'lucide-react/icons/eye'
import Stamp from 'lucide-react/icons/stamp'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { getWorkQueues } from '@/api/generated/operations/dashboard.ts'
import {
  getReconciliationProblems,
  overrideReconciliationProblem,
} from '@/api/generated/operations/reconciliation.ts'
import request from '@/api/generated/requests/OverrideRequest.ts'
import { brokenRules } from '@/forms/validate.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { problemId, type Problem } from './problem.ts'

interface Override {
  readonly reason: string
}

/** The contract's rule for a reason (G375). The rest of the request comes from the problem. */
function brokenReason({ reason }: Override) {
  const { reason: broken } = brokenRules(request.validate, { reason })
  return broken ? { reason: broken } : {}
}

/** The actions on booking problems, for one or many. */
export const problemActions = actionsOn<Problem, Override>({
  area: 'reconciliation',
  idParam: 'problem',
  idOf: problemId,
  nameOf: ({ bookingId }) => bookingId,
  valuesOf: ({ mrpName }) => ({ provider: mrpName }),
  failureColumns: { 'columns.mrp': ({ mrpName }) => mrpName },
  find: async (id) => {
    const [mrpOspId = '', bookingId = ''] = id.split('.')
    const { content } = await call(getReconciliationProblems, { body: { mrpOspId, bookingId } })
    const [found] = content
    if (!found) throw new Error('there is no such problem')
    return found
  },
})({
  // R117: only after a dialog that asks for the reason.
  override: {
    icon: Stamp,
    operation: overrideReconciliationProblem,
    body: ({ bookingId, mrpOspId, version }, { reason }) => ({ bookingId, mrpOspId, version, reason }),
    refuses: ({ status }) => (status === 'OPEN' ? undefined : 'overridden'),
    refreshes: [getReconciliationProblems, getWorkQueues],
    many: true,
    plan: {
      initial: () => ({ reason: '' }),
      Fields: lazyBlock(async () => (await import('./reason-field.tsx')).ReasonField),
      check: brokenReason,
    },
  },
  details: {
    icon: Eye,
    operation: getReconciliationProblems,
    isReadOnly: true,
    Dialog: lazyBlock(async () => (await import('./problem-dialog.tsx')).ProblemDialog),
  },
})
