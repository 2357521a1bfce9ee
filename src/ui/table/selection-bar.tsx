import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/base/announcer.ts'
import { number } from '@/i18n/formats.ts'
import { Button } from '../basics/button.tsx'
import { useBarHeight } from '../basics/use-bar-height.ts'
import { useAnnouncement } from '../feedback/use-announcement.ts'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps<Row> {
  readonly selection: Selection<Row>
  /** The number of rows that match search and filters, on all pages. */
  readonly total: number
  /** Reads all matching rows. A failure has already been notified. */
  readonly readAll: () => Promise<readonly Row[]>
  /** The actions on the selected rows. */
  readonly children: ReactNode
}

/** The number of selected rows, and the actions on them. Renders nothing while no row is selected. */
export function SelectionBar<Row>({ selection, total, readAll, children }: SelectionBarProps<Row>) {
  const { t } = useTranslation('ui')
  const [pending, setPending] = useState(false)
  const count = selection.rows.length
  const countText = (selected: number): string =>
    t('selection.count', { count: selected, number: number(selected) })
  // Rows that leave the selection because an action has processed them are no news: the action announces its result.
  const [before, setBefore] = useState({ count, isFirst: false })
  if (before.count !== count) setBefore({ count, isFirst: before.count === 0 })
  // The first message says where the actions are, because they stand after the table.
  const text = before.isFirst ? t('selection.first', { selected: countText(count) }) : countText(count)
  useAnnouncement(count > 0 ? text : '')
  const clear = (): void => {
    selection.replace([])
    announce(countText(0))
  }
  const chooseAll = async (): Promise<void> => {
    setPending(true)
    try {
      selection.replace(await readAll())
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      {count > 0 && (
        <Bar label={t('selection.label')}>
          <strong>{countText(count)}</strong>
          {count < total && (
            <Button look="link" pending={pending} onClick={() => void chooseAll().catch(() => undefined)}>
              {t('selection.all', { count: total, number: number(total) })}
            </Button>
          )}
          <div className="row selection-actions">
            {children}
            <Button onClick={clear}>{t('selection.clear')}</Button>
          </div>
        </Bar>
      )}
    </>
  )
}

/** A component of its own, so that its height is measured as soon as it shows. */
function Bar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar, '--selection-bar', blockOf)
  return (
    <div ref={bar} className="selection-bar" role="region" aria-label={label}>
      {children}
    </div>
  )
}

const blockOf = (bar: HTMLElement): HTMLElement | null => bar.closest<HTMLElement>('.table-block')
