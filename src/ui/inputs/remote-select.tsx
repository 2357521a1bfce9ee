import './field.css'
import './remote-select.css'
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import X from 'lucide-react/icons/x'
import { number } from '@/i18n/formats.ts'
import { IconButton } from '../basics/button.tsx'
import type { ControlProps } from './field.tsx'
import {
  useRemoteOptions,
  type RemoteOption,
  type RemoteSearch,
  type RemoteState,
} from './use-remote-options.ts'

export interface RemoteSelectProps extends Partial<ControlProps> {
  /** Its name, where no `Field` gives one. */
  readonly 'aria-label'?: string | undefined
  readonly value: RemoteOption | undefined
  readonly onChange: (option: RemoteOption | undefined) => void
  readonly search: RemoteSearch
  /** Offered before anything is typed, such as the most recent ones. */
  readonly offered?: readonly RemoteOption[] | undefined
  /** Characters before a search, default 3. */
  readonly minLength?: number | undefined
  /** Rest in ms before a search, default 700 (R274). */
  readonly delay?: number | undefined
  /** May be emptied. */
  readonly clearable?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
}

/** A choice among too many to list: type, pick from what the server finds. */
export function RemoteSelect(props: RemoteSelectProps) {
  const {
    value,
    onChange,
    search,
    offered,
    minLength = 3,
    delay = 700,
    clearable,
    placeholder,
    disabled,
  } = props
  const { t } = useTranslation('ui')
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  /** `undefined`: closed, the box shows the value. */
  const [text, setText] = useState<string>()
  const [active, setActive] = useState(0)
  const state = useRemoteOptions(text, search, { minLength, delay })
  const status = useStatusText(state, minLength)
  const open = text !== undefined
  const options =
    state.kind === 'found' ? state.options : state.kind === 'short' && text === '' ? (offered ?? []) : []
  const chosen = options[Math.min(active, options.length - 1)]

  const close = (): void => setText(undefined)
  const type = (next: string): void => {
    setText(next)
    setActive(0)
  }
  const choose = (option: RemoteOption): void => {
    close()
    onChange(option)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (open) setActive((at) => (at + step + options.length) % Math.max(1, options.length))
      else type('')
    } else if (event.key === 'Enter' && open) {
      event.preventDefault() // Never sends the form around it.
      if (chosen) choose(chosen)
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation() // Closes the list, not the dialog around it.
      close()
    }
  }
  return (
    <div className="input-group" ref={box}>
      <input
        id={props.id}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-required={props['aria-required']}
        aria-label={props['aria-label']}
        type="text"
        role="combobox"
        className="input"
        aria-expanded={open && options.length > 0}
        aria-controls={open && options.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && chosen ? `${listId}-${chosen.value}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? t('remote.placeholder', { count: minLength })}
        disabled={disabled}
        value={text ?? value?.label ?? ''}
        onFocus={({ target }) => target.select()}
        onClick={() => open || type('')}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <span className="input-after">
        {clearable && value && !disabled ? (
          <IconButton
            size="small"
            label={t('remote.clear')}
            icon={<X />}
            onClick={() => onChange(undefined)}
          />
        ) : (
          <ChevronsUpDown className="remote-arrows" aria-hidden="true" />
        )}
      </span>
      {open && (
        <List anchor={box}>
          {options.length === 0 ? (
            <p className="remote-status">{status}</p>
          ) : (
            <div role="listbox" id={listId} aria-label={t('remote.found')}>
              {options.map((option) => (
                <Option
                  key={option.value}
                  id={`${listId}-${option.value}`}
                  option={option}
                  active={option === chosen}
                  selected={option.value === value?.value}
                  onChoose={() => choose(option)}
                />
              ))}
            </div>
          )}
        </List>
      )}
      <output className="sr-only">{open && status}</output>
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly option: RemoteOption
  readonly active: boolean
  readonly selected: boolean
  readonly onChoose: () => void
}

function Option({ id, option, active, selected, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (active) row.current?.scrollIntoView?.({ block: 'nearest' }) // Absent in jsdom.
  }, [active])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the box, whose keys choose
    <div
      ref={row}
      id={id}
      role="option"
      className="remote-option"
      aria-selected={selected}
      data-active={active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span dir="auto">
        {option.label}
        {option.detail !== undefined && <small>{option.detail}</small>}
      </span>
      {selected && <Check aria-hidden="true" />}
    </div>
  )
}

const GAP = 4

/** Under its box, in the top layer, so that neither a dialog nor a scrolling part cuts it off. */
function List({
  anchor,
  children,
}: {
  readonly anchor: RefObject<HTMLElement | null>
  readonly children: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    element.showPopover?.() // Absent in jsdom.
    const place = (): void => putUnder(element, anchor.current)
    addEventListener('resize', place)
    document.addEventListener('scroll', place, true)
    return () => {
      removeEventListener('resize', place)
      document.removeEventListener('scroll', place, true)
    }
  }, [anchor])
  useLayoutEffect(() => putUnder(list.current, anchor.current)) // Whatever else the last drawing has moved.
  return (
    <div ref={list} popover="manual" className="remote-list">
      {children}
    </div>
  )
}

function putUnder(list: HTMLElement | null, anchor: HTMLElement | null): void {
  const box = anchor?.getBoundingClientRect()
  if (!box || list === null) return
  const above = box.bottom + 200 > innerHeight && box.top > innerHeight / 2
  list.style.left = `${box.left}px`
  list.style.width = `${Math.max(box.width, 240)}px`
  list.style.top = above ? 'auto' : `${box.bottom + GAP}px`
  list.style.bottom = above ? `${innerHeight - box.top + GAP}px` : 'auto'
}

/** How the search stands, shown where there are no options and read aloud. */
function useStatusText(state: RemoteState, minLength: number): string {
  const { t } = useTranslation('ui')
  if (state.kind === 'found') {
    const count = state.options.length
    return count === 0 ? t('remote.none') : t('remote.results', { count, number: number(count) })
  }
  return t(`remote.${state.kind}`, { count: minLength })
}
