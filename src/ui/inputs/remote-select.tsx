import './field.css'
import './remote-select.css'
import { useState } from 'react'
import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { IconButton } from '../basics/button.tsx'
import { useListBox } from '../overlays/list-box.tsx'
import type { ControlProps } from './field.tsx'
import {
  useRemoteOptions,
  type RemoteOption,
  type RemoteSearch,
  type RemoteState,
} from './use-remote-options.ts'
import { TYPING_PAUSE_MS, useAnnouncement } from '../feedback/use-announcement.ts'

export interface RemoteSelectProps extends Partial<ControlProps> {
  /** The accessible name, if there is no `Field` around it. */
  readonly 'aria-label'?: string | undefined
  readonly value: RemoteOption | undefined
  readonly onChange: (option: RemoteOption | undefined) => void
  readonly search: RemoteSearch
  /** Options shown before the user types, such as the most recent ones. */
  readonly offered?: readonly RemoteOption[] | undefined
  /** Characters needed to start a search. Default: 3. */
  readonly minLength?: number | undefined
  /** Delay in ms between the last key press and the search. Default: 700 (R274). */
  readonly delay?: number | undefined
  /** Whether the value can be cleared. */
  readonly clearable?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
}

/** A choice among too many options to list. The user types, and selects from the results of a search on the server. */
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
  /** `undefined` while the list is closed. Then the box shows the value. */
  const [text, setText] = useState<string>()
  const state = useRemoteOptions(text, search, { minLength, delay })
  const status = useStatusText(state, minLength)
  const open = text !== undefined
  useAnnouncement(open ? status : '', { wait: TYPING_PAUSE_MS })
  const options =
    state.kind === 'found' ? state.options : state.kind === 'short' && text === '' ? (offered ?? []) : []

  const close = (): void => setText(undefined)
  const { box, list } = useListBox({
    id: props.id,
    open,
    text: text ?? '',
    onOpen: () => setText(''),
    onClose: close,
    values: options.map((option) => option.value),
    label: t('remote.found'),
    chosen: value ? [value.value] : [],
    head: options.length === 0 && <p className="remote-status">{status}</p>,
    renderOption: (index) => {
      const option = options[index]
      return (
        option && (
          <>
            <span className="remote-option" dir="auto">
              <span>{option.label}</span>
              {option.detail !== undefined && <small>{option.detail}</small>}
            </span>
            {option.value === value?.value && <Check aria-hidden="true" />}
          </>
        )
      )
    },
    onChoose: (index) => {
      close()
      onChange(options[index])
    },
  })
  return (
    <div className="input-group">
      <input
        {...box}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-required={props['aria-required']}
        aria-label={props['aria-label']}
        type="text"
        className="input"
        placeholder={placeholder ?? t('remote.placeholder', { count: minLength })}
        disabled={disabled}
        value={text ?? value?.label ?? ''}
        onFocus={({ target }) => target.select()}
        onClick={() => open || setText('')}
        onChange={({ target }) => setText(target.value)}
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
      {list}
    </div>
  )
}

/** The status of the search. Shown if there are no options, and announced to screen readers. */
function useStatusText(state: RemoteState, minLength: number): string {
  const { t } = useTranslation('ui')
  if (state.kind === 'found') {
    const count = state.options.length
    return count === 0 ? t('remote.none') : t('remote.results', { count, number: number(count) })
  }
  return t(`remote.${state.kind}`, { count: minLength })
}
