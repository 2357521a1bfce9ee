import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findCommands, useOfferedCommands } from './commands.ts'
import { TextInput } from '../inputs/inputs.tsx'
import { useListBox } from '../overlays/list-box.tsx'

/** A search field over a list: arrows choose, Enter runs. `onChoose` closes it first, so that focus is back in place. */
export function CommandList({ onChoose }: { readonly onChoose: (run: () => void) => void }) {
  const { t } = useTranslation('ui')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const found = findCommands(useOfferedCommands(), typed)

  // A dialog that opened before this code arrived gave the focus to its cross. One that has yet to take the focus finds
  // the field by itself; taking it earlier would make it forget where the focus was before.
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
    draw: (place) => {
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
