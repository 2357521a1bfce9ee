import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import type { Operation } from '@/api/operation.ts'
import { refresh } from '@/api/use-read.ts'
import { BulkProgress, BulkSummary } from '@/ui/bulk/bulk-parts.tsx'
import { useBulkRun } from '@/ui/bulk/use-bulk-run.ts'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import type { Column } from '@/ui/table/column.ts'
import { useHoldUnsaved } from '@/base/unsaved.ts'
import { failuresOf } from './failures.ts'

export interface BulkRunProps<Thing, Plan> {
  readonly title: string
  /** The selected records. They must not change while the dialog is open. */
  readonly things: readonly Thing[]
  readonly idOf: (thing: Thing) => string
  /** Returns why the action is not possible for a record, as a text for the user. `undefined` when it is possible. */
  readonly refusal: (thing: Thing, plan: Plan) => string | undefined
  /** Makes the call for one record. Throws `ApiError`. */
  readonly work: (thing: Thing, plan: Plan) => Promise<unknown>
  /**
   * Reads whether the action was done for a record although the response was lost. Rejects if that cannot be read.
   * Absent: it cannot be determined.
   */
  readonly isDone?: ((thing: Thing, plan: Plan) => Promise<boolean>) | undefined
  /** The number of records that run at the same time. Default: a few. */
  readonly atOnce?: number | undefined
  /** The reads to refresh, because the action changes their responses. */
  readonly refreshes: readonly Operation[]
  /** The columns of the file of failed records, before the reason. The first one is the name. */
  readonly columns: readonly Column<Thing>[]
  /** The name of that file, without `.csv`. */
  readonly fileName: string
  /** Renders the question: what will happen, and the buttons. */
  readonly question: (start: (plan: Plan) => void, cancel: () => void) => ReactNode
  readonly open: boolean
  /** `left`: the records that failed or were skipped. `undefined` if the run was not started. */
  readonly onClose: (left: readonly Thing[] | undefined) => void
}

/** The requested run, and the records that are skipped, with the reason. */
interface Asked<Thing, Plan> {
  readonly plan: Plan
  readonly refused: ReadonlyMap<Thing, string>
}

/** A dialog that runs one action on many records: asks, runs a few at a time, and shows the result. */
export function BulkRun<Thing, Plan>(props: BulkRunProps<Thing, Plan>) {
  const { title, things, idOf, refusal, work, isDone, atOnce, refreshes } = props
  const { columns, fileName, question, open, onClose } = props
  const { t } = useTranslation('ui')
  const run = useBulkRun<Thing>(() => refresh(refreshes))
  const [asked, setAsked] = useState<Asked<Thing, Plan>>()
  useHoldUnsaved(run.state === 'running', 'running')

  const workOf = (plan: Plan) => async (thing: Thing, signal: AbortSignal) => {
    try {
      await work(thing, plan)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // G410: a user who does not enter the password for one record is not asked again for the others.
      if (error.kind === 'unconfirmed') run.stop()
      if (error.kind === 'network') await run.connected(signal)
      // G411: if the outcome is unknown, read the record again before reporting it.
      if (!error.mayBeDone || !(await isDone?.(thing, plan).catch(() => false))) throw error
      error.unclear?.done()
    }
  }
  const start = (plan: Plan): void => {
    const refused = new Map<Thing, string>()
    for (const thing of things) {
      const reason = refusal(thing, plan)
      if (reason !== undefined) refused.set(thing, reason)
    }
    setAsked({ plan, refused })
    void run.start(
      things.filter((thing) => !refused.has(thing)),
      workOf(plan),
      atOnce,
    )
  }
  const failed = (): readonly Thing[] => {
    const done = new Set(run.outcomes.flatMap(({ item, error }) => (error === undefined ? item : [])))
    return things.filter((thing) => !done.has(thing) && !asked?.refused.has(thing))
  }
  const retry = asked && (() => void run.retry(failed(), workOf(asked.plan), atOnce))
  const failures = () =>
    failuresOf(run.outcomes, things, idOf, (thing) => {
      const reason = asked?.refused.get(thing)
      return reason === undefined
        ? { kind: 'notTried', reason: t('bulk.stopped') }
        : { kind: 'leftOut', reason }
    })
  const close = (): void => onClose(run.state === 'done' ? failures().map(({ row }) => row) : undefined)
  return (
    <Dialog open={open} title={title} size="small" held={run.state === 'running'} onClose={close}>
      {run.state === 'asking' && question(start, close)}
      {run.state === 'running' && (
        <BulkProgress
          done={run.outcomes.length}
          total={run.total}
          isPaused={run.isPaused}
          onStop={run.stop}
        />
      )}
      {run.state === 'done' && (
        <BulkSummary
          done={run.outcomes.filter(({ error }) => error === undefined).length}
          failures={failures()}
          columns={columns}
          fileName={fileName}
          onRetry={failed().length > 0 ? retry : undefined}
          onClose={close}
        />
      )}
    </Dialog>
  )
}
