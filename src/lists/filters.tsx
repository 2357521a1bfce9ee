import { useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectOption } from '@/ui/inputs/inputs.tsx'
import { FilterChip, FilterMenu, type ChipFilter } from '@/ui/table/filter-chip.tsx'
import type { ListSchema } from './list-query.ts'
import { translateBelow } from './list-words.ts'
import type { ListState } from './use-list-query.ts'

/** A filter of a list as data. Its label is the text `filters.<name>.label` under the list's key. */
export interface Filter {
  /** The query parameter. */
  readonly name: string
  /** The options. A string is the key of its text under `filters.<name>`. */
  readonly options?: readonly (SelectOption | string)[]
  /** The options are not known yet. */
  readonly isLoading?: boolean
  /**
   * Renders a filter in which the user types instead of selecting (`typed-filters.tsx`). Most lists have none, so its
   * code is loaded separately.
   */
  readonly Input?: ComponentType<TypedFilterProps>
  /** For a filter by a code with a fixed format. */
  readonly code?: CodeForm
}

export interface TypedFilterProps {
  readonly filter: Filter
  /** Translates a key under `filters.<name>`. */
  readonly translate: (key: string) => string
  readonly state: ListState<ListSchema>
}

export interface CodeForm {
  readonly length: number
  readonly isCode: (text: string) => boolean
}

/** A filter with yes, no or any. Their texts are `filters.<name>.yes` and `.no`. */
export const yesNo = (name: string): Filter => ({ name, options: ['yes', 'no'] })

/** A filter with one of these values, or any. Their texts are `filters.<name>.<value>`. */
export const oneOfValues = (name: string, values: readonly string[]): Filter => ({ name, options: values })

/** A filter with one of these options, or any. It is hidden while there are no options. `undefined`: not loaded yet. */
export const choice = (name: string, options: readonly SelectOption[] | undefined): Filter => ({
  name,
  options: options ?? [],
  ...(options === undefined && { isLoading: true }),
})

export interface FiltersProps {
  readonly area: string
  /** The prefix of the list's text keys. */
  readonly words: string
  readonly filters: readonly Filter[]
  readonly state: ListState<ListSchema>
}

/** The filters of a list: a chip for each active filter, and a menu to add another. */
export function Filters({ area, words, filters, state }: FiltersProps) {
  const { t } = useTranslation(area)
  const [labels] = useState(() => new Map<string, string>())
  const chips: (ChipFilter & { readonly name: string })[] = []
  const inputs: ReactNode[] = []
  for (const filter of filters) {
    const { name, options, isLoading = false, Input } = filter
    const translate = (key: string): string => translateBelow(t, words)(`filters.${name}.${key}`)
    if (isLoading) continue
    if (options)
      chips.push({
        name,
        label: translate('label'),
        value: state.textOf(name),
        options: options.map((option) =>
          typeof option === 'string' ? { value: option, label: translate(option) } : option,
        ),
        onChange: (value) => state.setText(name, value),
      })
    else if (Input) inputs.push(<Input key={name} filter={filter} translate={translate} state={state} />)
  }
  const addable = chips.filter(({ value, options }) => value === '' && options.length > 0)
  return (
    <>
      {chips
        .filter(({ value }) => value !== '')
        .map(({ name, ...chip }) => (
          <FilterChip key={name} {...chip} options={withSelected(chip, name, labels)} />
        ))}
      {inputs}
      {addable.length > 0 && <FilterMenu filters={addable} />}
    </>
  )
}

/**
 * The options including the selected one. If the options come from the visible rows, an empty result would remove the
 * selected option, and a hidden filter cannot be cleared. The selected option therefore stays, with its last known
 * label, or else its value. Remembers the labels of all options, because any of them may be selected when the options
 * disappear.
 */
function withSelected(
  { options, value }: ChipFilter,
  name: string,
  labels: Map<string, string>,
): readonly SelectOption[] {
  for (const option of options) labels.set(`${name} ${option.value}`, option.label)
  if (options.some((option) => option.value === value)) return options
  return [...options, { value, label: labels.get(`${name} ${value}`) ?? value }]
}
