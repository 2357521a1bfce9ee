import '../inputs/choice.css'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from './use-selection.ts'

/** Selects or deselects a row. `extend` includes all rows between it and the row selected before. */
export type SelectRow = (on: boolean, extend: boolean) => void

export interface RowSelectProps {
  readonly label: string
  readonly checked: boolean
  readonly onSelect: SelectRow
}

/** The checkbox of a row. A plain input, because a table may have a thousand of them. */
export const RowSelect = ({ label, checked, onSelect }: RowSelectProps) => (
  <td className="table-select">
    <label className="choice">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        // `onClick`, because a change event has no `shiftKey`. The space bar also causes a click.
        onClick={({ currentTarget, shiftKey }) => onSelect(currentTarget.checked, shiftKey)}
        onChange={() => undefined}
      />
    </label>
  </td>
)

/** The checkbox that selects all rows of the page, or of the whole list. Indeterminate when only some are selected. */
export function PageSelect<Row>({
  rows,
  selection,
  all = false,
}: {
  readonly rows: readonly Row[]
  readonly selection: Selection<Row>
  readonly all?: boolean | undefined
}) {
  const { t } = useTranslation('ui')
  const input = useRef<HTMLInputElement>(null)
  const count = rows.filter(selection.has).length
  const isAll = rows.length > 0 && count === rows.length
  const isSome = count > 0 && !isAll
  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome
  }, [isSome])
  return (
    <td className="table-select">
      <label className="choice">
        <input
          ref={input}
          type="checkbox"
          aria-label={t(all ? 'selection.every' : 'selection.page')}
          checked={isAll}
          disabled={rows.length === 0}
          onChange={() => selection.mark(rows, !isAll)}
        />
      </label>
    </td>
  )
}
