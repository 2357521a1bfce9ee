import './field.css'
import './remote-select.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { IconButton } from '../basics/button.tsx'
import { ariaKeys, useShortcut } from '../commands/shortcuts.ts'

export interface SearchBoxProps {
  /** What is searched, such as "Search users"; shown in the empty box and read aloud. */
  readonly label: string
  readonly value: string
  /** Called when the typing rests, and at once on Enter and on clearing. */
  readonly onChange: (value: string) => void
  /** Rest in ms before `onChange`. */
  readonly delay?: number | undefined
  readonly onFocus?: (() => void) | undefined
  /** The shortcut `search` goes to this box. One per page. */
  readonly shortcut?: boolean | undefined
}

/** A box to search a list with. */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, onChange, delay = 300, onFocus, shortcut = false } = props
  const { t } = useTranslation('ui')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    // Changed from outside: cleared with the filters, or the back button.
    setKnown(value)
    setTyped(value)
  }

  const tell = useEffectEvent((text: string) => {
    // Blanks around it ask nothing new, and the box keeps them: the next word may follow.
    setKnown(text.trim())
    if (text.trim() !== value) onChange(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), delay)
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
