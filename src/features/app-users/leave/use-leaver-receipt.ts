import { useEffect, useState } from 'react'
import { t } from '@/i18n/i18n.ts'
import { useStepAddress } from '@/routes/use-step.ts'
import { problemOf } from '@/session/failure-notices.ts'
import { useReceipt } from '@/session/use-draft.ts'
import { useBulkRun, type BulkRun } from '@/ui/bulk/use-bulk-run.ts'
import { doLeaverStep } from './do-leaver-step.ts'
import type { Agreed, LeaverStep } from './leaver-steps.ts'
import { refreshLeaver } from './use-leaver-facts.ts'

/** The selected steps, their progress, and when they were finished. */
export interface LeaverReceipt {
  readonly agreed: Agreed
  readonly run: BulkRun<LeaverStep>
  /** The time of the last finished step. Absent while steps are running. */
  readonly endedAt: string | undefined
}

/** The receipt as stored in this tab, while the address is the one of the receipt. */
interface Kept {
  readonly agreed: Agreed
  readonly outcomes: readonly { readonly id: string; readonly problem?: string }[]
  readonly endedAt: string
}

/** A step that failed before a reload. Its message is the text that was shown then. */
class KeptProblem extends Error {}

/**
 * The step in the address of the guide after a step has run. So a reload shows the receipt, while opening the guide
 * shows a new plan.
 */
const STEP = 'receipt'

/** Executes the selected steps one by one, and stores the results for a reload of the page. */
export function useLeaverReceipt(userOspId: string): {
  readonly receipt: LeaverReceipt | undefined
  readonly start: (agreed: Agreed) => void
} {
  const store = useReceipt(`leave.${userOspId}`)
  const address = useStepAddress()
  const isReceiptOpen = address.requestedStep === STEP
  const [kept] = useState(() => (isReceiptOpen ? keptIn(store.read()) : undefined))
  const [agreed, setAgreed] = useState(kept?.agreed)
  const [endedAt, setEndedAt] = useState(kept?.endedAt)
  const [ended] = useState(() => kept && outcomesOf(kept))
  const run = useBulkRun<LeaverStep>(async () => {
    setEndedAt(new Date().toISOString())
    await refreshLeaver()
  }, ended)
  const { outcomes } = run
  useEffect(() => {
    if (agreed && isReceiptOpen)
      store.keep({
        agreed,
        outcomes: outcomes.map(({ item: { id }, error }) => ({
          id,
          ...(error !== undefined && { problem: messageOf(error) }),
        })),
        endedAt: endedAt ?? new Date().toISOString(),
      } satisfies Kept)
  }, [store, agreed, isReceiptOpen, outcomes, endedAt])
  // The address of a receipt that is not stored here, for example one copied to another tab.
  const isMissing = isReceiptOpen && agreed === undefined
  const { go } = address
  useEffect(() => {
    if (isMissing) go('plan', { replace: true })
  }, [isMissing, go])
  return {
    receipt: isReceiptOpen && agreed ? { agreed, run, endedAt } : undefined,
    start: (plan) => {
      setAgreed(plan)
      address.go(STEP, { replace: true })
      void run.start(plan.steps, doLeaverStep, 1)
    },
  }
}

/** The text for a failed step. */
export const messageOf = (error: unknown): string =>
  error instanceof KeptProblem ? error.message : problemOf(error)

/** A step without an outcome was interrupted by the reload: its result is unknown, and it can be retried. */
function outcomesOf({ agreed: { steps }, outcomes }: Kept) {
  return steps.map((item) => {
    const outcome = outcomes.find(({ id }) => id === item.id)
    const problem = outcome ? outcome.problem : t('app-users:leaver.interrupted')
    return { item, ...(problem !== undefined && { error: new KeptProblem(problem) }) }
  })
}

const keptIn = (stored: unknown): Kept | undefined =>
  typeof stored === 'object' && stored !== null && 'agreed' in stored && 'outcomes' in stored
    ? (stored as Kept)
    : undefined
