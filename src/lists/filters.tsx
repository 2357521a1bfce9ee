import { useTranslation } from 'react-i18next'
import { NativeSelect, type SelectOption } from '@/ui/inputs/inputs.tsx'
import { PeriodFilter } from '@/ui/table/period-filter.tsx'
import type { ListSchema } from './list-query.ts'
import { sayBelow } from './list-words.ts'
import type { ListState } from './use-list-query.ts'

/** A filter of a list as data. Its texts are below `filters.<name>` of the list: `label` and `any`. */
export interface Filter {
  /** The query parameter. */
  readonly name: string
  /** The options. A string is the key of its text below `filters.<name>`. Absent: the filter is a period. */
  readonly options?: readonly (SelectOption | string)[]
}

/** A filter with yes, no or any. Their texts are `filters.<name>.yes` and `.no`. */
export const yesNo = (name: string): Filter => ({ name, options: ['yes', 'no'] })

/** A filter with one of these values, or any. Their texts are `filters.<name>.<value>`. */
export const oneOfWords = (name: string, values: readonly string[]): Filter => ({ name, options: values })

/** A filter with one of these options, or any. It does not render while there are no options. */
export const choice = (name: string, options: readonly SelectOption[] | undefined): Filter => ({
  name,
  options: options ?? [],
})

/** A filter with a first and a last day: the query parameters `from` and `to`. */
export const period = (name: string): Filter => ({ name })

export interface FiltersProps {
  readonly area: string
  /** The prefix of the list's text keys. */
  readonly words: string
  readonly filters: readonly Filter[]
  readonly state: ListState<ListSchema>
}

/** The filters above a list. */
export function Filters({ area, words, filters, state }: FiltersProps) {
  const { t } = useTranslation(area)
  return filters.map(({ name, options }) => {
    const say = (key: string): string => sayBelow(t, words)(`filters.${name}.${key}`)
    if (!options)
      return (
        <PeriodFilter
          key={name}
          label={say('label')}
          from={state.textOf('from') || undefined}
          to={state.textOf('to') || undefined}
          onChange={(days) => state.change(days)}
        />
      )
    if (options.length === 0) return null
    return (
      <NativeSelect
        key={name}
        aria-label={say('label')}
        placeholder={say('any')}
        value={state.textOf(name)}
        options={options.map((option) =>
          typeof option === 'string' ? { value: option, label: say(option) } : option,
        )}
        onChange={({ target }) => state.setText(name, target.value)}
      />
    )
  })
}
