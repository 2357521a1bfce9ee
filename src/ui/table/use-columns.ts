import { useCallback, useMemo, useState } from 'react'
import { readStoredJson, writeStored } from '@/base/stored.ts'
import type { Column } from './column.ts'

export interface ColumnChoice<Row> {
  /**
   * The columns to show where there is room. The same array until the user selects other columns, because a new array
   * renders each row again.
   */
  readonly shown: readonly Column<Row>[]
  /** All columns but the first one, which names the row. */
  readonly others: readonly Column<Row>[]
  /** Whether the column cannot be hidden. It may have no room. */
  readonly isLocked: (column: Column<Row>) => boolean
  /** Whether the user selected a column. The same function until the choice changes. */
  readonly isChosen: (id: string) => boolean
  /** Shows a column, also if the table must then scroll sideways, or hides it. */
  readonly show: (id: string, isShown: boolean) => void
}

/** The user's choice of columns. This browser remembers it, as column ids only. */
export function useColumns<Row>(tableId: string, columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const [chosen, setChosen] = useState(() => read(tableId))
  const locked = (column: Column<Row>): boolean => isLocked(columns, column)
  const shown = useMemo(
    () => columns.filter((column) => isToShow(columns, column, chosen)),
    [columns, chosen],
  )
  return {
    shown,
    others: columns.slice(1),
    isLocked: locked,
    isChosen: useCallback((id: string) => chosen[id] === true, [chosen]),
    show: (id, isShown) => {
      const next = { ...chosen, [id]: isShown }
      setChosen(next)
      write(tableId, next)
    },
  }
}

const isLocked = <Row>(columns: readonly Column<Row>[], column: Column<Row>): boolean =>
  column === columns[0] || column.hideable === false
const isToShow = <Row>(columns: readonly Column<Row>[], column: Column<Row>, chosen: Decisions): boolean =>
  isLocked(columns, column) || (chosen[column.id] ?? !column.hidden)

/** Column id to visibility. Contains only the user's decisions, so that columns added later get their default. */
type Decisions = Readonly<Record<string, boolean>>

const keyOf = (tableId: string): string => `portal_columns_${tableId}`

function read(tableId: string): Decisions {
  const stored = readStoredJson(keyOf(tableId))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )
}

const write = (tableId: string, decisions: Decisions): void =>
  writeStored(keyOf(tableId), JSON.stringify(decisions))
