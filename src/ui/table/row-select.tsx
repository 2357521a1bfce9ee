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

export interface PageSelectProps<Row> {
  readonly rows: readonly Row[]
  readonly selection: Selection<Row>
  readonly all?: boolean | undefined
  /** All matching rows, if `rows` are only the loaded ones: selecting fetches the others. */
  readonly found?: { readonly total: number; readonly select: () => void } | undefined
}

/** The checkbox that selects all rows of the page, or of the whole list. Indeterminate when only some are selected. */
export function PageSelect<Row>({ rows, selection, all = false, found }: PageSelectProps<Row>) {
  const { t } = useTranslation('ui')
  const count = found ? selection.rows.length : rows.filter(selection.has).length
  const total = found ? found.total : rows.length
  const isAll = total > 0 && count >= total
  const onChange = (): void => {
    if (!found) selection.mark(rows, !isAll)
    else if (isAll) selection.replace([])
    else found.select()
  }
  return (
    <HeadSelect
      label={t(all ? 'selection.every' : 'selection.page')}
      checked={isAll}
      mixed={count > 0 && !isAll}
      disabled={total === 0}
      onChange={onChange}
    />
  )
}

interface HeadSelectProps {
  readonly label: string
  readonly checked: boolean
  readonly mixed: boolean
  readonly disabled: boolean
  readonly onChange: () => void
}

function HeadSelect({ label, mixed, ...box }: HeadSelectProps) {
  const { t } = useTranslation('ui')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <th scope="col" className="table-select" aria-label={t('selection.label')}>
      <label className="choice">
        <input ref={input} type="checkbox" aria-label={label} {...box} />
      </label>
    </th>
  )
}
