import { useEffect, useEffectEvent, useRef, useState } from 'react'
import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { findCommands, useAvailableCommands, type Command, type CommandSearch } from './commands.ts'
import { Keys } from './keys.tsx'
import { markedParts } from './marks.ts'
import { TYPING_PAUSE_MS, useAnnouncement } from '../feedback/use-announcement.ts'
import { TextInput } from '../inputs/inputs.tsx'
import { useListBox } from '../overlays/list-box.tsx'

/**
 * A search field above a list of commands. The arrow keys select a command, and Enter runs it. `onChoose` must close
 * the palette before it calls `run`, so that the focus has returned by then.
 */
interface CommandListProps {
  readonly search?: CommandSearch | undefined
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onChoose: (run: () => void) => void
}

export function CommandList({ search, typed, onType, onChoose }: CommandListProps) {
  const { t } = useTranslation('ui')
  const field = useRef<HTMLInputElement>(null)
  const { first, rest } = findCommands(useAvailableCommands(), typed)
  const searched = useSearched(search, typed)
  // Search results come after the first commands. The rest appears only after the search, so that the command that
  // Enter runs does not change when results arrive.
  const found = [...first, ...searched.commands, ...(searched.isUnderWay ? [] : rest)]

  // If the dialog opened before this code loaded, it focused its close button, so move the focus here. A dialog that
  // has not taken the focus yet finds this field itself. If this took the focus earlier, the dialog could not return it
  // to the previous element.
  useEffect(() => {
    const dialog = field.current?.closest('[role=dialog]')
    if (dialog?.contains(document.activeElement)) field.current?.focus()
  }, [])

  const state =
    searched.isUnderWay && found.length === 0
      ? t('palette.searching')
      : t('palette.found', { count: found.length })
  useAnnouncement(state, { wait: TYPING_PAUSE_MS })

  const { box, list } = useListBox({
    open: true,
    inPlace: true,
    text: typed,
    values: found.map(({ id }) => id),
    label: t('palette.results'),
    className: 'palette-list',
    groupOf: (index) => found[index]?.group,
    renderOption: (index) => {
      const command = found[index]
      return command && <CommandRow command={command} typed={typed} />
    },
    isRefused: (index) => found[index]?.refused !== undefined,
    onChooseInNewTab: (index) => {
      const command = found[index]
      if (command?.href !== undefined && command.refused === undefined)
        window.open(command.href, '_blank', 'noopener')
    },
    onChoose: (index) => {
      const command = found[index]
      if (command?.refused === undefined && command) onChoose(command.run)
    },
  })
  return (
    <div className="palette">
      <TextInput
        {...box}
        ref={field}
        aria-label={t('palette.open')}
        placeholder={t('palette.open')}
        before={<Search aria-hidden="true" />}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {typed.trim() !== '' && found.length > 0 && (
        <p className="palette-count" aria-hidden="true">
          {state}
        </p>
      )}
      {list}
      {found.length === 0 && <p className="palette-none">{state}</p>}
      <p className="palette-hints" aria-hidden="true">
        <span>
          <Keys of="rowAbove" /> <Keys of="rowBelow" /> <span>{t('palette.choose')}</span>
        </span>
        <span>
          <Keys of="openRow" /> <span>{t('palette.run')}</span>
        </span>
        <span>
          <Keys of={NEW_TAB_KEYS} /> <span>{t('palette.newTab')}</span>
        </span>
        <span>
          <kbd className="key">Esc</kbd> <span>{t('palette.close')}</span>
        </span>
        <span>
          <Keys of="help" /> <span>{t('palette.keys')}</span>
        </span>
      </p>
    </div>
  )
}

interface CommandRowProps {
  readonly command: Command
  readonly typed: string
}

function CommandRow({ command, typed }: CommandRowProps) {
  const { icon, label, detail, aside, refused = aside, isPart = false } = command
  return (
    <>
      {isPart && <span className="palette-branch" />}
      <span className="palette-icon">{icon}</span>
      <span className="palette-label">
        <Marked text={label} typed={typed} />
        {detail !== undefined && (
          <small>
            <span> </span>
            <Marked text={detail} typed={typed} />
          </small>
        )}
      </span>
      {refused !== undefined && <span className="palette-aside">{refused}</span>}
    </>
  )
}

/** A text in which the typed words are highlighted. */
const Marked = ({ text, typed }: { readonly text: string; readonly typed: string }) => (
  <bdi>
    {markedParts(text, typed).map((part, index) =>
      // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity
      part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
    )}
  </bdi>
)

const NEW_TAB_KEYS = ['Mod', 'Enter'] as const

/** R148: the search of records starts at three characters. */
const MIN_LENGTH = 3
/** The delay between the last key press and the search. */
const PAUSE_MS = 300
const NONE: readonly Command[] = []

/** The search results for the typed text, after a pause in typing. A failed search finds nothing. */
function useSearched(
  search: CommandSearch | undefined,
  typed: string,
): { readonly commands: readonly Command[]; readonly isUnderWay: boolean } {
  const text = typed.trim()
  const isLongEnough = search !== undefined && [...text].length >= MIN_LENGTH
  const [found, setFound] = useState<{ readonly text: string; readonly commands: readonly Command[] }>()
  const runSearch = useEffectEvent((signal: AbortSignal) => search?.(text, signal) ?? Promise.resolve(NONE))
  useEffect(() => {
    if (!isLongEnough) return
    const abort = new AbortController()
    const show = (commands: readonly Command[]): void => {
      if (!abort.signal.aborted) setFound({ text, commands })
    }
    const timer = setTimeout(() => void runSearch(abort.signal).then(show, () => show(NONE)), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, isLongEnough])
  const isCurrent = isLongEnough && found?.text === text
  return { commands: isCurrent ? found.commands : NONE, isUnderWay: isLongEnough && !isCurrent }
}
