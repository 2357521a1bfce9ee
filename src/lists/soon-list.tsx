import { useEffect, useState } from 'react'
import { ROW_HEIGHT } from '@/ui/table/use-window.ts'
import type { List } from './use-list.ts'

/** As long as people take a click as answered at once. */
const PATIENCE_MS = 100

/**
 * Whether the first rows of a list may still be there at once. A table with a skeleton would be rendered, laid out and painted
 * only to disappear again.
 */
export function useIsSoon<Row>({ rows, read, renderTable }: List<Row>): boolean {
  const isAwaited = rows === undefined && read.error === undefined && !renderTable
  const [isOver, setOver] = useState(!isAwaited)
  if (!isAwaited && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setOver(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  return !isOver && isAwaited
}

/** The bar above, the head, and what is below the rows, in px. */
const BESIDE_ROWS = 130

/** Takes the space of a list with so many rows. */
export const SoonList = ({ rows }: { readonly rows: number }) => (
  <div aria-busy="true" style={{ minHeight: BESIDE_ROWS + rows * ROW_HEIGHT }} />
)
