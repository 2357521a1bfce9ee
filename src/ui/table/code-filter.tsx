import { useId, useState } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslation } from 'react-i18next'
import { Chip } from './filter-chip.tsx'
import './code-filter.css'
import { useAnnouncement } from '../feedback/use-announcement.ts'

export interface CodeFilterProps {
  readonly label: string
  /** The code to filter by. Empty: the filter is not set. */
  readonly value: string
  readonly length: number
  /** Whether a text is such a code. */
  readonly isCode: (text: string) => boolean
  /** The error for a text that is not such a code. */
  readonly problem: string
  readonly onChange: (code: string) => void
}

/** Filters a list by a code with a fixed format. Applies the filter as soon as the text is such a code, or empty. */
export function CodeFilter({ label, value, length, isCode, problem, onChange }: CodeFilterProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const text = typed ?? value
  const isInvalid = text !== '' && !isCode(text) && (left || text.length >= length)
  useAnnouncement(isInvalid ? problem : '')
  const change = (next: string): void => {
    setTyped(next)
    setLeft(false)
    if (next === '' || isCode(next)) onChange(next)
  }
  return (
    <Chip
      label={label}
      onClear={
        text === ''
          ? undefined
          : () => {
              setTyped(undefined)
              onChange('')
            }
      }
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="code-filter"
        size={length}
        maxLength={length}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('filter.any')}
        value={text}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-problem` : undefined}
        onChange={({ target }) => change(target.value.trim().toUpperCase())}
        onBlur={() => setLeft(true)}
      />
      {isInvalid && (
        <span id={`${id}-problem`} className="code-filter-problem">
          <CircleAlert />
          <span>{problem}</span>
        </span>
      )}
    </Chip>
  )
}
