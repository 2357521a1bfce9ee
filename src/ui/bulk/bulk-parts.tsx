import './bulk.css'
import Download from 'lucide-react/icons/download'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { Button } from '../basics/button.tsx'
import { DialogFoot } from '../overlays/dialog.tsx'
import { Notice } from '../feedback/notice.tsx'
import { useAnnouncement } from '../feedback/use-announcement.ts'
import type { Column } from '../table/column.ts'
import { saveCsv, toCsv } from '../table/csv.ts'

export interface ProgressLineProps {
  readonly done: number
  readonly total: number
  /** There is no connection. The run continues when it is restored. */
  readonly isPaused?: boolean
}

const TENTHS = 10
/** The key of the messages about a run. */
const PROGRESS = 'progress'
/** The minimum time in ms between two announcements. A fast run announces only its latest position. */
const BETWEEN_MS = 500

/** The progress of a run. */
export function ProgressLine({ done, total, isPaused = false }: ProgressLineProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const place = (count: number): string => t('bulk.progress', { done: number(count), total: number(total) })
  const tenths = Math.floor((done / total) * TENTHS)
  // Announced at the start and at each tenth. The result replaces the last announcement.
  useAnnouncement(place(Math.ceil((tenths * total) / TENTHS)), {
    first: true,
    about: PROGRESS,
    wait: BETWEEN_MS,
  })
  return (
    <>
      <label className="bulk-progress" htmlFor={id}>
        <span>{place(done)}</span>
        <progress id={id} max={total} value={done} />
      </label>
      {isPaused && <Notice tone="warning" live title={t('bulk.paused')} />}
    </>
  )
}

export interface BulkProgressProps extends ProgressLineProps {
  readonly onStop: () => void
}

/**
 * How long a run cannot be stopped after its start: the second click of a double click was meant for the confirmation.
 */
const DEAF_MS = 1000

/**
 * The progress of a run in a dialog, with a button to stop it. The button is below the line at the left, not in the
 * footer, where the button that started the run was.
 */
export function BulkProgress({ onStop, ...progress }: BulkProgressProps) {
  const { t } = useTranslation('ui')
  const [isDeaf, setIsDeaf] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsDeaf(false), DEAF_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="stack">
      <ProgressLine {...progress} />
      <div>
        <Button refused={isDeaf ? t('bulk.justStarted') : undefined} onClick={onStop}>
          {t('bulk.stop')}
        </Button>
      </div>
    </div>
  )
}

/** Shown before a run: how many items are skipped, by reason. `reasons` has one entry per item. */
export function LeftOut({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useTranslation('ui')
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  if (counts.size === 0) return null
  return (
    <Notice tone="warning" title={t('bulk.leftOutTitle')}>
      {[...counts].map(([reason, count]) => (
        <div key={reason}>{t('bulk.leftOutFor', { number: number(count), reason })}</div>
      ))}
    </Notice>
  )
}

/**
 * Why an item was not done: it failed; its outcome is unknown, because the response was lost; it was skipped, because
 * the action is not possible for it; or the run was stopped before its turn.
 */
export type NotDone = 'failed' | 'unclear' | 'leftOut' | 'notTried'

/** An item that was not done, or whose outcome is unknown, with the reason. */
export interface Failure<Row> {
  readonly id: string
  readonly row: Row
  readonly kind: NotDone
  readonly reason: string
}

export interface BulkSummaryProps<Row> {
  readonly done: number
  readonly failures: readonly Failure<Row>[]
  /** The columns of the file of failed items, before the reason. The first one is the name. */
  readonly columns: readonly Column<Row>[]
  /** The name of that file, without `.csv`. */
  readonly fileName: string
  /** Runs the failed items again. */
  readonly onRetry?: (() => void) | undefined
  readonly onClose: () => void
}

/** The maximum number of failures listed on the page. The file has all of them. */
const SHOWN = 50

const KINDS: readonly NotDone[] = ['failed', 'unclear', 'leftOut', 'notTried']

/** The result of a run: "298 done, 14 failed, 3 left out", these items with reasons, and a button to export them. */
export function BulkSummary<Row>(props: BulkSummaryProps<Row>) {
  const { done, failures, columns, fileName, onRetry, onClose } = props
  const { t } = useTranslation('ui')
  const failed = failures.length
  const save = (): void => {
    const inFile: Column<Failure<Row>>[] = [
      ...columns.map(({ id, header, text }) => ({
        id,
        header,
        text: ({ row }: Failure<Row>) => text(row),
      })),
      { id: 'reason', header: t('bulk.reason'), text: ({ reason }) => reason },
    ]
    saveCsv(toCsv(inFile, failures), `${fileName}.csv`)
  }
  const result = [
    t('bulk.done', { count: done, number: number(done) }),
    ...KINDS.flatMap((kind) => {
      const count = failures.filter((failure) => failure.kind === kind).length
      return count > 0 || kind === 'failed' ? t(`bulk.${kind}`, { count, number: number(count) }) : []
    }),
  ]
  const summary = result.join(', ')
  useAnnouncement(summary, { first: true, about: PROGRESS })
  return (
    <>
      <Notice tone={failed === 0 ? 'success' : 'warning'} title={summary} />
      {failed > 0 && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be focusable by keyboard */}
          <ul className="bulk-failures" tabIndex={0} aria-label={t('bulk.notDone')}>
            {failures.slice(0, SHOWN).map(({ id, row, reason }) => (
              <li key={id}>
                <bdi>{columns[0]?.text(row)}</bdi>
                <span>{`: ${reason}`}</span>
              </li>
            ))}
          </ul>
          {failed > SHOWN && (
            <p>{t('bulk.more', { count: failed - SHOWN, number: number(failed - SHOWN) })}</p>
          )}
        </>
      )}
      <DialogFoot>
        {failed > 0 && (
          <Button icon={<Download />} onClick={save}>
            {t('bulk.download')}
          </Button>
        )}
        {onRetry && <Button onClick={onRetry}>{t('problem.retry')}</Button>}
        <Button look="primary" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      </DialogFoot>
    </>
  )
}
