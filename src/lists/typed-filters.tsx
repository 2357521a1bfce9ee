import { useState } from 'react'
import { Chip } from '@/ui/table/filter-chip.tsx'
import { CodeFilter } from '@/ui/table/code-filter.tsx'
import { PeriodFilter } from '@/ui/table/period-filter.tsx'
import type { CodeForm, Filter, TypedFilterProps } from './filters.tsx'

/** A filter with a first and a last day: the query parameters `from` and `to`. */
export const period = (name: string): Filter => ({ name, Input: PeriodChip })

/** A filter by a complete code. Its text `filters.<name>.problem` describes the format of the code. */
export const byCode = (name: string, code: CodeForm): Filter => ({ name, code, Input: CodeChip })

function PeriodChip({ translate, state }: TypedFilterProps) {
  const label = translate('label')
  const [from, to] = [state.textOf('from') || undefined, state.textOf('to') || undefined]
  const [clearings, setClearings] = useState(0)
  const clear = (): void => {
    setClearings(clearings + 1)
    state.change({ from: undefined, to: undefined })
  }
  return (
    <Chip label={label} onClear={from === undefined && to === undefined ? undefined : clear}>
      {/* The key discards text that is not a day. */}
      <PeriodFilter
        key={clearings}
        label={label}
        from={from}
        to={to}
        onChange={(days) => state.change(days)}
      />
    </Chip>
  )
}

function CodeChip({ filter: { name, code }, translate, state }: TypedFilterProps) {
  return (
    code && (
      <CodeFilter
        {...code}
        label={translate('label')}
        problem={translate('problem')}
        value={state.textOf(name)}
        onChange={(value) => state.setText(name, value)}
      />
    )
  )
}
