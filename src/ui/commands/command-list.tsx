import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findCommands, useOfferedCommands } from './commands.ts'
import { TextInput } from '../inputs/inputs.tsx'
import { useListBox } from '../overlays/list-box.tsx'

/**
 * A search field above a list of commands: arrow keys select, Enter runs. `onChoose` must close the palette before it
 * calls `run`, so that the focus has returned by then.
 */
export function CommandList({ onChoose }: { readonly onChoose: (run: () => void) => void }) {
  const { t } = useTranslation('ui')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const found = findCommands(useOfferedCommands(), typed)

  // When the dialog opened before this code loaded, it gave the focus to its close button, so move the focus here. A
  // dialog that has not taken the focus yet finds this field itself. If this took the focus before the dialog does, the
  // dialog could not return it to the previous element.
  useEffect(() => {
    const dialog = field.current?.closest('[role=dialog]')
    if (dialog?.contains(document.activeElement)) field.current?.focus()
  }, [])

  const { box, list } = useListBox({
    open: true,
    inPlace: true,
    text: typed,
    values: found.map(({ id }) => id),
    label: t('palette.results'),
    className: 'palette-list',
    renderOption: (place) => {
      const command = found[place]
      return (
        command && (
          <>
            {command.icon}
            <span className="palette-label">{command.label}</span>
            <span className="palette-group">{command.refused ?? command.group}</span>
          </>
        )
      )
    },
    isRefused: (place) => found[place]?.refused !== undefined,
    onChoose: (place) => {
      const command = found[place]
      if (command?.refused === undefined && command) onChoose(command.run)
    },
  })
  return (
    <div className="palette">
      <TextInput
        {...box}
        ref={field}
        aria-label={t('palette.open')}
        placeholder={t('palette.placeholder')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {list}
      <p role="status" className={found.length > 0 ? 'sr-only' : 'palette-none'}>
        {t('palette.found', { count: found.length })}
      </p>
    </div>
  )
}
