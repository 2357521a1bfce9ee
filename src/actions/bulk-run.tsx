import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import type { Operation } from '@/api/operation.ts'
import { refresh } from '@/api/use-read.ts'
import { BulkProgress, BulkSummary } from '@/ui/bulk/bulk-parts.tsx'
import { useBulkRun } from '@/ui/bulk/use-bulk-run.ts'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import type { Column } from '@/ui/table/column.ts'
import { useRegisterUnsaved } from '@/base/unsaved.ts'
import { failuresOf } from './failures.ts'

export interface BulkRunProps<Item, Plan> {
  readonly title: string
  /** The selected records. They must not change while the dialog is open. */
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** Returns why the action is not possible for a record, as a text for the user. `undefined` when it is possible. */
  readonly refusal: (item: Item, plan: Plan) => string | undefined
  /** Makes the call for one record. Throws `ApiError`. */
  readonly work: (item: Item, plan: Plan) => Promise<unknown>
  /**
   * Reads whether the action was done for a record although the response was lost. Rejects if that cannot be read.
   * Absent: it cannot be determined.
   */
  readonly isDone?: ((item: Item, plan: Plan) => Promise<boolean>) | undefined
  /** The number of records that run at the same time. Default: a few. */
  readonly atOnce?: number | undefined
  /** The reads to refresh, because the action changes their responses. */
  readonly refreshes: readonly Operation[]
  /** The columns of the file of failed records, before the reason. The first one is the name. */
  readonly columns: readonly Column<Item>[]
  /** The name of that file, without `.csv`. */
  readonly fileName: string
  /** Renders the prompt: what will happen, and the buttons. */
  readonly renderPrompt: (start: (plan: Plan) => void, cancel: () => void) => ReactNode
  readonly open: boolean
  /** `left`: the records that failed or were skipped. `undefined` if the run was not started. */
  readonly onClose: (left: readonly Item[] | undefined) => void
}

/** The requested run, and the records that are skipped, with the reason. */
interface RequestedRun<Item, Plan> {
  readonly plan: Plan
  readonly refused: ReadonlyMap<Item, string>
}

/** A dialog that runs one action on many records: asks, runs a few at a time, and shows the result. */
export function BulkRun<Item, Plan>(props: BulkRunProps<Item, Plan>) {
  const { title, items, idOf, refusal, work, isDone, atOnce, refreshes } = props
  const { columns, fileName, renderPrompt, open, onClose } = props
  const { t } = useTranslation('ui')
  const run = useBulkRun<Item>(() => refresh(refreshes))
  const [requested, setRequested] = useState<RequestedRun<Item, Plan>>()
  useRegisterUnsaved(run.state === 'running', 'running')

  const workOf = (plan: Plan) => async (item: Item, signal: AbortSignal) => {
    try {
      await work(item, plan)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // G410: a user who does not enter the password for one record is not asked again for the others.
      if (error.kind === 'unconfirmed') run.stop()
      if (error.kind === 'network') await run.connected(signal)
      // G411: if the outcome is unknown, read the record again before reporting it.
      if (!error.mayBeDone || !(await isDone?.(item, plan).catch(() => false))) throw error
      error.unclear?.done()
    }
  }
  const start = (plan: Plan): void => {
    const refused = new Map<Item, string>()
    for (const item of items) {
      const reason = refusal(item, plan)
      if (reason !== undefined) refused.set(item, reason)
    }
    setRequested({ plan, refused })
    void run.start(
      items.filter((item) => !refused.has(item)),
      workOf(plan),
      atOnce,
    )
  }
  const failed = (): readonly Item[] => {
    const done = new Set(run.outcomes.flatMap(({ item, error }) => (error === undefined ? item : [])))
    return items.filter((item) => !done.has(item) && !requested?.refused.has(item))
  }
  const retry = requested && (() => void run.retry(failed(), workOf(requested.plan), atOnce))
  const failures = () =>
    failuresOf(run.outcomes, items, idOf, (item) => {
      const reason = requested?.refused.get(item)
      return reason === undefined
        ? { kind: 'notTried', reason: t('bulk.stopped') }
        : { kind: 'leftOut', reason }
    })
  const isOver = run.state === 'done'
  const close = (): void => onClose(isOver ? failures().map(({ row }) => row) : undefined)
  return (
    <Dialog
      open={open}
      title={isOver ? t('bulk.result', { title }) : title}
      size="small"
      held={run.state === 'running'}
      closesInside={isOver}
      onClose={close}
    >
      {run.state === 'asking' && renderPrompt(start, close)}
      {run.state === 'running' && (
        <BulkProgress
          done={run.outcomes.length}
          total={run.total}
          isPaused={run.isPaused}
          onStop={run.stop}
        />
      )}
      {isOver && (
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
