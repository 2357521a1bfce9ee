import './filter-chip.css'
import { useId, type ReactNode } from 'react'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { SelectOption } from '../inputs/inputs.tsx'
import { useMenu } from '../overlays/menu.tsx'

export interface ChipFilter {
  /** The name of the filter, such as "User group". */
  readonly label: string
  readonly options: readonly SelectOption[]
  /** The value that is set. Empty: the filter is not set. */
  readonly value: string
  /** Called with an empty text to clear the filter. */
  readonly onChange: (value: string) => void
}

/** An active filter: its value can be changed in place, or cleared. */
export function FilterChip({ label, options, value, onChange }: ChipFilter) {
  const id = useId()
  return (
    <Chip label={label} onClear={() => onChange('')}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Chip>
  )
}

export interface ChipProps {
  readonly label: string
  /** Absent: there is nothing to clear. */
  readonly onClear?: (() => void) | undefined
  readonly children: ReactNode
}

/** The frame of an active filter, with the button that clears it. */
export function Chip({ label, onClear, children }: ChipProps) {
  const { t } = useTranslation('ui')
  return (
    <span className="chip" data-on={onClear !== undefined || undefined}>
      {children}
      {onClear && (
        <button
          type="button"
          aria-label={t('filter.clear', { label })}
          onClick={({ currentTarget }) => {
            // The chip is removed with its button, so move the focus to the element beside it.
            const bar = currentTarget.closest('.table-bar')
            const next = bar?.querySelector<HTMLElement>('.chip-add') ?? bar?.querySelector('input')
            next?.focus()
            onClear()
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}

/** The menu that adds a filter: each value takes one click. Active filters have a chip and are left out. */
export function FilterMenu({ filters }: { readonly filters: readonly ChipFilter[] }) {
  const { t } = useTranslation('ui')
  const { trigger, overlay } = useMenu({
    groups: () =>
      filters.map(({ label, options, onChange }) => ({
        label,
        items: options.map((option) => ({
          id: `${label} ${option.value}`,
          label: option.label,
          run: () => onChange(option.value),
        })),
      })),
  })
  return (
    <>
      <button type="button" className="chip chip-add" {...trigger}>
        <Plus aria-hidden="true" />
        <span>{t('filter.add')}</span>
      </button>
      {overlay}
    </>
  )
}
