import { useTranslation } from 'react-i18next'
import { NativeSelect, type SelectOption } from '@/ui/inputs/inputs.tsx'
import { PeriodFilter } from '@/ui/table/period-filter.tsx'
import type { ListSchema } from './list-query.ts'
import { sayBelow } from './list-words.ts'
import type { ListState } from './use-list-query.ts'

/** A filter of a list as data. Its words are below `filters.<name>` of the list: `label` and `any`. */
export interface Filter {
  /** The parameter of the address. */
  readonly name: string
  /** What can be chosen; a text is the key of its words below `filters.<name>`. Absent: a period. */
  readonly options?: readonly (SelectOption | string)[]
}

/** Yes, no or either: `filters.<name>.yes` and `.no` say what these mean. */
export const yesNo = (name: string): Filter => ({ name, options: ['yes', 'no'] })

/** One of these values, or any: `filters.<name>.<value>` names each. */
export const oneOfWords = (name: string, values: readonly string[]): Filter => ({ name, options: values })

/** One of these options, or any; nothing to filter by while there is none. */
export const choice = (name: string, options: readonly SelectOption[] | undefined): Filter => ({
  name,
  options: options ?? [],
})

/** From a day to a day: the parameters `from` and `to`. */
export const period = (name: string): Filter => ({ name })

export interface FiltersProps {
  readonly area: string
  /** Where the words of the list begin. */
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
