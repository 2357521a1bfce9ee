import './field.css'
import './remote-select.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../basics/button.tsx'
import { ariaKeys, useShortcut } from '../commands/shortcuts.ts'

export interface SearchBoxProps {
  /** The accessible name and placeholder, such as "Search users". */
  readonly label: string
  readonly value: string
  /** Called when the user pauses typing, and immediately on Enter and on clearing. */
  readonly onChange: (value: string) => void
  /** Delay in ms between the last key press and `onChange`. */
  readonly delay?: number | undefined
  readonly onFocus?: (() => void) | undefined
  /** The shortcut `search` focuses this box. Use it once per page. */
  readonly shortcut?: boolean | undefined
}

/** A search field for a list. */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, onChange, delay = 300, onFocus, shortcut = false } = props
  const { t } = useTranslation('ui')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    // The value has changed from outside: cleared with the filters, or by the back button.
    setKnown(value)
    setTyped(value)
  }

  const notifyChange = useEffectEvent((text: string) => {
    // Spaces at either end do not change the search. The box keeps them, because the next word may follow.
    setKnown(text.trim())
    if (text.trim() !== value) onChange(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => notifyChange(typed), delay)
    return () => clearTimeout(timer)
  }, [typed, delay])
  useShortcut(
    'search',
    () => {
      input.current?.focus()
      input.current?.select()
    },
    shortcut,
  )

  return (
    <div className="input-group search-box">
      <span className="input-before">
        <Search aria-hidden="true" />
      </span>
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts={shortcut ? ariaKeys('search') : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onFocus={onFocus}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onChange(typed)
        }}
      />
      {typed !== '' && (
        <span className="input-after">
          <IconButton
            size="small"
            label={t('search.clear')}
            icon={<X />}
            onClick={() => {
              setTyped('')
              onChange('')
              input.current?.focus()
            }}
          />
        </span>
      )}
    </div>
  )
}
