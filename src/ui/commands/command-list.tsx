import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { findCommands, useOfferedCommands, type Command } from './commands.ts'
import { TextInput } from '../inputs/inputs.tsx'

/** A search field over a list: arrows choose, Enter runs. `onChoose` closes it first, so that focus is back in place. */
export function CommandList({ onChoose }: { readonly onChoose: (run: () => void) => void }) {
  const { t } = useTranslation('ui')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = findCommands(useOfferedCommands(), typed)
  const current = found[Math.min(chosen, found.length - 1)]

  // A dialog that opened before this code arrived gave the focus to its cross. One that has yet to take the focus finds
  // the field by itself; taking it earlier would make it forget where the focus was before.
  useEffect(() => {
    const dialog = field.current?.closest('[role=dialog]')
    if (dialog?.contains(document.activeElement)) field.current?.focus()
  }, [])

  // Whatever changed, the chosen one stays in view.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })

  const run = (command: Command): void => {
    if (command.refused === undefined) onChoose(command.run)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setChosen((Math.min(chosen, found.length - 1) + step + found.length) % found.length)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      run(current)
    }
  }
  return (
    <div className="palette">
      <TextInput
        ref={field}
        role="combobox"
        aria-label={t('palette.open')}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}-${current.id}`}
        autoComplete="off"
        placeholder={t('palette.placeholder')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label={t('palette.results')} className="palette-list">
        {found.map((command) => (
          // The field above has the keyboard; the pointer may choose here as well.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === current}
            aria-disabled={command.refused !== undefined || undefined}
            onClick={() => run(command)}
          >
            {command.icon}
            <span className="palette-label">{command.label}</span>
            <span className="palette-group">{command.refused ?? command.group}</span>
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'palette-none'}>
        {t('palette.found', { count: found.length })}
      </p>
    </div>
  )
}
