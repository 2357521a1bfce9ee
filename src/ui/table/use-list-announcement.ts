import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { announce } from '@/base/announcer.ts'
import { sortKeyOf } from './column.ts'
import type { FoundProps, ListedTableProps } from './listed-table.tsx'

/** The delay between two key presses of a search, and until a worker has found the rows. */
const PAUSE_MS = 400

/** What decides which rows a list shows, on which page, and in which order. */
interface Shown {
  /** The list. */
  readonly id: string
  /** Its search and filters, and how often an action on the selection has changed rows. */
  readonly found: string
  readonly sort: string | undefined
  readonly page: number
  readonly size: number | undefined
}

/**
 * Announces what a user action has changed: the number of rows and the page after a search, a filter or an action on
 * the selection, the order after a sort, and the page after another page. It waits for the rows, and announces neither
 * the initial rows, unless the user has just asked for them, nor rows that are added or removed without a user action.
 */
export function useListAnnouncement<Row>(props: ListedTableProps<Row> & FoundProps<Row>): void {
  const { id, columns, list, search, sort, rows, total, busy, pageInfo, bulk } = props
  const { announcesInitialRows = false } = props
  const { t } = useTranslation('ui')
  const about = useId()
  const found = [list?.searchKey, search, bulk?.runs].join('\n')
  const page = pageInfo?.page ?? 0
  const size = list?.size
  /** As last announced or first loaded. */
  const announced = useRef<Shown>(undefined)
  const sorted = columns.find((column) => sortKeyOf(column) === sort?.replace(/^-/, ''))
  const rowsText = total === undefined ? '' : t('rows', { count: total, number: number(total) })
  const pageText =
    pageInfo && pageInfo.pages > 1 ? t('table.page', { page: page + 1, total: pageInfo.pages }) : ''
  const orderText = sorted
    ? t(sort?.startsWith('-') ? 'table.descending' : 'table.ascending', { column: sorted.header })
    : ''
  const isReady = rows !== undefined && total !== undefined && !busy
  useEffect(() => {
    if (!isReady) return
    const now = { id, found, sort, page, size }
    // The first rows of a screen show which page it is.
    if (announced.current?.id !== id && !announcesInitialRows) announced.current = now
    const before = announced.current?.id === id ? announced.current : undefined
    const isFound = before?.found !== found
    const isSorted = before !== undefined && before.sort !== sort
    const isPaged = before !== undefined && (before.page !== page || before.size !== size)
    if (!isFound && !isSorted && !isPaged) return
    // A sort returns to the first page, so only another page is news.
    const isPageNews = isFound || (isPaged && (!isSorted || page > 0))
    const news = [isFound && rowsText, isPageNews && pageText, isSorted && orderText].filter(Boolean)
    const timer = setTimeout(() => {
      announced.current = now
      announce(news.join(', ') || rowsText, { about })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [id, found, sort, page, size, rowsText, pageText, orderText, isReady, about, announcesInitialRows])
}
