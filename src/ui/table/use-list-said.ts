import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { say } from '@/base/announcer.ts'
import { sortKeyOf } from './column.ts'
import type { FoundProps, ListedTableProps } from './listed-table.tsx'

/** Between two keys of a search, and until a worker has found the rows. */
const PAUSE_MS = 400

/**
 * Tells screen readers what a search, a filter, an order or another page has brought: how many rows, which page, and in
 * which order. It waits for the rows, and says nothing of those that the page began with, nor of rows that come or go
 * by themselves.
 */
export function useListSaid<Row>(props: ListedTableProps<Row> & FoundProps<Row>): void {
  const { id, columns, list, search, sort, rows, total, busy, place } = props
  const { t } = useTranslation('ui')
  const about = useId()
  const asked = [list?.asked, search, sort, place?.page].join('\n')
  /** The list, and what was asked of it when its rows were told last, or came first. */
  const told = useRef<{ readonly id: string; readonly asked: string }>(undefined)
  const sorted = columns.find((column) => sortKeyOf(column) === sort?.replace(/^-/, ''))
  const text =
    total === undefined
      ? ''
      : [
          t('rows', { count: total, number: number(total) }),
          place && place.pages > 1 && t('table.page', { page: place.page + 1, total: place.pages }),
          total > 1 &&
            sorted &&
            t(sort?.startsWith('-') ? 'table.descending' : 'table.ascending', { column: sorted.header }),
        ]
          .filter(Boolean)
          .join(', ')
  const isThere = rows !== undefined && total !== undefined && !busy
  useEffect(() => {
    if (!isThere) return
    if (told.current?.id !== id) told.current = { id, asked } // Which page it is, is known with the first rows.
    if (told.current.asked === asked) return
    const timer = setTimeout(() => {
      told.current = { id, asked }
      say(text, { about })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [id, asked, text, isThere, about])
}
