import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { nextSort, sortKeyOf, type Column } from './column.ts'

export interface HeadCellProps<Row> {
  readonly column: Column<Row>
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
}

/** The header cell of a column. If the column can be sorted, it contains a button that sorts. */
export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const key = sortKeyOf(column)
  if (key === undefined || !onSort)
    return (
      <th scope="col" data-align={column.align}>
        {column.header}
      </th>
    )
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" data-align={column.align} aria-sort={direction}>
      <button type="button" className="table-sort" onClick={() => onSort(nextSort(key, sort))}>
        <span>{column.header}</span>
        <Icon aria-hidden="true" />
      </button>
    </th>
  )
}
