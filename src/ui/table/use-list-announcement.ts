import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { announce } from '@/base/announcer.ts'
import { sortKeyOf } from './column.ts'
import type { FoundProps, ListedTableProps } from './listed-table.tsx'

/** The delay between two key presses of a search, and until a worker has found the rows. */
const PAUSE_MS = 400

/**
 * Announces the result of a search, a filter, a sort or another page: how many rows, which page, and in which order. It
 * waits for the rows, and announces neither the initial rows, unless the user has just asked for them, nor rows that are added or removed without a user action.
 */
export function useListAnnouncement<Row>(props: ListedTableProps<Row> & FoundProps<Row>): void {
  const { id, columns, list, search, sort, rows, total, busy, pageInfo, announcesInitialRows = false } = props
  const { t } = useTranslation('ui')
  const about = useId()
  const queryKey = [list?.queryKey, search, sort, pageInfo?.page].join('\n')
  /** The list, and its query when its rows were last announced or first loaded. */
  const announced = useRef<{ readonly id: string; readonly queryKey: string }>(undefined)
  const sorted = columns.find((column) => sortKeyOf(column) === sort?.replace(/^-/, ''))
  const text =
    total === undefined
      ? ''
      : [
          t('rows', { count: total, number: number(total) }),
          pageInfo &&
            pageInfo.pages > 1 &&
            t('table.page', { page: pageInfo.page + 1, total: pageInfo.pages }),
          total > 1 &&
            sorted &&
            t(sort?.startsWith('-') ? 'table.descending' : 'table.ascending', { column: sorted.header }),
        ]
          .filter(Boolean)
          .join(', ')
  const isReady = rows !== undefined && total !== undefined && !busy
  useEffect(() => {
    if (!isReady) return
    // The first rows of a screen show which page it is.
    if (announced.current?.id !== id && !announcesInitialRows) announced.current = { id, queryKey }
    if (announced.current?.id === id && announced.current.queryKey === queryKey) return
    const timer = setTimeout(() => {
      announced.current = { id, queryKey }
      announce(text, { about })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [id, queryKey, text, isReady, about, announcesInitialRows])
}
